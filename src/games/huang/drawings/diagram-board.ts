import { drawPath } from '../../../drawings/markup.ts';
import { formatNumbers } from '../../../drawings/svg-path.ts';
import type { LaidOutScene } from './diagram-scene.ts';
import { drawLabelText, type TextLabel } from './labels.ts';
import { type BoardSpot, HEX_HALF_WIDTH, HEX_RADIUS, makeHexPath } from './layout.ts';

/** Draws the ground: land, river, and capitals without a piece. */
export function drawGround({ spots, setup }: LaidOutScene): string {
  const free = spots.filter(({ kind, name }) => kind === 'C' && !setup.tiles[name] && !setup.leaders[name]);
  const hexes = (isRiver: boolean) => spots.filter(({ kind }) => (kind === '~') === isRiver).map(makeHexPath);
  return [
    drawPath('land', hexes(false)),
    drawPath('river', hexes(true)),
    drawPath('capital', free.map(makeRingPath)),
  ].join('');
}

function makeRingPath({ x, y }: BoardSpot): string {
  return `M${formatNumbers([x - 6, y])}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`;
}

/**
 * Draws the labels of rows and columns. Those of one character share one text element with a position for
 * each character.
 */
export function drawAxisLabels(scene: LaidOutScene): string {
  const { font } = scene;
  const labels = listAxisLabels(scene);
  const short = labels.filter(({ text }) => text.length === 1);
  const xs = short.map(({ x }) => formatNumbers([x])).join(' ');
  const ys = short.map(({ y }) => formatNumbers([y + font * 0.36])).join(' ');
  return [
    `<text x="${xs}" y="${ys}">${short.map(({ text }) => text).join('')}</text>`,
    ...labels.filter(({ text }) => text.length > 1).map((one) => drawLabelText(one, font)),
  ].join('');
}

/**
 * Returns the labels: letters of rows along the left edge (regardless of holes), and numbers of columns above
 * the first row, each where it would be in that row.
 */
export function listAxisLabels({ spots, placeOf }: LaidOutScene): readonly TextLabel[] {
  const heads = spots.filter(({ r }, i) => spots[i - 1]?.r !== r);
  const tops = new Map<string, BoardSpot>();
  for (const spot of spots) {
    const column = placeOf(spot.name).replace(/\D/g, '');
    if (!tops.has(column)) tops.set(column, spot);
  }
  const head = Math.min(...spots.map(({ y }) => y)) - HEX_RADIUS - 7;
  const [top] = spots;
  const getLean = (row: number) => (top ? Math.abs(top.r % 2) - Math.abs(row % 2) : 0); // odd rows shift right
  const getLeftEdge = (row: number) =>
    Math.min(...spots.flatMap(({ r, x }) => ((r - row) % 2 === 0 ? [x] : [])));
  return [
    ...heads.map(({ r, y, name }) => ({
      x: getLeftEdge(r) - HEX_HALF_WIDTH - 7,
      y,
      text: placeOf(name).replace(/\d/g, ''),
    })),
    ...[...tops].map(([text, { x, r }]) => ({ x: x + HEX_HALF_WIDTH * getLean(r), y: head, text })),
  ];
}
