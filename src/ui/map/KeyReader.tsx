import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../Dialog.tsx';
import { BOARD_HINT_ID, findSpaceName, focusSpace } from './InteractiveBoard.tsx';

/** What a key reads out, and the space that gets the focus; without one the focus stays. */
export interface Reading {
  readonly text: string;
  readonly to?: string | undefined;
}

interface Props {
  /** What a pressed key on a space reads out, or that it opens the list of keys; undefined for other keys. */
  read(event: KeyboardEvent, from: string): Reading | 'help' | undefined;
  /** Describes the board: which key lists the others. */
  readonly hint: string;
  /** Title of the list of keys. */
  readonly title: string;
  /** Label of the button that closes the list. */
  readonly closing: string;
  readonly keys: readonly (readonly [key: string, effect: string])[];
}

/**
 * Reads a board out by keys while a space has the focus. What a key reads is put into one live region. The
 * list of the keys is a dialog.
 */
export function KeyReader({ read, hint, title, closing, keys }: Props) {
  const [announcement, setAnnouncement] = useState('');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const region = useRef<HTMLParagraphElement>(null);
  const latestRead = useRef(read);
  latestRead.current = read;
  useEffect(() => {
    const frame = region.current?.closest('.tool-main');
    if (!(frame instanceof HTMLElement)) return;
    const press = (event: KeyboardEvent) => {
      const from = findSpaceName(event.target);
      if (from === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const reading = latestRead.current(event, from);
      if (!reading) return;
      event.preventDefault();
      if (reading === 'help') return setHelpOpen(true);
      const { text, to } = reading;
      if (to !== undefined) focusSpace(frame, to);
      // A repeated text is changed invisibly, because an unchanged live region is not read again.
      setAnnouncement((before) => (before === text ? `${text}\u00a0` : text));
    };
    frame.addEventListener('keydown', press);
    return () => frame.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <p class="visually-hidden" aria-live="polite" ref={region}>
        {announcement}
      </p>
      <p class="visually-hidden" id={BOARD_HINT_ID}>
        {hint}
      </p>
      <Dialog isOpen={isHelpOpen} title={title} closing={closing} close={() => setHelpOpen(false)}>
        <dl class="keys">
          {keys.map(([key, effect]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
