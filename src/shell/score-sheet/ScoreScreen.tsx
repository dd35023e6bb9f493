import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Translator } from '../../i18n/translator.ts';
import { queryElement } from '../../ui/browser/query-element.ts';
import type { UndoRedoState } from '../UndoRedo.tsx';
import { Keypad } from './Keypad.tsx';
import { PointsFields } from './PointsFields.tsx';
import { applyKey, type KeypadKey } from './points.ts';
import {
  findFirstEmptyCell,
  getCellId,
  getEntryText,
  isComplete,
  isLastCell,
  isOnSheet,
  offsetCell,
  type ScoreSheet,
  type SheetCell,
} from './sheet.ts';
import type { ScoreSheetView } from './sheet-view.ts';

interface Props<Field extends string> extends ScoreSheetView<Field> {
  readonly session: UndoRedoState;
  /** Sets the text of a field. */
  enter(cell: SheetCell<Field>, text: string): void;
  /** The result so far. */
  readonly children: ComponentChildren;
  readonly t: Translator<'score-sheet' | 'tool'>;
}

/**
 * The first screen of a final scoring: the result at the top, fields and keypad at the bottom within reach of
 * the thumb. On a phone the keypad closes when all fields are filled, and a player's tab opens it again.
 */
export function ScoreScreen<Field extends string>(props: Props<Field>) {
  const { sheet, session, children, t } = props;
  const result = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(true);
  const current = useCurrentCell(sheet);
  const { at, goTo } = current;
  const { type, pressKey, announcement } = useEntry(props, current);
  useLayoutEffect(() => setOpen(!isComplete(sheet)), [sheet.id]);
  const isLast = isLastCell(sheet, at);
  const next = () => {
    if (!isLast) return goTo(offsetCell(sheet, at, 1));
    setOpen(false);
    result.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  const openCell = (cell: SheetCell<Field>) => {
    setOpen(true);
    goTo(cell);
  };
  const keys = { press: pressKey, next, t };
  return (
    <>
      <div class="answer" ref={result} tabIndex={-1}>
        <h2 class="visually-hidden">{t('result')}</h2>
        {children}
      </div>
      <div class={isOpen ? 'pad' : 'pad closed'}>
        <h2 class="visually-hidden">{t('entry')}</h2>
        <PointsFields {...props} {...keys} at={at} isOpen={isOpen} goTo={openCell} type={type} />
        <Keypad {...keys} back={() => goTo(offsetCell(sheet, at, -1))} isLast={isLast} session={session} />
        <p class="visually-hidden" aria-live="polite">
          {announcement}
        </p>
      </div>
    </>
  );
}

/** Returns callbacks that edit the current field, and the announcement after a key of the keypad. */
function useEntry<Field extends string>(
  { sheet, names, getFieldName, enter }: Props<Field>,
  { at, isFresh }: ReturnType<typeof useCurrentCell<Field>>,
) {
  const [announcement, setAnnouncement] = useState('');
  const type = (cell: SheetCell<Field>, next: string) => {
    isFresh.current = false;
    enter(cell, next);
  };
  const pressKey = (key: KeypadKey) => {
    const next = applyKey(getEntryText(sheet, at), key, isFresh.current);
    type(at, next);
    isFresh.current = key === 'up' || key === 'down';
    setAnnouncement(`${names[at.seat]}, ${getFieldName(at.field)}: ${next || '–'}`);
  };
  return { type, pressKey, announcement };
}

/** State of the field that the keypad edits, and a callback that goes to another field. */
function useCurrentCell<Field extends string>(sheet: ScoreSheet<Field>) {
  const [cell, setCell] = useState<SheetCell<Field>>(() => findFirstEmptyCell(sheet));
  /** Whether the field was just entered or stepped, so that the next digit replaces its content. */
  const isFresh = useRef(true);
  /** DOM id of the field that gets the focus after the next render; empty for none. */
  const focusId = useRef('');
  const lastGame = useRef('');
  const at = isOnSheet(sheet, cell) ? cell : findFirstEmptyCell(sheet);
  const text = getEntryText(sheet, at);
  // When another game is opened, editing continues at its first empty field. While the tool still loads its
  // save it is inert and must not take the focus.
  useLayoutEffect(() => {
    const first = findFirstEmptyCell(sheet);
    if (lastGame.current !== '' && !isComplete(sheet)) focusId.current = getCellId(first);
    lastGame.current = sheet.id;
    isFresh.current = true;
    setCell(first);
  }, [sheet.id]);
  // A layout effect, so that the focus moves before the next key event and fast typing never goes into the
  // previous field.
  useLayoutEffect(() => {
    if (focusId.current !== getCellId(at)) return;
    focusId.current = '';
    queryElement(`#${getCellId(at)}`, HTMLElement).focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const here = document.activeElement;
    if (isFresh.current && here instanceof HTMLInputElement && here.id === getCellId(at)) here.select();
  }, [text, getCellId(at)]);
  const goTo = (next: SheetCell<Field>) => {
    isFresh.current = true;
    focusId.current = document.activeElement?.id === getCellId(next) ? '' : getCellId(next);
    setCell(next);
  };
  return { at, isFresh, goTo };
}
