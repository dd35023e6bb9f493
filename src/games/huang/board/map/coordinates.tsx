import type { DrawingSize } from '../../../../ui/map/use-zoom.ts';
import { type BoardLayout, HEX_HALF_WIDTH } from '../../drawings/layout.ts';
import { makePlaceLabel } from '../../explain/place-label.ts';
import { toRowColumn } from '../../rules/board/hex.ts';

/** The name of a row or column, and the position of its centre in the drawing. */
interface Label {
  readonly text: string;
  readonly at: number;
}

/**
 * Draws the letters of the rows and the numbers of the columns: in the margin if the whole board is visible;
 * when zoomed in, fixed at the edges of the scroll container.
 */
export function drawCoordinates(layout: BoardLayout, frame: DrawingSize, scale: number | null) {
  const { rows, columns } = createLabels(layout);
  const { margin, width, height } = frame;
  if (scale === null)
    return (
      <svg
        class="rim"
        width="0"
        height="0"
        viewBox={`${-margin} ${-margin} ${width} ${height}`}
        aria-hidden="true"
      >
        {drawLabels(rows, (at) => ({ x: -margin / 2, y: at + 2.4 }))}
        {drawLabels(columns, (at) => ({ x: at, y: 2.4 - margin / 2 }))}
      </svg>
    );
  const middle = COORDINATE_STRIP / 2;
  const toPixels = (at: number) => (at + margin) * scale;
  return (
    <>
      <svg class="rim near rows" width={COORDINATE_STRIP} height={height * scale} aria-hidden="true">
        {drawLabels(rows, (at) => ({ x: middle, y: toPixels(at) + 4.5 }))}
      </svg>
      <svg class="rim near columns" width={width * scale} height={COORDINATE_STRIP} aria-hidden="true">
        {drawLabels(columns, (at) => ({ x: toPixels(at), y: middle + 4.5 }))}
      </svg>
    </>
  );
}

/** Draws labels; `place` returns the point for the position of a label. */
function drawLabels(
  labels: readonly Label[],
  place: (at: number) => { readonly x: number; readonly y: number },
) {
  return labels.map(({ text, at }) => (
    <text key={text} {...place(at)}>
      {text}
    </text>
  ));
}

/** Width of the fixed strips with row and column names, in pixels. */
export const COORDINATE_STRIP = 19;

/**
 * Computes the labels. A column number is centred between its spaces in even rows and in odd rows, which are
 * shifted by half a space.
 */
function createLabels({ spots }: BoardLayout): {
  readonly rows: readonly Label[];
  readonly columns: readonly Label[];
} {
  const rows = new Map(spots.map(({ name, y }) => [makePlaceLabel(name).replace(/\d/g, ''), y]));
  const columns = new Set(spots.map(({ name }) => toRowColumn(name).column));
  return {
    rows: [...rows].map(([text, at]) => ({ text, at })),
    columns: [...columns]
      .sort((a, b) => a - b)
      .map((column) => ({ text: `${column + 1}`, at: HEX_HALF_WIDTH * (2 * column + 1.5) })),
  };
}
