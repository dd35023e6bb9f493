import type { Player } from '../../engine/khan/vocabulary.ts';
import { type Letters, YurtShape } from './Drawing.tsx';

interface Props {
  readonly by: Player;
  readonly at: { readonly x: number; readonly y: number };
  readonly letters: Letters;
}

/** A ring around a yurt that a special card protects, with the letter of the card's owner. */
export function Guard({ by, at, letters }: Props) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle class="guard" r="10.4" />
      <g transform="translate(3.4 3.4)scale(.34)">
        <YurtShape yurt={by} letters={letters} />
      </g>
    </g>
  );
}
