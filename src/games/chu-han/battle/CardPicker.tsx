import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Card } from '../rules/cards/cards.ts';
import type { CardTranslator } from './types.ts';

/** The parts of the row, each as wide as a phone: its ranks and its first card; see `PICKER_CARDS`. */
const PARTS: readonly (readonly [ranks: string, first: Card])[] = [
  ['1–9', '1'],
  ['3', 'ji-bu'],
  ['6, 0', 'xiong-xin'],
];

interface Props {
  readonly name: string;
  readonly t: CardTranslator;
  /** A button for each of `PICKER_CARDS`. */
  readonly children: ComponentChildren;
}

/** All cards of the game in one row that can be swiped, with a button that scrolls to each part of it. */
export function CardPicker({ name, t, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const scrollTo = (card: Card) => {
    const first = row.current?.querySelector(`[data-card="${card}"]`);
    if (row.current && first instanceof HTMLElement) row.current.scrollLeft = first.offsetLeft;
  };
  return (
    <div class="picker">
      <div class="rank-parts">
        {PARTS.map(([ranks, first]) => (
          <button
            type="button"
            key={first}
            aria-label={t('rank', { rank: ranks })}
            onClick={() => scrollTo(first)}
          >
            {ranks}
          </button>
        ))}
      </div>
      <div class="cards rail" role="group" aria-label={name} ref={row}>
        {children}
      </div>
    </div>
  );
}
