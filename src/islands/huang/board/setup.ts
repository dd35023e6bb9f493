import { boardOf, WARRING_STATES } from '../../../engine/huang/board.ts';
import {
  BANDITS_ON_BOARD,
  GRANARIES_IN_BOX,
  PAGODAS_IN_BOX,
  TILES_IN_BOX,
} from '../../../engine/huang/box.ts';
import type { Colour, Dynasty } from '../../../engine/huang/vocabulary.ts';
import type { RuleId } from '../../../engine/trace.ts';
import { makePosition, parsePosition, type WrittenPosition } from '../../../referee/huang/notation.ts';

/** A position while it is set up: everything written out, whether or not it could be. */
export type Setup = Required<Omit<WrittenPosition, 'hands'>> & Pick<WrittenPosition, 'hands'>;

/** What is taken from the box and put on a space, or done to what lies there. */
export type Piece =
  | { readonly kind: 'tile'; readonly colour: Colour }
  | { readonly kind: 'leader'; readonly dynasty: Dynasty; readonly colour: Colour }
  | { readonly kind: 'pagoda' }
  | { readonly kind: 'palace' }
  | { readonly kind: 'granary' }
  | { readonly kind: 'bandits'; readonly strength: number }
  | { readonly kind: 'eraser' }
  | { readonly kind: 'move' };

/** Why a piece cannot be put there. */
export type Obstacle =
  | 'wrong-ground'
  | 'leader-on-river'
  | 'box-empty'
  | 'no-triangle'
  | 'no-palace-base'
  | 'carries-building'
  | 'no-governor-tile'
  | 'not-connected'
  | 'with-granaries'
  | 'with-bandits'
  | 'nothing-there';

/** What a tap comes to: a changed position, spaces chosen so far for a piece that takes several, or an obstacle. */
export type Edit =
  | { readonly kind: 'changed'; readonly setup: Setup }
  | { readonly kind: 'chosen'; readonly spaces: readonly string[] }
  | { readonly kind: 'refused'; readonly why: Obstacle; readonly rule: RuleId };

/** The rows of a position's board. */
export function rowsOf({ board }: Pick<Setup, 'board'>): readonly string[] {
  return board === 'warring-states' ? WARRING_STATES : board.rows;
}

/** The position of a text that is known to be one. */
export function readSetup(text: string): Setup {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`Not a position: ${text}`);
  const { board = 'warring-states', players, turn = players[0], ...rest } = parsed.value;
  if (!turn) throw new Error(`Nobody plays: ${text}`);
  const nothing = { tiles: {}, leaders: {}, pagodas: [], palace: null, granaries: [], bandits: [] };
  return { ...nothing, ...rest, board, players, turn };
}

export function writeSetup(setup: Setup): string {
  return makePosition(setup);
}

/** The position after set-up, a yellow tile on each capital, or with nothing at all on the board. */
export function freshSetup(
  board: Setup['board'],
  players: readonly Dynasty[],
  turn: Dynasty,
  isEmpty = false,
): Setup {
  const capitals = rowsOf({ board }).flatMap((row, r) =>
    [...row].flatMap((kind, c) => (kind === 'C' ? [`${c - Math.floor(r / 2)},${r}`] : [])),
  );
  const tiles = Object.fromEntries(isEmpty ? [] : capitals.map((space) => [space, 'yellow' as const]));
  return {
    board,
    players,
    turn,
    tiles,
    leaders: {},
    pagodas: [],
    palace: null,
    granaries: [],
    bandits: [],
  };
}

/** How many tiles of a colour are neither on the board nor in a hand that is known. */
export function tilesLeft({ tiles, hands }: Setup, colour: Colour): number {
  const lying = Object.values(tiles).filter((one) => one === colour).length;
  const held = Object.values(hands ?? {}).reduce((sum, hand) => sum + (hand[colour] ?? 0), 0);
  return TILES_IN_BOX[colour] - lying - held;
}

export function pagodasBeside({ pagodas }: Setup, colour: Colour): number {
  return PAGODAS_IN_BOX[colour] - pagodas.filter((one) => one.colour === colour).length;
}

/** Whether a space carries a tile, a leader or bandits. */
function isTaken({ tiles, leaders, bandits }: Setup, space: string): boolean {
  return (
    Object.hasOwn(tiles, space) ||
    Object.hasOwn(leaders, space) ||
    bandits.some(({ at }) => at.includes(space))
  );
}

/** Puts a piece on a space. `chosen` are the spaces tapped before for a piece that lies on several. */
export function put(setup: Setup, piece: Piece, space: string, chosen: readonly string[]): Edit {
  switch (piece.kind) {
    case 'tile':
      return putTile(setup, piece.colour, space);
    case 'leader':
      return putLeader(setup, `${piece.dynasty}:${piece.colour}`, space);
    case 'granary':
      return putGranary(setup, space);
    case 'eraser':
      return isTaken(setup, space)
        ? changed(cleared(setup, space))
        : refused('nothing-there', 'huang/tiles/from-hand');
    case 'pagoda':
      return choose(setup, space, chosen, 'no-triangle', 'huang/pagodas/triangle', trianglesAt, addPagoda);
    case 'palace':
      return choose(setup, space, chosen, 'no-palace-base', 'huang/palace/base', basesAt, addPalace);
    case 'bandits':
      return choose(setup, space, chosen, 'not-connected', 'huang/bandits/tiles', lairsAt, (next, at) =>
        addBandits(next, at, piece.strength),
      );
    case 'move':
      return movePiece(setup, space, chosen);
  }
}

