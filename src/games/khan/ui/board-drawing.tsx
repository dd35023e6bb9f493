import { KIND_LETTER_Y, KIND_SHAPES } from '../../../drawings/kind-shapes.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { RULER_ICON, YURT_ICON } from '../drawings/khan-icons.ts';
import { makeKhanPlaceLabel } from '../explain/place-label.ts';
import { type KhanSpaceName, toGridPoint } from '../rules/grid.ts';
import type { YurtKind } from '../rules/vocabulary.ts';
import { SPACE_MARKS, type SpaceView } from './space-view.ts';

/** Width of a space, in units of the drawing. */
export const SPACE_WIDTH = 24;
const HALF = SPACE_WIDTH / 2;
/** Width of the margin to the left of and above the board, with the letters and numbers of its spaces. */
export const BOARD_MARGIN = 14;

/** Draws a yurt: shape, letter and colour of its player; a neutral one is a plain tent. */
export function YurtShape({ yurt, t }: { yurt: YurtKind; t: Translator<'khan'> }) {
  if (yurt === 'neutral')
    return (
      <g class="kind neutral">
        <path fill-rule="evenodd" d={YURT_ICON} />
      </g>
    );
  return (
    <g class={`kind ${yurt}`}>
      <path d={KIND_SHAPES[yurt]} />
      <text x="12" y={KIND_LETTER_Y[yurt]}>
        {t(`letter-${yurt}`)}
      </text>
    </g>
  );
}

/** A yurt or ruler as a button icon. Decorative: the button has a label of its own. */
export function PieceIcon({ piece, t }: { piece: YurtKind | 'ruler'; t: Translator<'khan'> }) {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      {piece === 'ruler' ? <path class="crown" d={RULER_ICON} /> : <YurtShape yurt={piece} t={t} />}
    </svg>
  );
}

interface SpaceDrawingProps {
  readonly space: KhanSpaceName;
  readonly look: SpaceView;
  readonly t: Translator<'khan'>;
}

/** Draws a space: its ground, an earlier tile, a yurt or ruler, the tile being placed, a mark. */
export function SpaceDrawing({ space, look, t }: SpaceDrawingProps) {
  const { isRiver, isTiled, isRuler, occupant, isCovered, mark } = look;
  const [x, y] = toGridPoint(space);
  const isDark = (x + y) % 2 === 1; // as on a chessboard, so that rows and columns are easy to follow
  const isBare = !isRuler && !occupant && !mark && !isTiled;
  return (
    <g class={isCovered ? 'held' : undefined}>
      <rect
        class={isRiver ? 'ground river' : isDark ? 'ground dark' : 'ground'}
        x={-HALF}
        y={-HALF}
        width={SPACE_WIDTH}
        height={SPACE_WIDTH}
      />
      {isRiver && <path class="waves" d="M-9-4q4.500-5 9 0t9 0M-9 5q4.500-5 9 0t9 0" />}
      {isTiled && <path class="tiled" d="M-10-10H10V10H-10ZM-10 0L0-10M-10 10L10-10M0 10L10 0" />}
      {isBare && (
        <text class="place" y="2.5">
          {makeKhanPlaceLabel(space)}
        </text>
      )}
      {occupant === 'taken' && <path class="block" d="M-7-7H7V7H-7ZM-7 0H7M0-7V0M-3.500 0V7M3.500 0V7" />}
      {occupant && occupant !== 'taken' && (
        <g transform="translate(-9 -9)scale(.75)">
          <YurtShape yurt={occupant} t={t} />
        </g>
      )}
      {isRuler && <path class="crown" transform="translate(-10 -10)scale(.83)" d={RULER_ICON} />}
      {isCovered && <rect class="cover" x={-HALF} y={-HALF} width={SPACE_WIDTH} height={SPACE_WIDTH} />}
      {mark && (
        <>
          <path class="mark halo" d={SPACE_MARKS[mark]} />
          <path class={`mark ${mark}`} d={SPACE_MARKS[mark]} />
        </>
      )}
    </g>
  );
}

interface CoordinatesProps {
  readonly size: readonly [width: number, height: number];
  /** CSS class of the labels. */
  readonly look: 'edge-label' | 'place';
  /** Distance of a label's baseline from the board, and from the centre of its row. */
  readonly gap: number;
}

/** The letters of the rows and the numbers of the columns, in the margin of the board. */
export function Coordinates({ size: [width, height], look, gap }: CoordinatesProps) {
  const columns = Array.from({ length: width }, (_, x) => `${x},0`);
  const rows = Array.from({ length: height }, (_, y) => `0,${y}`);
  return (
    <>
      {columns.map((space) => (
        <text key={space} class={look} x={getSpaceCentre(space).x} y={-gap}>
          {makeKhanPlaceLabel(space).slice(1)}
        </text>
      ))}
      {rows.map((space) => (
        <text key={space} class={look} x={-BOARD_MARGIN / 2} y={getSpaceCentre(space).y + gap}>
          {makeKhanPlaceLabel(space).charAt(0)}
        </text>
      ))}
    </>
  );
}

/**
 * Returns the outline of some spaces as the `d` of a path: every edge that has one of them on exactly one
 * side.
 */
export function makeOutlinePath(spaces: readonly KhanSpaceName[]): string {
  const inside = new Set(spaces);
  return spaces
    .flatMap((space) => {
      const [x, y] = toGridPoint(space);
      const [west, north] = [x * SPACE_WIDTH, y * SPACE_WIDTH];
      const [east, south] = [west + SPACE_WIDTH, north + SPACE_WIDTH];
      return [
        inside.has(`${x},${y - 1}`) ? '' : `M${west} ${north}H${east}`,
        inside.has(`${x},${y + 1}`) ? '' : `M${west} ${south}H${east}`,
        inside.has(`${x - 1},${y}`) ? '' : `M${west} ${north}V${south}`,
        inside.has(`${x + 1},${y}`) ? '' : `M${east} ${north}V${south}`,
      ];
    })
    .join('');
}

/** Returns the centre of a space, in units of the drawing. */
export function getSpaceCentre(space: KhanSpaceName): { readonly x: number; readonly y: number } {
  const [x, y] = toGridPoint(space);
  return { x: x * SPACE_WIDTH + HALF, y: y * SPACE_WIDTH + HALF };
}
