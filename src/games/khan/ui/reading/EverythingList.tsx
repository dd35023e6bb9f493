import { useState } from 'preact/hooks';
import type { Translator } from '../../../../i18n/translator.ts';
import type { KhanBoard } from '../../saves/board.ts';
import { listEverything } from './read-board.ts';

interface Props {
  readonly board: KhanBoard;
  readonly t: Translator<'khan-reading'>;
}

/** Lists everything on the board with its places, as a text alternative to the map. */
export function EverythingList({ board, t }: Props) {
  const [isOpen, setOpen] = useState(false);
  const lines = isOpen ? listEverything(board, t) : [];
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('where')}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isOpen && lines.length === 0 && <p>{t('where-nothing')}</p>}
    </details>
  );
}
