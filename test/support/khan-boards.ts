import { chance, oneOf, shuffled } from './chance.ts';
import { wholeUpTo } from './random.ts';

/** The players of Khan. */
export const KHAN_PLAYERS: readonly string[] = ['blue', 'green', 'red', 'yellow'];

/**
 * A board of Khan while it is being generated. Spaces are "x,y"; yurts have an owner or are neutral. A land
 * space holds at most one thing, a river space only an earlier bridge.
 */
export interface KhanDraft {
  readonly width: number;
  readonly height: number;
  readonly river: Set<string>;
  readonly yurts: Map<string, string>;
  readonly rulers: Set<string>;
  readonly tiles: Set<string>;
}

/** Makes an empty board without a river. */
export function emptyDraft(width: number, height: number): KhanDraft {
  return { width, height, river: new Set(), yurts: new Map(), rulers: new Set(), tiles: new Set() };
}

/** Makes an empty board with rivers. Each side is 1 to `most` long, usually short. */
export function randomLand(random: () => number, most: number): KhanDraft {
  const side = () =>
    chance(random, 0.15) ? 1 + wholeUpTo(random, 1) : 3 + Math.floor((most - 2) * random() ** 2);
  const draft = emptyDraft(side(), side());
  letFlow(random, draft);
  return draft;
}

/** Makes a board with rivers, yurts, rulers and earlier tiles. */
export function randomBoard(random: () => number, most: number): KhanDraft {
  const draft = randomLand(random, most);
  settle(random, draft);
  return draft;
}

/** Lists all spaces of the grid. */
export function spacesOf({ width, height }: KhanDraft): readonly string[] {
  return Array.from({ length: width * height }, (_, i) => `${i % width},${Math.floor(i / width)}`);
}

/** Lists the spaces that share an edge with this one. */
export function neighboursOf({ width, height }: KhanDraft, space: string): readonly string[] {
  const [x = 0, y = 0] = space.split(',').map(Number);
  const beside: readonly (readonly [number, number])[] = [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ];
  return beside.filter(([i, j]) => i >= 0 && i < width && j >= 0 && j < height).map((pair) => pair.join());
}

/** Adds rivers from edge to edge, some of which end early, and a few ponds. */
function letFlow(random: () => number, draft: KhanDraft): void {
  const streams = oneOf(random, [0, 1, 1, 1, 2]) ?? 0;
  for (let i = 0; i < streams; i++) for (const space of randomStream(random, draft)) draft.river.add(space);
  const pond = oneOf(random, spacesOf(draft));
  if (pond === undefined || !chance(random, 0.15)) return;
  for (const space of [pond, ...neighboursOf(draft, pond)]) if (chance(random, 0.6)) draft.river.add(space);
}

/** Makes a winding river from north to south or from west to east. */
function randomStream(random: () => number, { width, height }: KhanDraft): readonly string[] {
  const runsSouth = chance(random, 0.5);
  const [length, breadth] = runsSouth ? [height, width] : [width, height];
  const spaces: string[] = [];
  let [along, across] = [0, wholeUpTo(random, breadth - 1)];
  while (along < length && !chance(random, 0.03)) {
    spaces.push(runsSouth ? `${across},${along}` : `${along},${across}`);
    const bend = chance(random, 0.4) ? (oneOf(random, [-1, 1]) ?? 0) : 0;
    if (bend === 0 || across + bend < 0 || across + bend >= breadth) along += 1;
    else across += bend;
  }
  return spaces;
}

/**
 * Adds many or few yurts of two to four players and neutral ones, earlier tiles, sometimes over the river,
 * and rulers.
 */
function settle(random: () => number, draft: KhanDraft): void {
  const yurts = oneOf(random, [0.4, 0.8, 0.95, 1]) ?? 1;
  const owners = [...shuffled(random, KHAN_PLAYERS).slice(0, 2 + wholeUpTo(random, 2)), 'neutral'];
  const strongest = owners[0] ?? 'red';
  const tiles = chance(random, 0.4) ? 0.12 : 0;
  const rulers = chance(random, 0.4) ? 0.06 : 0;
  for (const space of spacesOf(draft)) {
    const isLand = !draft.river.has(space);
    if (chance(random, tiles)) draft.tiles.add(space);
    else if (isLand && chance(random, rulers)) draft.rulers.add(space);
    else if (isLand && chance(random, yurts))
      draft.yurts.set(space, chance(random, 0.3) ? strongest : (oneOf(random, owners) ?? strongest));
  }
}
