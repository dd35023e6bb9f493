import { useEffect, useRef, useState } from 'preact/hooks';
import { findSpaceName, focusSpace } from '../../../../ui/map/InteractiveBoard.tsx';
import type { BoardReaderProps } from '../types.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { readBoard } from './read-board.ts';
import { getShownStates } from './readable-board.ts';
import { findReadingKey, getReadingLetters } from './reading-keys.ts';

/** The id of the description of the board for screen readers. */
export const BOARD_HINT_ID = 'board-keys';

/**
 * Reads the board out by keys while a space has the focus. What a key reads is put into one live region. The
 * help of the keys is a dialog.
 */
export function BoardReader(props: BoardReaderProps) {
  const { t } = props;
  const [announcement, setAnnouncement] = useState('');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const region = useRef<HTMLParagraphElement>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const frame = region.current?.closest('.tool-main');
    if (!(frame instanceof HTMLElement)) return;
    const press = (event: KeyboardEvent) => {
      const from = findSpaceName(event.target);
      if (from === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = findReadingKey(event, getReadingLetters(t));
      if (!key) return;
      event.preventDefault();
      if (key.asks === 'help') return setHelpOpen(true);
      const { answer, scene, layout, labelOf } = latest.current;
      const board = { setup: scene.setup, layout, labelOf, ...getShownStates(scene, answer) };
      const reading = readBoard(key, from, board, t);
      if (reading.to !== undefined) focusSpace(frame, reading.to);
      // A repeated text is changed invisibly, because an unchanged live region is not read again.
      setAnnouncement((before) => (before === reading.text ? `${reading.text}\u00a0` : reading.text));
    };
    frame.addEventListener('keydown', press);
    return () => frame.removeEventListener('keydown', press);
  }, [t]);
  return (
    <>
      <p class="visually-hidden" aria-live="polite" ref={region}>
        {announcement}
      </p>
      <p class="visually-hidden" id={BOARD_HINT_ID}>
        {t('keys-known')}
      </p>
      <KeysDialog isOpen={isHelpOpen} close={() => setHelpOpen(false)} t={t} />
    </>
  );
}
