import { chance, oneOf, shuffled } from './chance.ts';
import {
  emptyDraft,
  KHAN_PLAYERS,
  type KhanDraft,
  neighboursOf,
  randomBoard,
  randomLand,
  spacesOf,
} from './khan-boards.ts';
import { spoilKhanCase } from './khan-faults.ts';
import { wholeUpTo } from './random.ts';

type Fields = Readonly<Record<string, unknown>>;

const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
/** Keys that a case may leave out if they are empty. */
const MAY_BE_EMPTY = ['river', 'taken', 'rulers', 'tiles', 'yurts', 'protects'];

/**
 * Makes a random case of Khan, of any kind: with rivers, ponds and land, with legal and illegal bridges.
 * About one in eight is malformed or impossible.
 */
export function randomKhanCase(random: () => number): unknown {
  const ask = random();
  const plain =
    ask < 0.3 ? randomDriveOut(random) : ask < 0.8 ? randomConquer(random) : randomConquests(random);
  const asked = Object.fromEntries(shuffled(random, Object.entries(dressed(random, plain))));
  return chance(random, 0.13) ? spoilKhanCase(asked, random) : asked;
}

/** Adds the common fields to a case, sometimes without optional ones. */
function dressed(random: () => number, asked: Fields): Fields {
  const isSaid = ([key, value]: [string, unknown]) =>
    !MAY_BE_EMPTY.includes(key) || Object.keys(value as object).length > 0 || chance(random, 0.5);
  return {
    game: 'khan',
    ...Object.fromEntries(Object.entries(asked).filter(isSaid)),
    ...(chance(random, 0.1) && { id: oneOf<unknown>(random, [7, 'a', null, { table: 2 }]) }),
    ...(chance(random, 0.1) && { edition: oneOf(random, ['en', 'de', 'pl']) }),
    ...(chance(random, 0.3) && { rulings: randomRulings(random) }),
  };
}

function randomRulings(random: () => number): Fields {
  return {
    ...(chance(random, 0.7) && { 'bridge-banks': oneOf(random, ['rectangle', 'tile', 'tile']) }),
    ...(chance(random, 0.5) && { 'trapped-yurt': oneOf(random, ['none', 'laid']) }),
  };
}

// === Driving out

/** Places a ruler among many taken spaces, so that it often goes far, turns, or cannot move. */
function randomDriveOut(random: () => number): Fields {
  const draft = randomLand(random, 20);
  const ruler = oneOf(random, spacesOf(draft)) ?? '0,0';
  draft.river.delete(ruler);
  const thickness = oneOf(random, [0, 0.4, 0.6, 0.75, 0.85, 0.95]) ?? 0;
  // Sometimes the taken spaces include the ruler's own, or the river under a bridge.
  const shareOf = (space: string) =>
    space === ruler ? 0.2 : draft.river.has(space) ? thickness / 4 : thickness;
  return {
    ask: 'drive-out',
    size: [draft.width, draft.height],
    ruler,
    direction: oneOf(random, DIRECTIONS),
    river: shuffled(random, [...draft.river]),
    taken: shuffled(
      random,
      spacesOf(draft).filter((space) => chance(random, shareOf(space))),
    ),
    ...(chance(random, 0.85) && { camp: 1 + wholeUpTo(random, 4) }),
    ...(chance(random, 0.8) && { by: oneOf(random, ['phase', 'action']) }),
  };
}

// === Conquering

/** Places a tile where it is legal, or nearly so. */
function randomConquer(random: () => number): Fields {
  const draft = randomBoard(random, 20);
  if (draft.width * draft.height < 2) return randomConquer(random);
  const tile = draft.river.size > 0 && chance(random, 0.65) ? 'bridge' : 'conquest';
  const grown = randomCovers(random, draft, tile);
  const covers = chance(random, 0.06) ? torn(random, draft, grown) : grown;
  if (chance(random, 0.8)) {
    clear(random, draft, covers);
    if (chance(random, 0.3)) obstruct(random, draft, covers);
  }
  const table = tableOf(random, draft);
  const by = randomActor(random, draft, covers);
  const protects = randomProtections(random, draft, covers);
  return { ask: 'conquer', ...table, by, tile, covers: shuffled(random, covers), protects };
}

/** Makes special cards of some players, which usually protect some of these spaces. */
function randomProtections(random: () => number, { yurts }: KhanDraft, on: readonly string[]): Fields[] {
  if (chance(random, 0.5)) return [];
  return shuffled(random, KHAN_PLAYERS)
    .slice(0, 1 + wholeUpTo(random, 2))
    .flatMap((by) => {
      const own = [...yurts.keys()].filter((space) => yurts.get(space) === by);
      const neutral = [...yurts.keys()].filter((space) => yurts.get(space) === 'neutral');
      const kind = oneOf(random, [own, own, neutral, [...own, ...neutral]]) ?? own;
      const near = kind.filter((space) => on.includes(space) || chance(random, 0.2));
      const agrees = oneOf(random, [{}, { agrees: false }, { agrees: true }, { agrees: true }]);
      return near.length === 0 ? [] : [{ by, spaces: shuffled(random, near), ...agrees }];
    });
}

/** Makes the fields that `conquer` and `conquests` share. */
function tableOf(random: () => number, { river, yurts, rulers, tiles }: KhanDraft): Fields {
  return {
    river: shuffled(random, [...river]),
    yurts: Object.fromEntries(shuffled(random, [...yurts])),
    rulers: shuffled(random, [...rulers]),
    tiles: shuffled(random, [...tiles]),
  };
}

