import { KIND_LETTER_Y, KIND_SHAPES } from '../../drawings/kinds.ts';
import { CROWN, TENT } from '../../drawings/yurts.ts';
import { pointOf, type SpaceName } from '../../engine/khan/grid.ts';
import type { Yurt } from '../../engine/khan/vocabulary.ts';
import { placeOf } from '../../explain/khan/place.ts';
import { type Look, MARKS } from './look.ts';

/** Width of a space, in units of the drawing. */
export const SQUARE = 24;
const HALF = SQUARE / 2;

/** The letter of each player in the language of the page. */
export type Letters = Readonly<Record<Exclude<Yurt, 'neutral'>, string>>;

/** Draws a yurt: shape, letter and colour of its player; a neutral one is a plain tent. */
export function YurtShape({ yurt, letters }: { yurt: Yurt; letters: Letters }) {
  if (yurt === 'neutral')
    return (
      <g class="kind neutral">
        <path fill-rule="evenodd" d={TENT} />
      </g>
    );
  return (
    <g class={`kind ${yurt}`}>
      <path d={KIND_SHAPES[yurt]} />
      <text x="12" y={KIND_LETTER_Y[yurt]}>
        {letters[yurt]}
      </text>
    </g>
  );
}

/** A yurt or ruler as a button icon. Decorative: the button has a label of its own. */
export function PieceSign({ piece, letters }: { piece: Yurt | 'ruler'; letters: Letters }) {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      {piece === 'ruler' ? <path class="crown" d={CROWN} /> : <YurtShape yurt={piece} letters={letters} />}
    </svg>
  );
}

interface SquareProps {
  readonly space: SpaceName;
  readonly look: Look;
  readonly letters: Letters;
}

/** Draws a space: its ground, an earlier tile, a yurt or ruler, the tile being placed, a mark. */
export function Square({ space, look, letters }: SquareProps) {
  const { isRiver, isTiled, isRuler, stands, isCovered, mark } = look;
  const isBare = !isRuler && !stands && !mark && !isTiled;
  return (
    <g class={isCovered ? 'held' : undefined}>
      <rect class={isRiver ? 'ground river' : 'ground'} x={-HALF} y={-HALF} width={SQUARE} height={SQUARE} />
      {isRiver && <path class="waves" d="M-9-4q4.500-5 9 0t9 0M-9 5q4.500-5 9 0t9 0" />}
      {isTiled && <path class="tiled" d="M-10-10H10V10H-10ZM-10 0L0-10M-10 10L10-10M0 10L10 0" />}
      {isBare && (
        <text class="place" y="2.5">
          {placeOf(space)}
        </text>
      )}
      {stands === 'taken' && <path class="block" d="M-7-7H7V7H-7ZM-7 0H7M0-7V0M-3.500 0V7M3.500 0V7" />}
      {stands && stands !== 'taken' && (
        <g transform="translate(-9 -9)scale(.75)">
          <YurtShape yurt={stands} letters={letters} />
        </g>
      )}
      {isRuler && <path class="crown" transform="translate(-10 -10)scale(.83)" d={CROWN} />}
      {isCovered && <rect class="cover" x={-HALF} y={-HALF} width={SQUARE} height={SQUARE} />}
      {mark && (
        <>
          <path class="mark halo" d={MARKS[mark]} />
          <path class={`mark ${mark}`} d={MARKS[mark]} />
        </>
      )}
    </g>
  );
}

/** The outline of some spaces as the `d` of a path: every edge that has one of them on exactly one side. */
export function borderOf(spaces: readonly SpaceName[]): string {
  const inside = new Set(spaces);
  return spaces
    .flatMap((space) => {
      const [x, y] = pointOf(space);
      const [west, north] = [x * SQUARE, y * SQUARE];
      const [east, south] = [west + SQUARE, north + SQUARE];
      return [
        inside.has(`${x},${y - 1}`) ? '' : `M${west} ${north}H${east}`,
        inside.has(`${x},${y + 1}`) ? '' : `M${west} ${south}H${east}`,
        inside.has(`${x - 1},${y}`) ? '' : `M${west} ${north}V${south}`,
        inside.has(`${x + 1},${y}`) ? '' : `M${east} ${north}V${south}`,
      ];
    })
    .join('');
}

/** The centre of a space, in units of the drawing. */
export function middleOf(space: SpaceName): { readonly x: number; readonly y: number } {
  const [x, y] = pointOf(space);
  return { x: x * SQUARE + HALF, y: y * SQUARE + HALF };
}