const changed = (setup: Setup): Edit => ({ kind: 'changed', setup });
const refused = (why: Obstacle, rule: RuleId): Edit => ({ kind: 'refused', why, rule });

/** A tile; the same tile again takes it away. */
function putTile(setup: Setup, colour: Colour, space: string): Edit {
  if (setup.tiles[space] === colour) return changed(cleared(setup, space));
  if ((kindOf(setup, space) === '~') !== (colour === 'blue'))
    return refused('wrong-ground', 'huang/tiles/river');
  const bare = cleared(setup, space);
  if (tilesLeft(bare, colour) === 0) return refused('box-empty', 'huang/tiles/from-hand');
  return changed({ ...bare, tiles: { ...bare.tiles, [space]: colour } });
}

/** A leader, from wherever it stands; on its own space it is taken away. */
function putLeader(setup: Setup, leader: string, space: string): Edit {
  if (setup.leaders[space] === leader) return changed(cleared(setup, space));
  if (kindOf(setup, space) === '~') return refused('leader-on-river', 'huang/leaders/not-on-river');
  const bare = cleared(setup, space);
  const others = Object.entries(bare.leaders).filter(([, one]) => one !== leader);
  return changed({ ...bare, leaders: { ...Object.fromEntries(others), [space]: leader } });
}

function putGranary(setup: Setup, space: string): Edit {
  const rule = 'huang/eighteen-kingdoms/granaries';
  const { granaries } = setup;
  if (granaries.includes(space))
    return changed({ ...setup, granaries: granaries.filter((one) => one !== space) });
  if (setup.tiles[space] !== 'yellow') return refused('no-governor-tile', rule);
  if (hasBuilding(setup, space)) return refused('carries-building', 'huang/pagodas/free-tiles');
  if (setup.bandits.length > 0) return refused('with-bandits', rule);
  if (granaries.length >= GRANARIES_IN_BOX) return refused('box-empty', rule);
  return changed({ ...setup, granaries: [...granaries, space] });
}

/** A space without what lies on it, and without the buildings that need it. */
function cleared(setup: Setup, space: string): Setup {
  const without = <T>(pieces: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(pieces).filter(([at]) => at !== space));
  return {
    ...setup,
    tiles: without(setup.tiles),
    leaders: without(setup.leaders),
    pagodas: setup.pagodas.filter(({ at }) => !at.includes(space)),
    palace: setup.palace?.includes(space) ? null : setup.palace,
    granaries: setup.granaries.filter((one) => one !== space),
    bandits: setup.bandits.filter(({ at }) => !at.includes(space)),
  };
}

/**
 * A piece that lies on several spaces: one tap more narrows down where, and it is put up as soon as only one place is
 * left. A tap on one that stands takes it away.
 */
function choose(
  setup: Setup,
  space: string,
  chosen: readonly string[],
  why: Obstacle,
  rule: RuleId,
  placesAt: (setup: Setup, space: string) => readonly (readonly string[])[],
  add: (setup: Setup, at: readonly string[]) => Edit,
): Edit {
  if (
    chosen.length === 0 &&
    (hasBuilding(setup, space) || setup.bandits.some(({ at }) => at.includes(space)))
  )
    return changed(withoutBuilding(setup, space));
  if (chosen.includes(space)) return { kind: 'chosen', spaces: chosen.filter((one) => one !== space) };
  const spaces = [...chosen, space];
  const places = placesAt(setup, space).filter((place) => spaces.every((one) => place.includes(one)));
  const [only] = places;
  if (!only) return refused(why, rule);
  return places.length === 1 ? add(setup, only) : { kind: 'chosen', spaces };
}

function withoutBuilding(setup: Setup, space: string): Setup {
  return {
    ...setup,
    pagodas: setup.pagodas.filter(({ at }) => !at.includes(space)),
    palace: setup.palace?.includes(space) ? null : setup.palace,
    granaries: setup.granaries.filter((one) => one !== space),
    bandits: setup.bandits.filter(({ at }) => !at.includes(space)),
  };
}

function addPagoda(setup: Setup, at: readonly string[]): Edit {
  const colour = setup.tiles[at[0] ?? ''];
  if (!colour || pagodasBeside(setup, colour) === 0) return refused('box-empty', 'huang/pagodas/supply');
  return changed({ ...setup, pagodas: [...setup.pagodas, { colour, at: sorted(setup, at) }] });
}

function addPalace(setup: Setup, at: readonly string[]): Edit {
  return changed({ ...setup, palace: sorted(setup, at) });
}

