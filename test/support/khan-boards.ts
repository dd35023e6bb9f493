import { chance, oneOf, shuffled } from './chance.ts';
import { wholeUpTo } from './random.ts';

/** Those who play Khan, as cases name them. */
export const KHAN_PLAYERS: readonly string[] = ['blue', 'green', 'red', 'yellow'];

/**
 * A board of Khan while it is being filled: spaces are "x,y", yurts name their owner or nobody. Land holds one
 * thing at most, a river space nothing but, at times, an earlier bridge.
 */
export interface KhanDraft {
  readonly width: number;
  readonly height: number;
  readonly river: Set<string>;
  readonly yurts: Map<string, string>;
  readonly rulers: Set<string>;
  readonly tiles: Set<string>;
}

/** Dry land with nothing on it. */
export function emptyDraft(width: number, height: number): KhanDraft {
  return { width, height, river: new Set(), yurts: new Map(), rulers: new Set(), tiles: new Set() };
}

/** Land and water with nothing on it, each side 1 to `most` long and mostly short. */
export function randomLand(random: () => number, most: number): KhanDraft {
  const side = () =>
    chance(random, 0.15) ? 1 + wholeUpTo(random, 1) : 3 + Math.floor((most - 2) * random() ** 2);
  const draft = emptyDraft(side(), side());
  letFlow(random, draft);
  return draft;
}

/** Land and water with yurts, rulers and earlier tiles on it. */
export function randomBoard(random: () => number, most: number): KhanDraft {
  const draft = randomLand(random, most);
  settle(random, draft);
  return draft;
}

/** All spaces of the grid, river or not. */
export function spacesOf({ width, height }: KhanDraft): readonly string[] {
  return Array.from({ length: width * height }, (_, i) => `${i % width},${Math.floor(i / width)}`);
}

/** The spaces of the grid that share an edge with this one. */
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

/** Streams from one edge of the board to another, some of which end in the land, and a pond here and there. */
function letFlow(random: () => number, draft: KhanDraft): void {
  const streams = oneOf(random, [0, 1, 1, 1, 2]) ?? 0;
  for (let i = 0; i < streams; i++) for (const space of randomStream(random, draft)) draft.river.add(space);
  const pond = oneOf(random, spacesOf(draft));
  if (pond === undefined || !chance(random, 0.15)) return;
  for (const space of [pond, ...neighboursOf(draft, pond)]) if (chance(random, 0.6)) draft.river.add(space);
}

/** One stream: from north to south or from west to east, with bends to both sides. */
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

/** Yurts of two to four players and neutral ones, thick or thin; earlier tiles, at times over river; rulers. */
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
