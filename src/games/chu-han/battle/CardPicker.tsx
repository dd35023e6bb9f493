import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Card } from '../rules/cards/cards.ts';
import type { CardTranslator } from './types.ts';

/** The parts of the row, each as wide as a phone: its name and its first card; see `PICKER_CARDS`. */
const PARTS = [
  ['numbers', '1'],
  ['persons', 'ji-bu'],
  ['last', 'xiong-xin'],
] as const satisfies readonly (readonly [string, Card])[];

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
        {PARTS.map(([part, first]) => (
          <button type="button" key={first} onClick={() => scrollTo(first)}>
            <span>{t(`part-${part}`)}</span> <small>{t(`part-${part}-ranks`)}</small>
          </button>
        ))}
      </div>
      <div class="cards rail" role="group" aria-label={name} ref={row}>
        {children}
      </div>
    </div>
  );
}