function addBandits(setup: Setup, at: readonly string[], strength: number): Edit {
  if (setup.granaries.length > 0) return refused('with-granaries', 'huang/bandits/strength');
  if (setup.bandits.length >= BANDITS_ON_BOARD) return refused('box-empty', 'huang/bandits/strength');
  return changed({ ...setup, bandits: [...setup.bandits, { at: sorted(setup, at), strength }] });
}

/** Takes up the piece of the first space and puts it down on the second. */
function movePiece(setup: Setup, space: string, chosen: readonly string[]): Edit {
  const [from] = chosen;
  if (from === undefined)
    return Object.hasOwn(setup.tiles, space) || Object.hasOwn(setup.leaders, space)
      ? { kind: 'chosen', spaces: [space] }
      : refused('nothing-there', 'huang/tiles/from-hand');
  if (from === space) return { kind: 'chosen', spaces: [] };
  const colour = setup.tiles[from];
  if (colour) return putTile(cleared(setup, from), colour, space);
  return putLeader(setup, setup.leaders[from] ?? '', space);
}

function kindOf(setup: Setup, space: string): string | undefined {
  const [q = 0, r = 0] = space.split(',').map(Number);
  return rowsOf(setup)[r]?.[q + Math.floor(r / 2)];
}

function hasBuilding({ pagodas, palace, granaries }: Setup, space: string): boolean {
  return (
    pagodas.some(({ at }) => at.includes(space)) || !!palace?.includes(space) || granaries.includes(space)
  );
}

function neighboursOf(setup: Setup, space: string): readonly string[] {
  const board = boardOf(rowsOf(setup));
  return (board.neighbours[board.indexOf.get(space) ?? -1] ?? []).map((one) => board.names[one] ?? '');
}

function sorted(setup: Setup, spaces: readonly string[]): readonly string[] {
  const { indexOf } = boardOf(rowsOf(setup));
  return [...spaces].sort((a, b) => (indexOf.get(a) ?? 0) - (indexOf.get(b) ?? 0));
}

/** Triangles of like-coloured tiles without a building, round a space. */
export function trianglesAt(setup: Setup, space: string): readonly (readonly string[])[] {
  const isFit = (one: string) => setup.tiles[one] === setup.tiles[space] && !hasBuilding(setup, one);
  if (!setup.tiles[space] || !isFit(space)) return [];
  const beside = neighboursOf(setup, space).filter(isFit);
  return beside.flatMap((one, i) =>
    beside
      .slice(i + 1)
      .filter((other) => neighboursOf(setup, one).includes(other))
      .map((other) => [space, one, other]),
  );
}

/** Groups of four yellow tiles that hang together and carry no pagoda or granary, round a space. */
function basesAt(setup: Setup, space: string): readonly (readonly string[])[] {
  const bare = { ...setup, palace: null };
  return groupsAt(bare, space, 4, (one) => setup.tiles[one] === 'yellow' && !hasBuilding(bare, one));
}

/** Groups of three empty spaces that hang together, round a space. */
function lairsAt(setup: Setup, space: string): readonly (readonly string[])[] {
  return groupsAt(setup, space, 3, (one) => !isTaken(setup, one));
}

function groupsAt(
  setup: Setup,
  space: string,
  size: number,
  isFit: (space: string) => boolean,
): readonly (readonly string[])[] {
  let groups = isFit(space) ? [[space]] : [];
  for (let n = 1; n < size; n++) {
    const grown = groups.flatMap((group) =>
      [...new Set(group.flatMap((one) => neighboursOf(setup, one)))]
        .filter((one) => !group.includes(one) && isFit(one))
        .map((one) => [...sorted(setup, [...group, one])]),
    );
    groups = [...new Map(grown.map((group) => [group.join(' '), group])).values()];
  }
  return groups;
}

/** Whether every player of the seats is among `players`; leaders and hands of those who are not go. */
export function withPlayers(setup: Setup, players: readonly Dynasty[]): Setup {
  const plays = (name: string) => players.some((player) => name.startsWith(player));
  const kept = <T>(of: Readonly<Record<string, T>>, name: (key: string, value: T) => string) =>
    Object.fromEntries(Object.entries(of).filter(([key, value]) => plays(name(key, value))));
  const [first] = players;
  if (!first) throw new Error('Nobody plays');
  return {
    ...setup,
    players,
    turn: players.includes(setup.turn) ? setup.turn : first,
    leaders: kept(setup.leaders, (_, leader) => leader),
    ...(setup.hands && { hands: kept(setup.hands, (dynasty) => dynasty) }),
  };
}

/** The position on another board: pieces stay where they still can. */
export function withBoard(setup: Setup, board: Setup['board']): Setup {
  const moved = { ...setup, board };
  const spaces = [...Object.keys(setup.tiles), ...Object.keys(setup.leaders)];
  const fits = (space: string) => {
    const kind = kindOf(moved, space) ?? '#';
    return kind !== '#' && (kind === '~') === (setup.tiles[space] === 'blue');
  };
  const bare = spaces.filter((space) => !fits(space)).reduce(cleared, moved);
  const isThere = (space: string) => (kindOf(moved, space) ?? '#') !== '#';
  return { ...bare, bandits: bare.bandits.filter(({ at }) => at.every(isThere)) };
}
