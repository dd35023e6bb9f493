import type { Translator } from '../../../i18n/translator.ts';
import type { KhanPlayer } from '../rules/vocabulary.ts';
import { YurtShape } from './board-drawing.tsx';

interface Props {
  readonly by: KhanPlayer;
  readonly at: { readonly x: number; readonly y: number };
  readonly t: Translator<'khan'>;
}

/** A ring around a yurt that a special card protects, with the letter of the card's owner. */
export function GuardRing({ by, at, t }: Props) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle class="guard" r="10.4" />
      <g transform="translate(3.4 3.4)scale(.34)">
        <YurtShape yurt={by} t={t} />
      </g>
    </g>
  );
}
