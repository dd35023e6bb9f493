import { drawPath } from '../markup.ts';
import { joined } from '../relative.ts';
import type { Sheet } from './diagram.ts';
import { CORNER, HALF, type Spot } from './layout.ts';

/** The ground: land, river and capitals without a piece, and the names of rows and columns along two edges. */
export function drawBoard({ spots, setup, placeOf }: Sheet): string {
  const free = spots.filter(({ kind, name }) => kind === 'C' && !setup.tiles[name] && !setup.leaders[name]);
  const hexes = (isRiver: boolean) => spots.filter(({ kind }) => (kind === '~') === isRiver).map(hexAt);
  return [
    drawPath('land', hexes(false)),
    drawPath('river', hexes(true)),
    drawPath('capital', free.map(ringAt)),
    ...edgeNames(spots, placeOf),
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

/** The letters of the rows along the left edge, holes or not, and the numbers of the spaces over the first row. */
function edgeNames(spots: readonly Spot[], placeOf: Sheet['placeOf']): readonly string[] {
  const heads = spots.filter(({ r }, i) => spots[i - 1]?.r !== r);
  const first = spots.filter(({ r }) => r === spots[0]?.r);
  const edgeOf = (row: number) => Math.min(...spots.flatMap(({ r, x }) => ((r - row) % 2 === 0 ? [x] : [])));
  const text = (x: number, y: number, name: string) =>
    `<text x="${joined([x])}" y="${joined([y])}">${name}</text>`;
  return [
    ...heads.map(({ r, y, name }) => text(edgeOf(r) - HALF - 7, y + 2.5, placeOf(name).replace(/\d/g, ''))),
    ...first.map(({ x, y, name }) => text(x, y - CORNER - 4.5, placeOf(name).replace(/\D/g, ''))),
  ];
}