/** Picks connected spaces: only land for a conquest tile, land around some river spaces for a bridge. */
function randomCovers(random: () => number, draft: KhanDraft, tile: string): readonly string[] {
  const startsInRiver = tile === 'bridge' && chance(random, 0.95);
  const spaces = spacesOf(draft);
  const starts = spaces.filter((space) => draft.river.has(space) === startsInRiver);
  const crossings = startsInRiver ? starts.flatMap((space) => crossingsAt(draft, space)) : [];
  const crossing = chance(random, 0.75) ? oneOf(random, crossings) : undefined;
  return grow(random, draft, crossing ?? [oneOf(random, starts) ?? oneOf(random, spaces) ?? '0,0']);
}

/**
 * Lists crossings of a river space: with the land on both sides, from west to east and from north to south.
 */
function crossingsAt(draft: KhanDraft, river: string): readonly (readonly string[])[] {
  const land = neighboursOf(draft, river).filter((space) => !draft.river.has(space));
  const [x, y] = river.split(',');
  const inRow = land.filter((space) => space.endsWith(`,${y}`));
  const inColumn = land.filter((space) => space.startsWith(`${x},`));
  return [inRow, inColumn].filter((banks) => banks.length === 2).map((banks) => [river, ...banks]);
}

/** Adds neighbouring spaces, land if possible, up to eight in total. */
function grow(random: () => number, draft: KhanDraft, first: readonly string[]): readonly string[] {
  const covers = [...first];
  const wanted = 2 + wholeUpTo(random, chance(random, 0.6) ? 2 : 6);
  while (covers.length < wanted) {
    const beside = covers.flatMap((one) => neighboursOf(draft, one)).filter((one) => !covers.includes(one));
    const onLand = beside.filter((one) => !draft.river.has(one) || chance(random, 0.08));
    const next = oneOf(random, onLand) ?? oneOf(random, beside);
    if (next === undefined) break;
    covers.push(next);
  }
  return covers;
}

/** Moves one of the spaces elsewhere, so that they are usually no longer connected. */
function torn(random: () => number, draft: KhanDraft, covers: readonly string[]): readonly string[] {
  const others = spacesOf(draft).filter((space) => !covers.includes(space));
  const elsewhere = oneOf(random, others);
  return elsewhere === undefined ? covers : [...covers.slice(1), elsewhere];
}

/** Removes rulers and earlier tiles from these spaces and places yurts on the land. */
function clear(random: () => number, draft: KhanDraft, covers: readonly string[]): void {
  const colours = [...shuffled(random, KHAN_PLAYERS).slice(0, 1 + wholeUpTo(random, 3)), 'neutral'];
  for (const space of covers) {
    draft.rulers.delete(space);
    draft.tiles.delete(space);
    if (!draft.river.has(space) && !draft.yurts.has(space))
      draft.yurts.set(space, oneOf(random, colours) ?? 'neutral');
  }
}

/** Adds one obstacle: a ruler, an earlier tile, an empty space, or only neutral yurts. */
function obstruct(random: () => number, draft: KhanDraft, covers: readonly string[]): void {
  const land = covers.filter((space) => !draft.river.has(space));
  const kind = wholeUpTo(random, 3);
  const at = oneOf(random, kind === 1 ? covers : land);
  if (kind === 3) for (const space of land) draft.yurts.set(space, 'neutral');
  if (kind === 3 || at === undefined) return;
  // Pieces under an earlier tile may stay, but are often removed.
  if (kind !== 1 || chance(random, 0.8)) draft.yurts.delete(at);
  if (kind === 0) draft.rulers.add(at);
  if (kind === 1) draft.tiles.add(at);
}

/**
 * Picks the active player: usually one with the most yurts on these spaces, sometimes one with any, or any
 * player.
 */
function randomActor(random: () => number, { yurts }: KhanDraft, on: readonly string[]): string {
  const count = (player: string) => on.filter((space) => yurts.get(space) === player).length;
  const strongest = KHAN_PLAYERS.reduce((best, player) => (count(player) > count(best) ? player : best));
  if (chance(random, 0.65)) return strongest;
  const present = KHAN_PLAYERS.filter((player) => count(player) > 0);
  return oneOf(random, chance(random, 0.9) && present.length > 0 ? present : KHAN_PLAYERS) ?? strongest;
}

// === All conquests

/** Makes a usually small board with up to three tiles to place. */
function randomConquests(random: () => number): Fields {
  const draft = randomBoard(random, chance(random, 0.06) ? 20 : 9);
  const count = oneOf(random, [0, 1, 1, 1, 2, 2, 2, 2, 3, 3]) ?? 1;
  const shapes = Array.from({ length: count }, (_, i) => ({
    name: `s${i}`,
    tile: draft.river.size > 0 && chance(random, 0.6) ? 'bridge' : 'conquest',
    cells: randomCells(random),
  }));
  const size = [draft.width, draft.height];
  const by = randomActor(random, draft, spacesOf(draft));
  const protects = randomProtections(random, draft, spacesOf(draft));
  return { ask: 'conquests', ...tableOf(random, draft), by, size, shapes, protects };
}

/** Makes two to eight connected cells, usually few; sometimes too long for the board. */
function randomCells(random: () => number): readonly string[] {
  const meadow = emptyDraft(4, chance(random, 0.8) ? 4 : 8);
  const start = oneOf(random, spacesOf(meadow)) ?? '0,0';
  return shuffled(random, grow(random, meadow, [start]));
}
