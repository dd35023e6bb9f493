import { useEffect, useRef, useState } from 'preact/hooks';
import { isolateBidi } from '../../../../explain/isolate-bidi.ts';
import type { Translator } from '../../../../i18n/translator.ts';
import type { Session } from '../../../../shell/session/session.ts';
import { copyText } from '../../../../ui/browser/share-dialog.ts';
import { getTileLetters } from '../../explain/tile-letters.ts';
import { makeNotation, type NotationFault, parseNotation } from '../../rules/setup/notation.ts';
import { type BoardState, withBoardSetup } from '../state.ts';
import type { BoardTypes, FullBoardTranslator } from '../types.ts';

interface Props {
  readonly session: Session<BoardTypes>;
  readonly t: FullBoardTranslator;
  readonly shellTexts: Translator<'sharing'>;
}

/** A field with the position in one line of text, to copy or to edit. */
export function PositionTextField({ session, t, shellTexts }: Props) {
  usePastedBoard(session, t, shellTexts);
  const [status, setStatus] = useState('');
  const { shown, parsed, write, applyText } = usePositionField(session);
  const copy = async () =>
    setStatus(t((await copyText(makeNotation(session.state.setup))) ? 'text-copied' : 'copy-failed'));
  const setUp = () => {
    if (!applyText()) return;
    setStatus(t('text-taken'));
    scrollTo({ top: 0 });
  };
  return (
    <details>
      <summary>{t('text')}</summary>
      <label>
        <span class="soft">{t('text-lead')}</span>
        <textarea
          rows={4}
          cols={10}
          spellcheck={false}
          value={shown}
          aria-invalid={parsed?.ok === false}
          onInput={(event) => write(event.currentTarget, event.inputType === 'insertFromPaste')}
        />
      </label>
      {parsed && !parsed.ok && <Fault fault={parsed.error} t={t} />}
      <p class="row">
        <button type="button" onClick={() => void copy()}>
          {t('text-copy')}
        </button>
        <button type="button" aria-disabled={!parsed?.ok} onClick={setUp}>
          {t('text-take')}
        </button>
      </p>
      <p role="status">{status}</p>
      <p class="soft keys-hint">{t('keys-hint', { letters: Object.values(getTileLetters(t)).join(', ') })}</p>
    </details>
  );
}

/** State of the text field. It follows the position until the user types; then the board follows the text. */
function usePositionField(session: Session<BoardTypes>) {
  const { state } = session;
  const [text, setText] = useState<string | null>(null);
  /** The state that was made from the typed text. */
  const drawn = useRef<BoardState | null>(null);
  const parsed = text === null ? null : parseNotation(text);
  /**
   * Updates the board while the user types. The whole edit is one undo step; for pasted text, errors are
   * shown at once.
   */
  const write = (field: HTMLTextAreaElement, isPasted: boolean) => {
    const { value } = field;
    setText(value);
    const read = parseNotation(value);
    if (!read.ok && isPasted) markFault(field, read.error);
    if (!read.ok) return;
    if (drawn.current === session.latest().history.now) session.undo();
    const { now } = session.latest().history;
    const next = withBoardSetup(now, read.value);
    drawn.current = next === now ? null : next;
    session.change(next);
  };
  /** Applies the text to the board. Returns whether it was valid. */
  const applyText = (): boolean => {
    if (!parsed?.ok) return false;
    session.change(withBoardSetup(state, parsed.value));
    drawn.current = null;
    setText(null);
    return true;
  };
  const isOfBoard = text === null || (parsed?.ok && drawn.current !== state);
  return { shown: isOfBoard ? makeNotation(state.setup) : text, parsed, write, applyText };
}

/** Handles text pasted outside of any input field: it replaces the board. */
function usePastedBoard(
  session: Session<BoardTypes>,
  t: FullBoardTranslator,
  shellTexts: Translator<'sharing'>,
): void {
  const latest = useRef(session);
  latest.current = session;
  useEffect(() => {
    const paste = async (text: string) => {
      const { parsePastedBoard } = await import('./parse-pasted-board.ts');
      const { change, notify, state, settings } = latest.current;
      const next = await parsePastedBoard(text, state, settings);
      if (next) change(next.state, next.answer);
      notify(t(next ? 'text-taken' : 'paste-wrong'));
    };
    const fail = (error: unknown) => {
      console.warn(error);
      latest.current.notify(shellTexts('part-failed'));
    };
    const listen = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain');
      const isField = event.target instanceof Element && event.target.closest('input, textarea');
      if (text && !isField) paste(text).catch(fail);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [t]);
}

/** Selects the invalid part of the text in its field. */
function markFault(field: HTMLTextAreaElement, fault: NotationFault): void {
  const at = fault.field === 'size' ? -1 : field.value.indexOf(fault.text);
  if (at >= 0 && fault.field !== 'size') field.setSelectionRange(at, at + fault.text.length);
}

/** Explains why a text is not a valid position. */
function Fault({ fault, t }: { readonly fault: NotationFault; readonly t: FullBoardTranslator }) {
  return (
    <p class="wrong" role="alert">
      {fault.field === 'size'
        ? t('text-wrong-size', { most: fault.most })
        : t(`text-wrong-${fault.field}`, { text: isolateBidi(fault.text) || '…' })}
    </p>
  );
}
