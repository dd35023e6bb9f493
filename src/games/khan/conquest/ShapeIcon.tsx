import type { TileShape } from '../rules/find-legal-conquests.ts';
import { measureBoard, toGridPoint } from '../rules/grid.ts';

/**
 * A small picture of a saved shape; a bridge is drawn with a wave. Decorative: the text next to it names the
 * shape.
 */
export function ShapeIcon({ shape: { cells, tile } }: { shape: TileShape }) {
  const [width, height] = measureBoard(cells);
  const wave = height / 2 + 0.1;
  return (
    <svg
      class={`shape ${tile}`}
      viewBox={`-.1 -.1 ${width + 0.2} ${height + 0.2}`}
      width="28"
      height="28"
      aria-hidden="true"
    >
      {cells.map(toGridPoint).map(([x, y]) => (
        <rect key={`${x},${y}`} x={x} y={y} width="1" height="1" />
      ))}
      {tile === 'bridge' && <path d={`M0 ${wave}q${width / 4}-.5 ${width / 2} 0t${width / 2} 0`} />}
    </svg>
  );
}
