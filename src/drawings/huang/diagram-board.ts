import { drawPath } from '../markup.ts';
import { joined } from '../relative.ts';
import type { Sheet } from './diagram.ts';
import { drawText } from './diagram-signs.ts';
import { CORNER, HALF, type Spot } from './layout.ts';
import type { Tag } from './tags.ts';

/** Draws the ground: land, river, and capitals without a piece. */
export function drawGround({ spots, setup }: Sheet): string {
  const free = spots.filter(({ kind, name }) => kind === 'C' && !setup.tiles[name] && !setup.leaders[name]);
  const hexes = (isRiver: boolean) => spots.filter(({ kind }) => (kind === '~') === isRiver).map(hexAt);
  return [
    drawPath('land', hexes(false)),
    drawPath('river', hexes(true)),
    drawPath('capital', free.map(ringAt)),
  ].join('');
}

const SIDE = joined([CORNER]);
const SLOPE = joined([CORNER / 2]);

function hexAt({ x, y }: Spot): string {
  const up = `-${SLOPE}`;
  return `M${joined([x, y - CORNER])}l${HALF} ${SLOPE}v${SIDE}l-${HALF} ${SLOPE}-${HALF}${up}v-${SIDE}z`;
}

function ringAt({ x, y }: Spot): string {
  return `M${joined([x - 6, y])}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`;
}

/**
 * Draws the labels of rows and columns. Those of one character share one text element with a position for
 * each character.
 */
export function drawEdges(sheet: Sheet): string {
  const { font } = sheet;
  const names = edgeNames(sheet);
  const short = names.filter(({ text }) => text.length === 1);
  const xs = short.map(({ x }) => joined([x])).join(' ');
  const ys = short.map(({ y }) => joined([y + font * 0.36])).join(' ');
  return [
    `<text x="${xs}" y="${ys}">${short.map(({ text }) => text).join('')}</text>`,
    ...names.filter(({ text }) => text.length > 1).map((one) => drawText(one, font)),
  ].join('');
}

/**
 * Returns the labels: letters of rows along the left edge (regardless of holes), and numbers of columns above
 * the first row, each where it would be in that row.
 */
export function edgeNames({ spots, placeOf }: Sheet): readonly Tag[] {
  const heads = spots.filter(({ r }, i) => spots[i - 1]?.r !== r);
  const tops = new Map<string, Spot>();
  for (const spot of spots) {
    const column = placeOf(spot.name).replace(/\D/g, '');
    if (!tops.has(column)) tops.set(column, spot);
  }
  const head = Math.min(...spots.map(({ y }) => y)) - CORNER - 7;
  const [top] = spots;
  const leanOf = (row: number) => (top ? Math.abs(top.r % 2) - Math.abs(row % 2) : 0); // odd rows shift right
  const edgeOf = (row: number) => Math.min(...spots.flatMap(({ r, x }) => ((r - row) % 2 === 0 ? [x] : [])));
  return [
    ...heads.map(({ r, y, name }) => ({
      x: edgeOf(r) - HALF - 7,
      y,
      text: placeOf(name).replace(/\d/g, ''),
    })),
    ...[...tops].map(([text, { x, r }]) => ({ x: x + HALF * leanOf(r), y: head, text })),
  ];
}
