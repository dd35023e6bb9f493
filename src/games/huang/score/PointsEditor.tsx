import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Session } from '../../../shell/session/session.ts';
import { queryElement } from '../../../ui/browser/query-element.ts';
import { Keypad } from './Keypad.tsx';
import { getFieldName, PointsFields } from './PointsFields.tsx';
import { listPlayerTexts } from './player-ids.ts';
import { applyKey, type KeypadKey } from './points.ts';
import {
  findFirstEmptyCell,
  getCellId,
  getEntryText,
  isComplete,
  isLastCell,
  isOnSheet,
  offsetCell,
  type SheetCell,
  withEntry,
} from './state.ts';
import type { HuangScoreTypes, InitialHuangScoreTranslator } from './types.ts';

interface Props {
  readonly session: Session<HuangScoreTypes>;
  done(): void;
  readonly t: InitialHuangScoreTranslator;
}

/**
 * Fields and keypad. On a phone the keypad closes when all fields are filled, and a player's tab opens it
 * again.
 */
export function PointsEditor({ session, done, t }: Props) {
  const { state: game } = session;
  const [isOpen, setOpen] = useState(true);
  const current = useCurrentCell(session);
  const { at, goTo } = current;
  const { type, pressKey, announcement } = useEntry(session, current, t);
  useLayoutEffect(() => setOpen(!isComplete(game)), [game.id]);
  const isLast = isLastCell(game, at);
  const next = () => {
    if (!isLast) return goTo(offsetCell(game, at, 1));
    setOpen(false);
    done();
  };
  const openCell = (cell: SheetCell) => {
    setOpen(true);
    goTo(cell);
  };
  const keys = { press: pressKey, next, t };
  return (
    <div class={isOpen ? 'pad' : 'pad closed'}>
      <h2 class="visually-hidden">{t('entry')}</h2>
      <PointsFields {...keys} state={game} at={at} isOpen={isOpen} goTo={openCell} type={type} />
      <Keypad {...keys} back={() => goTo(offsetCell(game, at, -1))} isLast={isLast} session={session} />
      <p class="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}

/** Returns callbacks that edit the current field, and the announcement after a key of the keypad. */
function useEntry(
  session: Session<HuangScoreTypes>,
  { at, isFresh }: ReturnType<typeof useCurrentCell>,
  t: InitialHuangScoreTranslator,
) {
  const { state: game } = session;
  const [announcement, setAnnouncement] = useState('');
  const type = ({ seat, field }: SheetCell, next: string) => {
    isFresh.current = false;
    session.change(withEntry(game, seat, field, next));
  };
  const pressKey = (key: KeypadKey) => {
    const next = applyKey(getEntryText(game, at), key, isFresh.current);
    type(at, next);
    isFresh.current = key === 'up' || key === 'down';
    const player = listPlayerTexts(game, t)[at.seat];
    setAnnouncement(`${player}, ${getFieldName(at.field, t)}: ${next || '–'}`);
  };
  return { type, pressKey, announcement };
}

/** State of the field that the keypad edits, and a callback that goes to another field. */
function useCurrentCell({ state: game }: Session<HuangScoreTypes>) {
  const [cell, setCell] = useState<SheetCell>({ seat: 0, field: 'yellow' });
  /** Whether the field was just entered or stepped, so that the next digit replaces its content. */
  const isFresh = useRef(true);
  /** DOM id of the field that gets the focus after the next render; empty for none. */
  const focusId = useRef('');
  const lastGame = useRef('');
  const at = isOnSheet(game, cell) ? cell : findFirstEmptyCell(game);
  const text = getEntryText(game, at);
  // When another game is opened, editing continues at its first empty field. While the tool still loads its
  // save it is inert and must not take the focus.
  useLayoutEffect(() => {
    const first = findFirstEmptyCell(game);
    if (lastGame.current !== '' && !isComplete(game)) focusId.current = getCellId(first);
    lastGame.current = game.id;
    isFresh.current = true;
    setCell(first);
  }, [game.id]);
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
  const goTo = (next: SheetCell) => {
    isFresh.current = true;
    focusId.current = document.activeElement?.id === getCellId(next) ? '' : getCellId(next);
    setCell(next);
  };
  return { at, isFresh, goTo };
}
