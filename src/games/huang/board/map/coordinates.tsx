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
  if (scale === null) return drawMarginLabels(rows, columns, frame);
  const toPixels = ({ at }: Label) => (at + margin) * scale;
  return (
    <>
      <svg class="rim near rows" width={COORDINATE_STRIP} height={height * scale} aria-hidden="true">
        {rows.map((label) => (
          <text key={label.text} x={COORDINATE_STRIP / 2} y={toPixels(label) + 4.5}>
            {label.text}
          </text>
        ))}
      </svg>
      <svg class="rim near columns" width={width * scale} height={COORDINATE_STRIP} aria-hidden="true">
        {columns.map((label) => (
          <text key={label.text} x={toPixels(label)} y={COORDINATE_STRIP / 2 + 4.5}>
            {label.text}
          </text>
        ))}
      </svg>
    </>
  );
}

/** Draws the labels in the margin of the whole board. */
function drawMarginLabels(
  rows: readonly Label[],
  columns: readonly Label[],
  { margin, width, height }: DrawingSize,
) {
  return (
    <svg
      class="rim"
      width="0"
      height="0"
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      aria-hidden="true"
    >
      {rows.map(({ text, at }) => (
        <text key={text} x={-margin / 2} y={at + 2.4}>
          {text}
        </text>
      ))}
      {columns.map(({ text, at }) => (
        <text key={text} x={at} y={2.4 - margin / 2}>
          {text}
        </text>
      ))}
    </svg>
  );
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
