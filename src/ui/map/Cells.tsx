import type { ComponentChildren, VNode } from 'preact';

/** The centre of a space in the drawing. */
export interface SpaceCentre {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The drawing of a space. */
export interface Cell {
  /** Accessible name: the space and what is on it. */
  readonly label: string;
  /** Changes whenever the drawing changes. */
  readonly key: string;
  draw(): ComponentChildren;
}

/** A rendered cell. */
interface DrawnCell<S extends SpaceCentre> {
  readonly spot: S;
  readonly isHere: boolean;
  readonly cellOf: (spot: S) => Cell;
  readonly key: string;
  readonly drawing: VNode;
}

/** Rendered cells by the name of their space. */
export type DrawnCells<S extends SpaceCentre> = Map<string, DrawnCell<S>>;

interface CellsProps<S extends SpaceCentre> {
  readonly row: readonly S[];
  /** The space that Tab focuses (roving tabindex). */
  readonly here: string | undefined;
  readonly cellOf: (spot: S) => Cell;
  readonly drawn: DrawnCells<S>;
}

/** The cells of a row. An unchanged cell returns its previous virtual node, so that Preact skips it. */
export function Cells<S extends SpaceCentre>({ row, here, cellOf, drawn }: CellsProps<S>) {
  const cell = (spot: S) => {
    const { name, x, y } = spot;
    const isHere = name === here;
    const before = drawn.get(name);
    if (before?.spot === spot && before.isHere === isHere && before.cellOf === cellOf) return before.drawing;
    const { label, key: kind, draw } = cellOf(spot);
    const key = [x, y, kind, label, isHere].join('|');
    const drawing =
      before?.key === key ? (
        before.drawing
      ) : (
        <g
          key={name}
          role="gridcell"
          class="cell"
          data-space={name}
          tabindex={isHere ? 0 : -1}
          aria-label={label}
          transform={`translate(${Number(x.toFixed(2))} ${Number(y.toFixed(2))})`}
        >
          {draw()}
        </g>
      );
    drawn.set(name, { spot, isHere, cellOf, key, drawing });
    return drawing;
  };
  return <>{row.map(cell)}</>;
}
