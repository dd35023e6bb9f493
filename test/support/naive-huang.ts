import type { Colour, Dynasty } from '../../src/games/huang/rules/vocabulary.ts';

/**
 * A slow, obviously right second implementation of the board rules of Huang, written from the rulebooks and
 * the case format only, without looking at the engine. It fills the whole board again for every question and
 * tries everything.
 *
 * It only accepts well-formed cases. Of malformed ones, it mainly recognises positions that are impossible
 * between two actions.
 */

interface NaivePagoda {
  readonly colour: Colour;
  readonly at: readonly string[];
}

interface NaiveBandits {
  readonly at: readonly string[];
  readonly strength: number;
}

export interface NaivePosition {
  readonly board?: string | { readonly rows: readonly string[] };
  readonly players: readonly Dynasty[];
  readonly turn?: Dynasty;
  readonly tiles?: Readonly<Record<string, Colour>>;
  readonly leaders?: Readonly<Record<string, string>>;
  readonly pagodas?: readonly NaivePagoda[];
  readonly palace?: readonly string[] | null;
  readonly granaries?: readonly string[];
  readonly bandits?: readonly NaiveBandits[];
  readonly hands?: Readonly<Partial<Record<Dynasty, Readonly<Partial<Record<Colour, number>>>>>>;
}

export type NaiveAction =
  | { readonly type: 'place-tile'; readonly colour: Colour; readonly at: string | readonly string[] }
  | { readonly type: 'position-leader'; readonly colour: Colour; readonly to: string | null }
  | { readonly type: 'riot'; readonly at: string; readonly leader?: boolean }
  | {
      readonly type: 'establish-pagoda';
      readonly colour: Colour;
      readonly at: readonly string[];
      readonly leader?: boolean;
      readonly from?: readonly string[] | null;
    }
  | { readonly type: 'establish-palace'; readonly at: readonly string[]; readonly leader?: boolean }
  | { readonly type: 'replace'; readonly tiles: Readonly<Partial<Record<Colour, number>>> }
  | { readonly type: 'end-turn' };

interface NaiveCommitment {
  readonly by: Dynasty;
  readonly to?: string;
  readonly tiles?: number;
  readonly leader?: boolean;
}

export interface NaiveDecisions {
  readonly commitments?: readonly NaiveCommitment[];
  readonly tieWinner?: string | null;
  readonly discard?: readonly string[] | null;
  readonly pagoda?: { readonly at: readonly string[]; readonly from?: readonly string[] | null } | null;
  readonly market?: Colour | null;
  readonly keepGranary?: string | null;
}

export interface NaiveCase {
  readonly id?: unknown;
  readonly game: string;
  readonly ask: string;
  readonly edition?: string;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly position: NaivePosition;
  readonly piece?: 'tile' | 'leader';
  readonly colour?: Colour;
  readonly action?: NaiveAction;
  readonly decisions?: NaiveDecisions;
}

interface NaiveState {
  readonly id: string;
  readonly spaces: readonly string[];
  readonly leaders: Readonly<Record<string, string>>;
  readonly tiles: Readonly<Record<string, number>>;
  readonly pagodas: Readonly<Record<string, number>>;
  readonly granaries: number;
  readonly palace: boolean;
}

interface NaiveWarState {
  readonly id: string;
  readonly leaders: Readonly<Record<string, string>>;
  readonly fights: boolean;
  readonly tiles: number;
  readonly committed: number;
  readonly support: number;
  readonly strength: number;
}

interface NaiveWar {
  readonly states: readonly NaiveWarState[];
  readonly conflicting: readonly string[];
  readonly winner: string;
  readonly losses: number;
}

interface NaiveRevoltSide {
  readonly player: string;
  readonly tiles: number;
  readonly committed: number;
  readonly support: number;
  readonly strength: number;
}

interface NaiveRevolt {
  readonly colour: Colour;
  readonly attacker: NaiveRevoltSide;
  readonly defender: NaiveRevoltSide;
  readonly winner: string;
}

type NaivePoints = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface NaiveRemoved {
  leaders?: Record<string, string>;
  tiles?: Record<string, Colour>;
  pagodas?: NaivePagoda[];
  granaries?: string[];
  palace?: string[];
  bandits?: NaiveBandits[];
}

interface NaiveNeeds {
  readonly decision: 'tieWinner' | 'discard';
  readonly by: string;
  readonly options: readonly string[];
  readonly count?: number;
}

interface NaiveOutcome {
  readonly ok: true;
  readonly legal: true;
  readonly result: 'peace' | 'war' | 'revolt' | 'bandits' | 'done';
  readonly points: NaivePoints;
  readonly removed: NaiveRemoved;
  readonly position: NaivePosition;
  readonly conflict?: NaiveWar | NaiveRevolt;
  readonly granaries?: number;
  readonly handLimit?: 6 | 7;
}

interface NaiveRefusal {
  readonly ok: true;
  readonly legal: false;
  /** Every reason that applies, sorted; the format allows any one of them. */
  readonly reasons: readonly string[];
}

type NaiveAnswer =
  | { readonly ok: false }
  | NaiveRefusal
  | { readonly ok: true; readonly legal: true; readonly needs: NaiveNeeds }
  | { readonly ok: true; readonly legal: true; readonly states: readonly NaiveState[] }
  | {
      readonly ok: true;
      readonly legal: true;
      readonly peace: readonly string[];
      readonly war: readonly string[];
      readonly bandits: readonly string[];
    }
  | {
      readonly ok: true;
      readonly legal: true;
      readonly peace: readonly string[];
      readonly revolt: readonly string[];
    }
  | NaiveOutcome;

const WARRING_STATES = [
  '.........~~~~##',
  '..C....~~..~.##',
  '......~~......#',
  '~...~~........#',
  '~....~C.......C',
  '~....~........#',
  '~.....~...C....',
  '~.....~~~.....#',
  '~C.......~~~~~~',
  '~....C.......~#',
  '#~...........~#',
  '#~.........C..#',
  '#~~............',
  '#~~...........#',
  '##~~~~~~...####',
];
const ALL_COLOURS: readonly Colour[] = ['yellow', 'red', 'blue', 'green', 'white'];
const ALL_DYNASTIES: readonly Dynasty[] = ['tiger', 'rabbit', 'rat', 'goat', 'dragon'];
const TILES_IN_BOX: Readonly<Record<Colour, number>> = {
  yellow: 42,
  red: 36,
  blue: 24,
  green: 24,
  white: 12,
};
const PAGODAS_IN_BOX: Readonly<Record<Colour, number>> = { yellow: 2, red: 2, blue: 2, green: 2, white: 1 };
const GRANARIES_IN_BOX = 19;
/** The largest hand, and so the largest commitment from an unknown hand. */
const FULLEST_HAND = 7;

/** The other choice of each point that has two; the default stands first. */
const CHOICES: Readonly<Record<string, readonly [string, string]>> = {
  'bystander-states': ['abstain', 'fight'],
  'moved-pagoda-tiles': ['blocked', 'free'],
  'bandits-count-placed': ['no', 'yes'],
  'more-than-six': ['kept', 'returned'],
};

/**
 * Everything on and next to the board, with all defaults filled in. Immutable: moves make new tables.
 */
interface Table {
  readonly board: string | { readonly rows: readonly string[] };
  readonly ground: ReadonlyMap<string, string>;
  readonly players: readonly Dynasty[];
  readonly turn: Dynasty;
  readonly tiles: ReadonlyMap<string, Colour>;
  readonly leaders: ReadonlyMap<string, string>;
  readonly pagodas: readonly NaivePagoda[];
  readonly palace: readonly string[] | null;
  readonly granaries: ReadonlySet<string>;
  readonly bandits: readonly NaiveBandits[];
  readonly hands: ReadonlyMap<Dynasty, Readonly<Record<Colour, number>>> | null;
}

/**
 * One asked case: the table, what is asked of it, and the one-choice points that the answer has used so far.
 */
interface Question {
  readonly table: Table;
  readonly rulings: Readonly<Record<string, string>>;
  readonly decisions: NaiveDecisions;
  readonly used: Set<string>;
  /** Rulings for which the format does not say whether the answer depends on them. */
  readonly unsure: Set<string>;
}

/** A component of linked tiles and leaders that has at least one leader. */
interface State {
  readonly id: string;
  readonly spaces: readonly string[];
}

type Score = { readonly by: string; readonly colour: string; readonly points: number };

// === The two exports

/** What the rules answer to a well-formed case of Huang that asks for `states`, `placements` or `act`. */
export function naiveAnswer(asked: NaiveCase): NaiveAnswer {
  return answerAndUses(asked).answer;
}

/** The sorted ids of the open points that an answer names. */
export interface NaiveRulings {
  readonly certain: readonly string[];
  /**
   * Those that may or may not be named, because of several reasons for a refusal any one may be given: the
   * other choice leads to another list of reasons that shares one, or a one-choice point gave only one of
   * several reasons.
   */
  readonly doubtful: readonly string[];
}

/**
 * The open points that the answer turns on.
 *
 * A point with two choices is named when the other choice changes the answer. Two refusals count as changed
 * when no reason can be given for both. `more-than-six` is named only at a table that returns tiles above six: by default
 * a hand above the limit is kept as it is.
 *
 * A point with one choice is named when the answer used it, which is taken to mean:
 * - `support-split`: a war is reckoned in which a player gives tiles and the Soldier leader as well; by this
 *   point both go to one state;
 * - `bandits-tile-effects`: a tile beats bandits, and what the case wants of that tile beyond it is refused
 *   although the text alone would not: a colour of the market after a green tile, a pagoda or palace that
 *   could be built, or another farmer tile;
 * - `moved-pagoda-chain`: a pagoda that stood on the board moves to the last farmer tile of a placement,
 *   which ends it;
 * - `riot-on-bandits`: a riot names a space of a bandit tile;
 * - `winner-short`: the winner of a war owes more red tiles than were committed to it and lie in it.
 */
export function naiveRulings(asked: NaiveCase): NaiveRulings {
  const { answer, used, unsure } = answerAndUses(asked);
  if (!answer.ok) return { certain: [], doubtful: [] };
  const hasManyReasons = !answer.legal && answer.reasons.length > 1;
  const differing = Object.keys(CHOICES).map((id) => [id, differenceBy(id, asked, answer)] as const);
  const which = (wanted: 'certain' | 'doubtful') =>
    differing.filter(([, difference]) => difference === wanted).map(([id]) => id);
  return {
    certain: [...(hasManyReasons ? [] : used), ...which('certain')].sort(),
    doubtful: [...(hasManyReasons ? used : []), ...unsure, ...which('doubtful')].sort(),
  };
}

/** How an answer differs from the one that the other choice on an open point would get. */
function differenceBy(id: string, asked: NaiveCase, answer: NaiveAnswer) {
  const [first, second] = CHOICES[id] ?? [];
  if (id === 'more-than-six' && (asked.rulings?.[id] ?? first) === first) return 'none';
  const other = (asked.rulings?.[id] ?? first) === first ? second : first;
  return differenceOf(answer, naiveAnswer({ ...asked, rulings: { ...asked.rulings, [id]: other ?? '' } }));
}

/** Whether two answers differ, where of two refusals that share a reason but not all nobody can say. */
function differenceOf(one: NaiveAnswer, other: NaiveAnswer): 'none' | 'doubtful' | 'certain' {
  if (JSON.stringify(one) === JSON.stringify(other)) return 'none';
  if (!one.ok || !other.ok || one.legal || other.legal) return 'certain';
  return one.reasons.some((reason) => other.reasons.includes(reason)) ? 'doubtful' : 'certain';
}

function answerAndUses(asked: NaiveCase): {
  readonly answer: NaiveAnswer;
  readonly used: ReadonlySet<string>;
  readonly unsure: ReadonlySet<string>;
} {
  const used = new Set<string>();
  const unsure = new Set<string>();
  const table = tableOf(asked.position);
  if (asked.game !== 'huang' || table === null || !isAtRest(table))
    return { answer: { ok: false }, used, unsure };
  const { rulings = {}, decisions = {} } = asked;
  return { answer: answerOf(asked, { table, rulings, decisions, used, unsure }), used, unsure };
}

function answerOf(asked: NaiveCase, question: Question): NaiveAnswer {
  if (asked.ask === 'states') return { ok: true, legal: true, states: describedStates(question.table) };
  if (asked.ask === 'placements' && asked.colour) {
    return asked.piece === 'leader'
      ? leaderPlacements(question.table, asked.colour)
      : tilePlacements(question, asked.colour);
  }
  const { action } = asked;
  if (asked.ask !== 'act' || !action) return { ok: false };
  switch (action.type) {
    case 'place-tile':
      return placeTile(question, action.colour, action.at);
    case 'position-leader':
      return positionLeader(question, action.colour, action.to);
    case 'riot':
      return riot(question, action.at, action.leader === true);
    case 'establish-pagoda':
      return establishPagoda(question, action.colour, action.at, action.from ?? null, action.leader === true);
    case 'establish-palace':
      return establishPalace(question, action.at, action.leader === true);
    case 'replace':
      return replace(question, action.tiles);
    case 'end-turn':
      return endTurn(question);
  }
}

// === Spaces

/** Memoizes a function of a space, which must not depend on the board. */
function remembered<T>(find: (space: string) => T): (space: string) => T {
  const known = new Map<string, T>();
  return (space) => {
    const answer = known.get(space) ?? find(space);
    known.set(space, answer);
    return answer;
  };
}

/** Memoizes a function of a table, which is immutable. */
function rememberedOf<T>(find: (table: Table) => T): (table: Table) => T {
  const known = new WeakMap<Table, T>();
  return (table) => {
    const answer = known.get(table) ?? find(table);
    known.set(table, answer);
    return answer;
  };
}

const columnAndRow = remembered((space): readonly [number, number] => {
  const [q, r] = space.split(',').map(Number);
  if (q === undefined || r === undefined) throw new Error(`Not a space: ${space}`);
  return [q, r];
});

/** The six neighbours of a space, on the board or not. */
const neighboursOf = remembered((space): readonly string[] => {
  const [q, r] = columnAndRow(space);
  return [
    `${q + 1},${r}`,
    `${q + 1},${r - 1}`,
    `${q},${r - 1}`,
    `${q - 1},${r}`,
    `${q - 1},${r + 1}`,
    `${q},${r + 1}`,
  ];
});

function areAdjacent(one: string, other: string): boolean {
  return neighboursOf(one).includes(other);
}

/** Lists of spaces are sorted by row, then by column. */
function sorted(spaces: Iterable<string>): string[] {
  return [...spaces].sort((a, b) => {
    const [qa, ra] = columnAndRow(a);
    const [qb, rb] = columnAndRow(b);
    return ra - rb || qa - qb;
  });
}

function sameSpaces(one: readonly string[], other: readonly string[]): boolean {
  return sorted(one).join(' ') === sorted(other).join(' ');
}

function areDifferent(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}

/** Whether the spaces are connected: all can be reached from the first one within the list. */
function hangTogether(spaces: readonly string[]): boolean {
  const [first] = spaces;
  if (first === undefined) return false;
  return floodFrom(first, new Set(spaces)).size === new Set(spaces).size;
}

/**
 * Every space of the set that is reached from the first by steps from neighbour to neighbour inside the set.
 */
function floodFrom(first: string, inside: ReadonlySet<string>): Set<string> {
  const reached = new Set([first]);
  for (const space of reached) {
    for (const next of neighboursOf(space)) {
      if (inside.has(next)) reached.add(next);
    }
  }
  return reached;
}

/** Returns the ground of each space: character c of row r is the space q = c - floor(r / 2). */
function groundOf(board: string | { readonly rows: readonly string[] }): Map<string, string> {
  const rows = typeof board === 'string' ? WARRING_STATES : board.rows;
  const ground = new Map<string, string>();
  rows.forEach((row, r) => {
    [...row].forEach((mark, c) => {
      if (mark !== '#') ground.set(`${c - Math.floor(r / 2)},${r}`, mark);
    });
  });
  return ground;
}

// === Positions

/** Makes a table with all defaults; null if that is impossible. */
function tableOf(position: NaivePosition): Table | null {
  const [first] = position.players;
  if (first === undefined) return null;
  const board = position.board ?? 'warring-states';
  const hands = position.hands ? new Map<Dynasty, Record<Colour, number>>() : null;
  for (const player of ALL_DYNASTIES) {
    const hand = position.hands?.[player];
    if (hand) hands?.set(player, wholeHand(hand));
  }
  return {
    board,
    ground: groundOf(board),
    players: position.players,
    turn: position.turn ?? first,
    tiles: new Map(Object.entries(position.tiles ?? {})),
    leaders: new Map(Object.entries(position.leaders ?? {})),
    pagodas: position.pagodas ?? [],
    palace: position.palace ?? null,
    granaries: new Set(position.granaries ?? []),
    bandits: position.bandits ?? [],
    hands,
  };
}

/** A missing colour is 0. */
function wholeHand(hand: Readonly<Partial<Record<Colour, number>>>): Record<Colour, number> {
  return {
    yellow: hand.yellow ?? 0,
    red: hand.red ?? 0,
    blue: hand.blue ?? 0,
    green: hand.green ?? 0,
    white: hand.white ?? 0,
  };
}

/**
 * The position as the format writes it: defaults written out, spaces sorted, `hands` only where the case has
 * it.
 */
function positionOf(table: Table): NaivePosition {
  const position = {
    board: table.board,
    players: table.players,
    turn: table.turn,
    tiles: sortedRecord(table.tiles),
    leaders: sortedRecord(table.leaders),
    pagodas: table.pagodas.map(({ colour, at }) => ({ colour, at: sorted(at) })),
    palace: table.palace && sorted(table.palace),
    granaries: sorted(table.granaries),
    bandits: table.bandits.map(({ at, strength }) => ({ at: sorted(at), strength })),
  };
  return table.hands ? { ...position, hands: Object.fromEntries(table.hands) } : position;
}

function sortedRecord<T>(pieces: ReadonlyMap<string, T>): Record<string, T> {
  const record: Record<string, T> = {};
  for (const space of sorted(pieces.keys())) {
    const piece = pieces.get(space);
    if (piece !== undefined) record[space] = piece;
  }
  return record;
}

/** Whether the position is possible between two actions, checked line by line in the order of the format. */
function isAtRest(table: Table): boolean {
  return (
    hasRightPlayers(table) &&
    hasEveryPieceOnASpaceOfItsOwn(table) &&
    hasLawfulTiles(table) &&
    hasLawfulLeaders(table) &&
    hasLawfulBuildings(table) &&
    hasLawfulBandits(table) &&
    hasLawfulHands(table) &&
    isWithinTheBox(table) &&
    describedStates(table).every(({ leaders }) => areDifferent(Object.values(leaders).map(colourOf)))
  );
}

function hasRightPlayers({ players, turn }: Table): boolean {
  const known = players.every((player) => ALL_DYNASTIES.includes(player));
  return (
    known && areDifferent(players) && players.length >= 2 && players.length <= 5 && players.includes(turn)
  );
}

/** Two pieces on one space are impossible, and so is a piece off the board. */
function hasEveryPieceOnASpaceOfItsOwn(table: Table): boolean {
  const pieces = [...table.tiles.keys(), ...table.leaders.keys(), ...table.bandits.flatMap(({ at }) => at)];
  return areDifferent(pieces) && pieces.every((space) => table.ground.has(space));
}

/** Blue tiles are on river, and no others. */
function hasLawfulTiles(table: Table): boolean {
  return [...table.tiles].every(
    ([space, colour]) => ALL_COLOURS.includes(colour) && (colour === 'blue') === isRiver(table, space),
  );
}

/** Every leader belongs to a player, exists once, is on land and has an adjacent yellow tile. */
function hasLawfulLeaders(table: Table): boolean {
  const names = [...table.leaders.values()];
  return (
    areDifferent(names) &&
    names.every((name) =>
      table.players.some((player) => ALL_COLOURS.some((colour) => name === `${player}:${colour}`)),
    ) &&
    [...table.leaders.keys()].every(
      (space) => !isRiver(table, space) && yellowBeside(table, space).length > 0,
    )
  );
}

/**
 * Each pagoda is on a triangle of its colour, each granary on a yellow tile, the palace on four connected
 * yellow tiles.
 */
function hasLawfulBuildings(table: Table): boolean {
  const { tiles, pagodas, palace, granaries } = table;
  const carriers = [...pagodas.flatMap(({ at }) => at), ...(palace ?? []), ...granaries];
  return (
    areDifferent(carriers) &&
    pagodas.every(({ colour, at }) => isTriangle(at) && at.every((space) => tiles.get(space) === colour)) &&
    (palace === null || isPalaceBase(table, palace)) &&
    [...granaries].every((space) => tiles.get(space) === 'yellow')
  );
}

/** At most five bandit tiles of three connected spaces, never together with granaries. */
function hasLawfulBandits({ bandits, granaries }: Table): boolean {
  if (bandits.length > 5 || (bandits.length > 0 && granaries.size > 0)) return false;
  return bandits.every(
    ({ at, strength }) =>
      at.length === 3 && areDifferent(at) && hangTogether(at) && [1, 2, 3, 4].includes(strength),
  );
}

function hasLawfulHands({ hands, players }: Table): boolean {
  return [...(hands ?? [])].every(
    ([player, hand]) => players.includes(player) && sizeOf(hand) <= FULLEST_HAND,
  );
}

/** No count exceeds the box, the known hands included. */
function isWithinTheBox(table: Table): boolean {
  return (
    ALL_COLOURS.every((colour) => leftInBox(table, colour) >= 0 && pagodasBeside(table, colour) >= 0) &&
    table.granaries.size <= GRANARIES_IN_BOX
  );
}

function sizeOf(hand: Readonly<Record<Colour, number>>): number {
  return ALL_COLOURS.reduce((sum, colour) => sum + hand[colour], 0);
}

/**
 * How many tiles of a colour are neither on the board nor in a known hand: bag, market, box or an unknown
 * hand.
 */
function leftInBox(table: Table, colour: Colour): number {
  const onBoard = [...table.tiles.values()].filter((tile) => tile === colour).length;
  const inHands = [...(table.hands?.values() ?? [])].reduce((sum, hand) => sum + hand[colour], 0);
  return TILES_IN_BOX[colour] - onBoard - inHands;
}

function pagodasBeside(table: Table, colour: Colour): number {
  return PAGODAS_IN_BOX[colour] - table.pagodas.filter((pagoda) => pagoda.colour === colour).length;
}

function isRiver(table: Table, space: string): boolean {
  return table.ground.get(space) === '~';
}

function isOccupied(table: Table, space: string): boolean {
  return table.tiles.has(space) || table.leaders.has(space) || isBandit(table, space);
}

function isBandit(table: Table, space: string): boolean {
  return table.bandits.some(({ at }) => at.includes(space));
}

/** The bandit tiles that a piece on this space would touch. */
function banditsBeside(table: Table, space: string): NaiveBandits[] {
  return table.bandits.filter(({ at }) => at.some((other) => areAdjacent(space, other)));
}

/** The yellow tiles that support a leader on this space. */
function yellowBeside(table: Table, space: string): string[] {
  return neighboursOf(space).filter((beside) => table.tiles.get(beside) === 'yellow');
}

function playerOf(leader: string): string {
  return leader.split(':')[0] ?? '';
}

function colourOf(leader: string): string {
  return leader.split(':')[1] ?? '';
}

/** Returns the space of a player's leader of that colour; null if it is off the board. */
function spaceOfLeader(table: Table, player: string, colour: Colour): string | null {
  const found = [...table.leaders].find(([, leader]) => leader === `${player}:${colour}`);
  return found ? found[0] : null;
}

// === States

/**
 * Returns everything that is linked with the piece on this space, with or without leaders. Bandit tiles link
 * nothing.
 */
function groupAt(table: Table, space: string): string[] {
  return sorted(floodFrom(space, new Set([...table.tiles.keys(), ...table.leaders.keys()])));
}

/** All states on the board, sorted by id. Groups without a leader are not states. */
const statesOf = rememberedOf((table): readonly State[] => {
  const states = new Map<string, State>();
  for (const space of sorted(table.leaders.keys())) {
    if ([...states.values()].some(({ spaces }) => spaces.includes(space))) continue;
    const spaces = groupAt(table, space);
    const id = spaces[0] ?? space;
    states.set(id, { id, spaces });
  }
  return sorted(states.keys()).flatMap((id) => states.get(id) ?? []);
});

/** The states that a piece on this empty space would join. */
function statesBeside(table: Table, space: string): State[] {
  return statesOf(table).filter(({ spaces }) => spaces.some((other) => areAdjacent(space, other)));
}

function leadersIn(table: Table, spaces: readonly string[]): Map<string, string> {
  return new Map([...table.leaders].filter(([space]) => spaces.includes(space)));
}

function redIn(table: Table, spaces: readonly string[]): string[] {
  return sorted(spaces.filter((space) => table.tiles.get(space) === 'red'));
}

function describedStates(table: Table): NaiveState[] {
  return statesOf(table).map(({ id, spaces }) => ({
    id,
    spaces,
    leaders: sortedRecord(leadersIn(table, spaces)),
    tiles: counted(spaces.flatMap((space) => table.tiles.get(space) ?? [])),
    pagodas: counted(
      table.pagodas.filter(({ at }) => at.every((s) => spaces.includes(s))).map(({ colour }) => colour),
    ),
    granaries: [...table.granaries].filter((space) => spaces.includes(space)).length,
    palace: table.palace?.every((space) => spaces.includes(space)) ?? false,
  }));
}

/** Returns the state of this space, as described in answers. */
function describedStateAt(table: Table, space: string): NaiveState | undefined {
  return describedStates(table).find(({ spaces }) => spaces.includes(space));
}

function counted(colours: readonly Colour[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const colour of ALL_COLOURS) {
    const n = colours.filter((other) => other === colour).length;
    if (n > 0) counts[colour] = n;
  }
  return counts;
}

// === Hands

function handOf(table: Table, player: Dynasty): Readonly<Record<Colour, number>> | null {
  return table.hands?.get(player) ?? null;
}

/**
 * Whether this player can commit `n` tiles: from a known hand, else as far as the box and a full hand allow.
 */
function canGive(table: Table, player: Dynasty, colour: Colour, n: number): boolean {
  const hand = handOf(table, player);
  return hand ? n <= hand[colour] : n <= FULLEST_HAND && n <= leftInBox(table, colour);
}

/**
 * The table after tiles went out of a hand (or, with a negative number, into it); an unknown hand stays
 * unknown.
 */
function spend(table: Table, player: Dynasty, colour: Colour, n: number): Table {
  const hand = handOf(table, player);
  if (!hand || !table.hands) return table;
  return { ...table, hands: new Map([...table.hands, [player, { ...hand, [colour]: hand[colour] - n }]]) };
}

/** The table after a player drew unknown tiles: the entry leaves `hands`. */
function forgetHand(table: Table, player: Dynasty): Table {
  if (!table.hands) return table;
  return { ...table, hands: new Map([...table.hands].filter(([other]) => other !== player)) };
}

// === Answers

function refusal(reasons: Iterable<string>): NaiveRefusal {
  return { ok: true, legal: false, reasons: [...new Set(reasons)].sort() };
}

function outcome(
  table: Table,
  result: NaiveOutcome['result'],
  scores: readonly Score[] = [],
  removed: NaiveRemoved = {},
): NaiveOutcome {
  return { ok: true, legal: true, result, points: pointsOf(scores), removed, position: positionOf(table) };
}

/** All points by player and colour, with no zero entries. */
function pointsOf(scores: readonly Score[]): NaivePoints {
  const all: Record<string, Record<string, number>> = {};
  for (const player of ALL_DYNASTIES) {
    for (const colour of ALL_COLOURS) {
      const mine = scores.filter((score) => score.by === player && score.colour === colour);
      const total = mine.reduce((sum, { points }) => sum + points, 0);
      if (total > 0) all[player] = { ...all[player], [colour]: total };
    }
  }
  return all;
}

/**
 * Pieces leave: the named tiles and leaders, buildings that lose a tile, then leaders without a yellow
 * neighbour.
 */
function remove(
  table: Table,
  tiles: readonly string[],
  leaders: readonly string[] = [],
): { readonly table: Table; readonly removed: NaiveRemoved } {
  const isGone = (space: string) => tiles.includes(space);
  const left: Table = {
    ...table,
    tiles: new Map([...table.tiles].filter(([space]) => !isGone(space))),
    leaders: new Map([...table.leaders].filter(([space]) => !leaders.includes(space))),
    pagodas: table.pagodas.filter(({ at }) => !at.some(isGone)),
    palace: table.palace?.some(isGone) ? null : table.palace,
    granaries: new Set([...table.granaries].filter((space) => !isGone(space))),
  };
  const supported = new Map([...left.leaders].filter(([space]) => yellowBeside(left, space).length > 0));
  const after = { ...left, leaders: supported };
  return { table: after, removed: lostBetween(table, after) };
}

/** Returns what has left the board; empty parts are left out. */
function lostBetween(before: Table, after: Table): NaiveRemoved {
  const removed: NaiveRemoved = {};
  const leaders = new Map([...before.leaders].filter(([space]) => !after.leaders.has(space)));
  const tiles = new Map([...before.tiles].filter(([space]) => !after.tiles.has(space)));
  const pagodas = before.pagodas.filter((pagoda) => !after.pagodas.includes(pagoda));
  const granaries = [...before.granaries].filter((space) => !after.granaries.has(space));
  const bandits = before.bandits.filter((bandit) => !after.bandits.includes(bandit));
  if (leaders.size > 0) removed.leaders = sortedRecord(leaders);
  if (tiles.size > 0) removed.tiles = sortedRecord(tiles);
  if (pagodas.length > 0) removed.pagodas = pagodas.map(({ colour, at }) => ({ colour, at: sorted(at) }));
  if (granaries.length > 0) removed.granaries = sorted(granaries);
  if (before.palace && !after.palace) removed.palace = sorted(before.palace);
  if (bandits.length > 0) removed.bandits = bandits.map(({ at, strength }) => ({ at: sorted(at), strength }));
  return removed;
}

// === Placing a tile

/** The kind of placement on a space, and why it is illegal. */
interface TileReading {
  readonly reasons: readonly string[];
  readonly kind: 'peace' | 'war' | 'bandits';
}

/** A tile needs an empty space of the board; blue tiles are placed on river, and no others. */
function plainTileReasons(table: Table, colour: Colour, space: string): string[] {
  if (!table.ground.has(space)) return ['no-such-space'];
  const reasons: string[] = [];
  if (isOccupied(table, space)) reasons.push('occupied');
  if (colour === 'blue' && !isRiver(table, space)) reasons.push('farmers-need-river');
  if (colour !== 'blue' && isRiver(table, space)) reasons.push('river-takes-only-farmers');
  return reasons;
}

function lay(table: Table, colour: Colour, space: string): Table {
  return { ...table, tiles: new Map([...table.tiles, [space, colour]]) };
}

/** Determines the kind of a placement (peace, war or bandits), with the reasons against it. */
function readTile(question: Question, table: Table, colour: Colour, space: string): TileReading {
  const plain = plainTileReasons(table, colour, space);
  if (!table.ground.has(space) || isOccupied(table, space)) return { reasons: plain, kind: 'peace' };
  const reasons = [...plain];
  const joined = statesBeside(table, space);
  const isWar = sharedColours(table, joined).length > 0;
  const bandits = banditsBeside(table, space);
  if (bandits.length === 0) return { reasons, kind: isWar ? 'war' : 'peace' };
  if (isWar || bandits.length > 1) reasons.push('rulebook-silent');
  if (joined.length === 0) reasons.push('beside-bandits');
  const red = redAgainstBandits(question, lay(table, colour, space), space);
  if (joined.length > 0 && bandits.some(({ strength }) => red.length < strength))
    reasons.push('bandits-too-strong');
  return { reasons, kind: 'bandits' };
}

/**
 * Counted against bandits are the red tiles of the state once the tile lies; itself only where the ruling
 * says so.
 */
function redAgainstBandits(question: Question, laid: Table, space: string): string[] {
  const red = redIn(laid, groupAt(laid, space));
  return question.rulings['bandits-count-placed'] === 'yes' ? red : red.filter((other) => other !== space);
}

/**
 * The leader colours that two or more of these states have: with one of them, uniting the states is a
 * conflict.
 */
function sharedColours(table: Table, states: readonly State[]): string[] {
  return ALL_COLOURS.filter((colour) => {
    const having = states.filter(({ spaces }) =>
      [...leadersIn(table, spaces).values()].map(colourOf).includes(colour),
    );
    return having.length > 1;
  });
}

function tilePlacements(question: Question, colour: Colour): NaiveAnswer {
  const { table } = question;
  const lawful = (kind: string) =>
    sorted(table.ground.keys()).filter((space) => {
      const reading = readTile(question, table, colour, space);
      return reading.reasons.length === 0 && reading.kind === kind;
    });
  return { ok: true, legal: true, peace: lawful('peace'), war: lawful('war'), bandits: lawful('bandits') };
}

/**
 * Point for a tile in peace: to the like-coloured leader of its state, else to the state's Governor leader.
 */
function tileScores(laid: Table, colour: Colour, space: string): Score[] {
  const leaders = [...leadersIn(laid, groupAt(laid, space)).values()];
  const scoring =
    leaders.find((leader) => colourOf(leader) === colour) ??
    leaders.find((leader) => colourOf(leader) === 'yellow');
  return scoring ? [{ by: playerOf(scoring), colour, points: 1 }] : [];
}

/**
 * One tile, or a chain of farmers in which each touches the one before and all but the last are laid in
 * peace.
 */
function placeTile(question: Question, colour: Colour, at: string | readonly string[]): NaiveAnswer {
  const { table: start, decisions, used } = question;
  const spaces = typeof at === 'string' ? [at] : at;
  const last = spaces.at(-1);
  if (last === undefined || (typeof at !== 'string' && colour !== 'blue')) return { ok: false };
  const reasons = new Set<string>();
  if (!canGive(start, start.turn, colour, spaces.length)) reasons.add('not-in-hand');
  if (colour !== 'green' && decisions.market) reasons.add('market-not-available');
  if (decisions.pagoda && !decisions.pagoda.at.includes(last)) reasons.add(badBase(decisions.pagoda.at));

  let table = spend(start, start.turn, colour, spaces.length);
  let kind: TileReading['kind'] = 'peace';
  let isStopped = false;
  const scores: Score[] = [];
  for (const [i, space] of spaces.entries()) {
    const previous = spaces[i - 1];
    const found = new Set(plainTileReasons(table, colour, space));
    if (spaces.slice(0, i).includes(space)) found.add('occupied');
    if (previous !== undefined && !areAdjacent(previous, space)) found.add('not-adjacent-to-previous');
    if (!isStopped && kind !== 'peace') {
      found.add('chain-ended');
      if (kind === 'bandits') used.add('bandits-tile-effects');
    }
    if (!isStopped && kind === 'peace') {
      const reading = readTile(question, table, colour, space);
      for (const reason of reading.reasons) found.add(reason);
      kind = reading.kind;
    }
    for (const reason of found) reasons.add(reason);
    isStopped ||= found.size > 0;
    if (isStopped || kind !== 'peace') continue;
    table = lay(table, colour, space);
    scores.push(...tileScores(table, colour, space));
  }
  if (isStopped) return refusal(reasons);
  if (kind === 'war') return wage(question, table, colour, last, scores, reasons);
  if (kind === 'bandits') return fightBandits(question, table, colour, last, scores, reasons);
  return afterPeace(question, table, colour, last, scores, reasons);
}

/**
 * After a tile in peace: a tile of the market for a green one, and a pagoda or the palace on the tile just
 * placed.
 */
function afterPeace(
  question: Question,
  laid: Table,
  colour: Colour,
  space: string,
  scores: readonly Score[],
  earlier: ReadonlySet<string>,
): NaiveAnswer {
  const { decisions, used } = question;
  const reasons = new Set(earlier);
  let table = laid;
  const { market, pagoda } = decisions;
  if (market) {
    if (colour !== 'green' || leftInBox(table, market) < 1) reasons.add('market-not-available');
    table = spend(table, table.turn, market, -1);
  }
  if (pagoda) {
    for (const reason of decidedBuildingReasons(question, table, colour, space)) reasons.add(reason);
    if (colour === 'blue' && pagoda.from && reasons.size === 0) used.add('moved-pagoda-chain');
    table =
      pagoda.at.length === 4
        ? withPalace(table, pagoda.at)
        : withPagoda(table, colour, pagoda.at, pagoda.from);
  }
  return reasons.size > 0 ? refusal(reasons) : outcome(table, 'peace', scores);
}

// === Pagodas and the palace

function isTriangle(at: readonly string[]): boolean {
  return (
    at.length === 3 &&
    at.every((one) => at.every((other, j) => j === at.indexOf(one) || areAdjacent(one, other)))
  );
}

/** Any four connected yellow tiles can be the base of the palace. */
function isPalaceBase(table: Table, at: readonly string[]): boolean {
  const allYellow = at.every((space) => table.tiles.get(space) === 'yellow');
  return at.length === 4 && areDifferent(at) && allYellow && hangTogether(at);
}

/** Returns the reason for a wrong base: four spaces are meant for the palace. */
function badBase(at: readonly string[]): string {
  return at.length === 4 ? 'not-a-palace-base' : 'no-triangle';
}

/** Whether the tile carries a pagoda, the palace or a granary; the building `except` is ignored. */
function carriesBuilding(table: Table, space: string, except: readonly string[]): boolean {
  if (except.includes(space)) return false;
  const { pagodas, palace, granaries } = table;
  return (
    pagodas.some(({ at }) => at.includes(space)) || palace?.includes(space) === true || granaries.has(space)
  );
}

/** Returns why no pagoda of this colour may be built on these three tiles. */
function pagodaReasons(
  question: Question,
  table: Table,
  colour: Colour,
  at: readonly string[],
  from: readonly string[] | null,
): string[] {
  const reasons: string[] = [];
  if (!isTriangle(at) || at.some((space) => table.tiles.get(space) !== colour)) reasons.push('no-triangle');
  const moved = from && table.pagodas.find((one) => one.colour === colour && sameSpaces(one.at, from));
  const isFromBoard = pagodasBeside(table, colour) === 0;
  if (isFromBoard ? !moved : from !== null) reasons.push('no-such-building');
  if (isFromBoard && moved && sameSpaces(moved.at, at)) reasons.push('no-triangle');
  const looksThrough =
    isFromBoard && moved && question.rulings['moved-pagoda-tiles'] === 'free' ? moved.at : [];
  if (at.some((space) => carriesBuilding(table, space, looksThrough))) reasons.push('carries-building');
  return reasons;
}

/** Returns why the palace may not be built on these four tiles. */
function palaceReasons(question: Question, table: Table, at: readonly string[]): string[] {
  const reasons: string[] = [];
  if (!isPalaceBase(table, at)) reasons.push('not-a-palace-base');
  if (table.palace && sameSpaces(table.palace, at)) reasons.push('not-a-palace-base');
  const looksThrough = question.rulings['moved-pagoda-tiles'] === 'free' ? (table.palace ?? []) : [];
  if (at.some((space) => carriesBuilding(table, space, looksThrough))) reasons.push('carries-building');
  return reasons;
}

/** Why the pagoda or palace that `decisions` names may not follow the tile that was just placed. */
function decidedBuildingReasons(question: Question, table: Table, colour: Colour, placed: string): string[] {
  const { pagoda } = question.decisions;
  if (!pagoda) return [];
  const from = pagoda.from ?? null;
  const reasons: string[] = [];
  if (!pagoda.at.includes(placed)) reasons.push(badBase(pagoda.at));
  if (pagoda.at.length === 4) {
    reasons.push(...palaceReasons(question, table, pagoda.at));
    if (from) reasons.push('no-such-building');
  } else {
    reasons.push(...pagodaReasons(question, table, colour, pagoda.at, from));
  }
  return reasons;
}

function withPagoda(
  table: Table,
  colour: Colour,
  at: readonly string[],
  from: readonly string[] | null | undefined,
): Table {
  const others = table.pagodas.filter((one) => !(from && one.colour === colour && sameSpaces(one.at, from)));
  return { ...table, pagodas: [...others, { colour, at }] };
}

function withPalace(table: Table, at: readonly string[]): Table {
  return { ...table, palace: at };
}

/**
 * Two tiles from the hand, or one and the off-board leader of the same colour: blue for a riot, green for a
 * building.
 */
function priceReasons(table: Table, colour: Colour, leader: boolean): string[] {
  const reasons: string[] = [];
  if (leader && spaceOfLeader(table, table.turn, colour) !== null) reasons.push('leader-not-in-reserve');
  if (!canGive(table, table.turn, colour, leader ? 1 : 2)) reasons.push('not-in-hand');
  return reasons;
}

/** Spaces of an action off the board are `no-such-space`; those on it are then judged by themselves. */
function offBoard(table: Table, spaces: readonly string[]): string[] {
  return spaces.some((space) => !table.ground.has(space)) ? ['no-such-space'] : [];
}

function establishPagoda(
  question: Question,
  colour: Colour,
  at: readonly string[],
  from: readonly string[] | null,
  leader: boolean,
): NaiveAnswer {
  const { table } = question;
  const off = offBoard(table, [...at, ...(from ?? [])]);
  const onBoard = at.filter((space) => table.ground.has(space));
  const isWrongAnyway = onBoard.some((space) => table.tiles.get(space) !== colour) || !areDifferent(at);
  const base = pagodaReasons(question, table, colour, at, from).filter(
    (reason) => reason !== 'no-triangle' || onBoard.length === at.length || isWrongAnyway,
  );
  const reasons = [...off, ...base, ...priceReasons(table, 'green', leader)];
  if (reasons.length > 0) return refusal(reasons);
  return outcome(withPagoda(spend(table, table.turn, 'green', leader ? 1 : 2), colour, at, from), 'done');
}

function establishPalace(question: Question, at: readonly string[], leader: boolean): NaiveAnswer {
  const { table } = question;
  const onBoard = at.filter((space) => table.ground.has(space));
  const isWrongAnyway = onBoard.some((space) => table.tiles.get(space) !== 'yellow') || !areDifferent(at);
  const base = palaceReasons(question, table, at).filter(
    (reason) => reason !== 'not-a-palace-base' || onBoard.length === at.length || isWrongAnyway,
  );
  const reasons = [...offBoard(table, at), ...base, ...priceReasons(table, 'green', leader)];
  if (reasons.length > 0) return refusal(reasons);
  return outcome(withPalace(spend(table, table.turn, 'green', leader ? 1 : 2), at), 'done');
}

// === Commitments, for wars and revolts

/** Returns the commitments that are not empty. */
function gifts(question: Question): NaiveCommitment[] {
  const all = question.decisions.commitments ?? [];
  return all.filter(({ tiles, leader }) => (tiles ?? 0) > 0 || leader === true);
}

/**
 * Returns why the players cannot commit this: no more than their hand, unknown hands together no more than
 * is left, and a leader only from off the board.
 */
function giftReasons(table: Table, colour: Colour, given: readonly NaiveCommitment[]): string[] {
  const reasons: string[] = [];
  for (const { by, tiles, leader } of given) {
    if (!canGive(table, by, colour, tiles ?? 0)) reasons.push('too-many-committed');
    if (leader && spaceOfLeader(table, by, colour) !== null) reasons.push('leader-not-in-reserve');
  }
  const unknown = given.filter(({ by }) => handOf(table, by) === null);
  const together = unknown.reduce((sum, { tiles }) => sum + (tiles ?? 0), 0);
  if (together > 0 && together > leftInBox(table, colour)) reasons.push('too-many-committed');
  return reasons;
}

function spendGifts(table: Table, colour: Colour, given: readonly NaiveCommitment[]): Table {
  return given.reduce((left, { by, tiles }) => spend(left, by, colour, tiles ?? 0), table);
}

// === Wars

/** A side of a war as it is reported, with its spaces. */
interface Side extends NaiveWarState {
  readonly spaces: readonly string[];
}

interface Battle {
  /** The table without the unifying tile, which belongs to no side. */
  readonly before: Table;
  /** The table with the unifying tile, and without the committed tiles in the hands. */
  readonly laid: Table;
  readonly sides: readonly Side[];
  readonly shared: readonly string[];
  readonly scores: readonly Score[];
}

/** A war is one comparison of whole states; the tile that starts it has no other effect. */
function wage(
  question: Question,
  before: Table,
  colour: Colour,
  space: string,
  scores: readonly Score[],
  earlier: ReadonlySet<string>,
): NaiveAnswer {
  const { decisions, used } = question;
  const laid = lay(before, colour, space);
  const given = gifts(question);
  const reasons = new Set([...earlier, ...giftReasons(laid, 'red', given)]);
  if (decisions.market) reasons.add('market-not-available');
  if (decisions.pagoda) reasons.add('no-triangle');
  const joined = statesBeside(before, space);
  const shared = sharedColours(before, joined);
  const sides = joined.map((state) => sideOf(question, before, state, shared, given));
  for (const { to } of given) {
    const side = sides.find(({ spaces }) => to !== undefined && spaces.includes(to));
    const elsewhere = statesOf(before).some(({ spaces }) => to !== undefined && spaces.includes(to));
    if (!side && !elsewhere) reasons.add('no-such-state');
    if (side ? !side.fights : elsewhere) reasons.add('state-does-not-fight');
  }
  const givesBoth = given.some(({ tiles, leader }) => (tiles ?? 0) > 0 && leader === true);
  if (givesBoth && reasons.size === 0) used.add('support-split');
  const battle = { before, laid: spendGifts(laid, 'red', given), sides, shared, scores };
  const best = Math.max(...sides.filter(({ fights }) => fights).map(({ strength }) => strength));
  const tied = sides.filter(({ fights, strength }) => fights && strength === best);
  return declareWinner(question, battle, tied, reasons);
}

/** A state in the war with all that supports it. A bystander fights only where the ruling says so. */
function sideOf(
  question: Question,
  before: Table,
  { id, spaces }: State,
  shared: readonly string[],
  given: readonly NaiveCommitment[],
): Side {
  const leaders = leadersIn(before, spaces);
  const isInvolved = [...leaders.values()].some((leader) => shared.includes(colourOf(leader)));
  const mine = given.filter(({ to }) => to !== undefined && spaces.includes(to));
  const tiles = redIn(before, spaces).length;
  const committed = mine.reduce((sum, gift) => sum + (gift.tiles ?? 0), 0);
  const support = mine.filter(({ leader }) => leader === true).length;
  const fights = isInvolved || question.rulings['bystander-states'] === 'fight';
  const strength = tiles + committed + support;
  return { id, spaces, leaders: sortedRecord(leaders), fights, tiles, committed, support, strength };
}

/**
 * The strongest state wins; of tied ones the acting player names the winner, and is asked unless no answer is
 * lawful.
 */
function declareWinner(
  question: Question,
  battle: Battle,
  tied: readonly Side[],
  earlier: ReadonlySet<string>,
): NaiveAnswer {
  const { tieWinner } = question.decisions;
  const [only] = tied;
  if (only && tied.length === 1) return settleWar(question, battle, only, earlier);
  if (tieWinner) {
    const chosen = tied.find(({ spaces }) => spaces.includes(tieWinner));
    if (chosen) return settleWar(question, battle, chosen, earlier);
    return refusal([...earlier, 'not-a-tied-state']);
  }
  const ends = tied.map((side) => settleWar({ ...question, used: new Set() }, battle, side, earlier));
  const refusals = ends.filter((end): end is NaiveRefusal => end.ok && !end.legal);
  if (refusals.length === ends.length) return refusal(refusals.flatMap((end) => end.reasons));
  const options = sorted(tied.map(({ id }) => id));
  return { ok: true, legal: true, needs: { decision: 'tieWinner', by: battle.before.turn, options } };
}

/**
 * Conflicting leaders and red tiles of all losing states leave; the winner's like-coloured leaders score; the
 * winner gives up its committed tiles, then red tiles of its own until the highest losing strength is
 * matched.
 */
function settleWar(
  question: Question,
  battle: Battle,
  winner: Side,
  earlier: ReadonlySet<string>,
): NaiveAnswer {
  const { before, laid, sides, shared } = battle;
  const losers = sides.filter((side) => side.fights && side !== winner);
  const losses = Math.max(...losers.map(({ strength }) => strength));
  const ownRed = redIn(before, winner.spaces);
  const owed = Math.max(0, losses - winner.committed);
  if (owed > ownRed.length && earlier.size === 0) question.used.add('winner-short');
  const given = checkDiscard(question, ownRed, owed);
  const reasons = new Set(earlier);
  if (given === 'wrong') reasons.add('wrong-discard');
  if (reasons.size > 0 || given === 'wrong') return refusal(reasons);
  if (given === 'missing') return needsDiscard(before.turn, ownRed, owed);

  const isConflicting = (leader: string) => shared.includes(colourOf(leader));
  const leaving = losers.flatMap(({ leaders }) =>
    Object.entries(leaders).filter(([, name]) => isConflicting(name)),
  );
  const red = losers.flatMap(({ spaces }) => redIn(before, spaces));
  const { table, removed } = remove(
    laid,
    [...red, ...given],
    leaving.map(([space]) => space),
  );
  const won = leaving.flatMap(([, leader]) =>
    Object.values(winner.leaders)
      .filter((mine) => colourOf(mine) === colourOf(leader))
      .map((mine) => ({ by: playerOf(mine), colour: colourOf(mine), points: 1 })),
  );
  const conflict = {
    states: sides.map(({ spaces: _, ...reported }) => reported),
    conflicting: sides.flatMap(({ leaders }) => Object.values(leaders).filter(isConflicting)).sort(),
    winner: winner.id,
    losses,
  };
  return { ...outcome(table, 'war', [...battle.scores, ...won], removed), conflict };
}

/**
 * The red tiles that leave a state which owes so many: none if it owes or has none; all if all must go, and a
 * discard that is given must then name just them; else what the acting player names.
 */
function checkDiscard(
  question: Question,
  red: readonly string[],
  owed: number,
): readonly string[] | 'wrong' | 'missing' {
  const count = Math.min(owed, red.length);
  if (count === 0) return [];
  const discard = question.decisions.discard ?? (count === red.length ? red : null);
  if (!discard) return 'missing';
  const isLawful =
    discard.length === count && areDifferent(discard) && discard.every((space) => red.includes(space));
  return isLawful ? discard : 'wrong';
}

function needsDiscard(by: Dynasty, red: readonly string[], count: number): NaiveAnswer {
  return { ok: true, legal: true, needs: { decision: 'discard', by, options: sorted(red), count } };
}

// === Bandits

/**
 * A tile that joins bandits with a state strong enough: no point for it and no other effect, `strength` red
 * points to the state's Soldier leader, and as many red tiles leave with the bandits.
 */
function fightBandits(
  question: Question,
  before: Table,
  colour: Colour,
  space: string,
  scores: readonly Score[],
  earlier: ReadonlySet<string>,
): NaiveAnswer {
  const { decisions, used, unsure } = question;
  const [beaten] = banditsBeside(before, space);
  if (!beaten) throw new Error(`No bandits beside ${space}.`);
  const laid = lay(before, colour, space);
  const reasons = new Set(earlier);
  if (decisions.market) reasons.add('market-not-available');
  if (decisions.market && colour === 'green' && leftInBox(laid, decisions.market) > 0)
    used.add('bandits-tile-effects');
  if (decisions.pagoda) reasons.add('no-triangle');
  const red = redAgainstBandits(question, laid, space);
  const discard = checkDiscard(question, red, beaten.strength);
  if (discard === 'wrong') reasons.add('wrong-discard');
  const gone = typeof discard === 'string' ? [] : discard;
  const cleared = { ...laid, bandits: laid.bandits.filter((one) => one !== beaten) };
  const { table } = remove(cleared, gone);
  // Whether one would build before the red tiles leave or after, no text says.
  const couldBuild = [laid, table].map(
    (at) => decidedBuildingReasons(question, at, colour, space).length === 0,
  );
  if (decisions.pagoda && couldBuild.every((could) => could)) used.add('bandits-tile-effects');
  else if (decisions.pagoda && couldBuild.includes(true)) unsure.add('bandits-tile-effects');
  if (reasons.size > 0) return refusal(reasons);
  if (discard === 'missing') return needsDiscard(before.turn, red, beaten.strength);

  const leaders = [...leadersIn(laid, groupAt(laid, space)).values()];
  const won = leaders
    .filter((leader) => colourOf(leader) === 'red')
    .map((leader) => ({ by: playerOf(leader), colour: 'red', points: beaten.strength }));
  return outcome(table, 'bandits', [...scores, ...won], lostBetween(laid, table));
}

// === Positioning a leader

/**
 * The table without the acting player's leader of this colour, which is lifted before anything is computed.
 */
function lift(table: Table, colour: Colour): Table {
  const from = spaceOfLeader(table, table.turn, colour);
  return { ...table, leaders: new Map([...table.leaders].filter(([space]) => space !== from)) };
}

/** Why the acting player's leader of this colour may not go to this space. */
function leaderReasons(table: Table, colour: Colour, to: string): string[] {
  if (!table.ground.has(to)) return ['no-such-space'];
  const lifted = lift(table, colour);
  const reasons: string[] = [];
  if (spaceOfLeader(table, table.turn, colour) === to) reasons.push('same-space');
  if (isOccupied(lifted, to)) reasons.push('occupied');
  if (isRiver(table, to)) reasons.push('leader-on-river');
  if (yellowBeside(lifted, to).length === 0) reasons.push('no-governor-beside');
  if (banditsBeside(lifted, to).length > 0) reasons.push('beside-bandits');
  if (!isOccupied(lifted, to) && unitesIntoConflict(lifted, colour, to)) reasons.push('unites-into-conflict');
  return reasons;
}

/** A leader may unite states only when no conflict at all results. */
function unitesIntoConflict(lifted: Table, colour: Colour, to: string): boolean {
  const joined = statesBeside(lifted, to);
  const colours = joined.flatMap(({ spaces }) => [...leadersIn(lifted, spaces).values()].map(colourOf));
  return joined.length > 1 && !areDifferent([...colours, colour]);
}

/**
 * The space of the like-coloured leader in the one state that a leader is put into; null where there is
 * peace.
 */
function defenderBeside(lifted: Table, colour: Colour, to: string): string | null {
  const spaces = statesBeside(lifted, to).flatMap((state) => state.spaces);
  const like = [...leadersIn(lifted, spaces)].find(([, leader]) => colourOf(leader) === colour);
  return like ? like[0] : null;
}

function leaderPlacements(table: Table, colour: Colour): NaiveAnswer {
  const lifted = lift(table, colour);
  const lawful = sorted(table.ground.keys()).filter(
    (space) => leaderReasons(table, colour, space).length === 0,
  );
  const isRevolt = (space: string) => defenderBeside(lifted, colour, space) !== null;
  return {
    ok: true,
    legal: true,
    peace: lawful.filter((space) => !isRevolt(space)),
    revolt: lawful.filter(isRevolt),
  };
}

function positionLeader(question: Question, colour: Colour, to: string | null): NaiveAnswer {
  const { table } = question;
  const lifted = lift(table, colour);
  if (to === null) {
    const isOnBoard = spaceOfLeader(table, table.turn, colour) !== null;
    return isOnBoard ? outcome(lifted, 'done') : refusal(['not-on-board']);
  }
  const reasons = leaderReasons(table, colour, to);
  if (reasons.length > 0) return refusal(reasons);
  const placed = { ...lifted, leaders: new Map([...lifted.leaders, [to, `${table.turn}:${colour}`]]) };
  const defender = defenderBeside(lifted, colour, to);
  return defender === null ? outcome(placed, 'peace') : revolt(question, placed, colour, to, defender);
}

/** A revolt between the leader just placed and the like-coloured one of the state; the defender wins ties. */
function revolt(question: Question, placed: Table, colour: Colour, to: string, against: string): NaiveAnswer {
  const given = gifts(question);
  const attacker = revoltSide(placed, to, given);
  const defender = revoltSide(placed, against, given);
  const isThird = ({ by }: NaiveCommitment) => by !== attacker.player && by !== defender.player;
  const reasons = [
    ...giftReasons(
      placed,
      'yellow',
      given.filter((gift) => !isThird(gift)),
    ),
    ...(given.some(isThird) ? ['state-does-not-fight'] : []),
  ];
  if (reasons.length > 0) return refusal(reasons);
  const attackerWins = attacker.strength > defender.strength;
  const winner = attackerWins ? attacker.player : defender.player;
  const { table, removed } = remove(spendGifts(placed, 'yellow', given), [], [attackerWins ? against : to]);
  const conflict = { colour, attacker, defender, winner };
  return { ...outcome(table, 'revolt', [{ by: winner, colour, points: 1 }], removed), conflict };
}

/**
 * Strength in a revolt: adjacent yellow tiles, committed yellow tiles, and the Governor leader from off the
 * board.
 */
function revoltSide(placed: Table, space: string, given: readonly NaiveCommitment[]): NaiveRevoltSide {
  const player = playerOf(placed.leaders.get(space) ?? '');
  const mine = given.filter(({ by }) => by === player);
  const tiles = yellowBeside(placed, space).length;
  const committed = mine.reduce((sum, gift) => sum + (gift.tiles ?? 0), 0);
  const support = mine.filter(({ leader }) => leader === true).length;
  return { player, tiles, committed, support, strength: tiles + committed + support };
}

// === The other actions

/** A peasants' riot removes any one tile and what depends on it. Bandit tiles do not count as tiles. */
function riot(question: Question, at: string, leader: boolean): NaiveAnswer {
  const { table, used } = question;
  const reasons = [...offBoard(table, [at]), ...priceReasons(table, 'blue', leader)];
  if (isBandit(table, at)) used.add('riot-on-bandits');
  if (table.ground.has(at) && !table.tiles.has(at)) reasons.push('nothing-there');
  if (reasons.length > 0) return refusal(reasons);
  const paid = spend(table, table.turn, 'blue', leader ? 1 : 2);
  const { table: after, removed } = remove(paid, [at]);
  return outcome(after, 'done', [], removed);
}

/** Up to six tiles are exchanged for unknown ones. */
function replace(question: Question, tiles: Readonly<Partial<Record<Colour, number>>>): NaiveAnswer {
  const { table } = question;
  const total = sizeOf(wholeHand(tiles));
  if (total < 1 || total > 6) return { ok: false };
  const hasAll = ALL_COLOURS.every((colour) => canGive(table, table.turn, colour, tiles[colour] ?? 0));
  return hasAll ? outcome(forgetHand(table, table.turn), 'done') : refusal(['not-in-hand']);
}

/** The end of a turn: pagodas score, granaries are taken, all players draw up, and the next player acts. */
function endTurn(question: Question): NaiveAnswer {
  const { table, decisions } = question;
  const taken = takenGranaries(table, decisions.keepGranary ?? null);
  if (taken === null) return refusal(['no-granary-choice']);
  const handLimit = handLimitOf(table, table.turn);
  const granaries = new Set([...table.granaries].filter((space) => !taken.includes(space)));
  const next = table.players[(table.players.indexOf(table.turn) + 1) % table.players.length] ?? table.turn;
  const settled = question.rulings['more-than-six'] === 'returned' ? giveBack(table) : table;
  const after = { ...drawUp(settled, handLimit), granaries, turn: next };
  const removed = lostBetween(table, after);
  return { ...outcome(after, 'done', pagodaScores(table), removed), granaries: taken.length, handLimit };
}

/**
 * For each own leader, one point in its colour for each pagoda of that colour in its state. No other leader
 * replaces a missing one.
 */
function pagodaScores(table: Table): Score[] {
  return ALL_COLOURS.flatMap((colour) => {
    const space = spaceOfLeader(table, table.turn, colour);
    const state = space === null ? undefined : describedStateAt(table, space);
    return state ? [{ by: table.turn, colour, points: state.pagodas[colour] ?? 0 }] : [];
  });
}

/**
 * The granaries that go behind the screen: all but the kept one of the state of one's own Farmer leader, if
 * it has more than one; null where the granary named is none of those, or there is no such choice.
 */
function takenGranaries(table: Table, keep: string | null): string[] | null {
  if (keep === null) return [];
  const space = spaceOfLeader(table, table.turn, 'blue');
  const state = space === null ? undefined : describedStateAt(table, space);
  const there = [...table.granaries].filter((granary) => state?.spaces.includes(granary));
  return there.length > 1 && there.includes(keep) ? there.filter((granary) => granary !== keep) : null;
}

/** Seven with the palace in the state of one's own Governor leader, else six. */
function handLimitOf(table: Table, player: Dynasty): 6 | 7 {
  const space = spaceOfLeader(table, player, 'yellow');
  const state = space === null ? undefined : describedStateAt(table, space);
  return state?.palace ? 7 : 6;
}

/** Under the other choice, who holds more than the own limit puts tiles back, and nobody knows which are left. */
function giveBack(table: Table): Table {
  const over = table.players.filter((player) => {
    const hand = handOf(table, player);
    return hand !== null && hand !== undefined && sizeOf(hand) > handLimitOf(table, player);
  });
  return over.reduce(forgetHand, table);
}

/** The acting player draws up to the limit, the others up to six. */
function drawUp(table: Table, handLimit: number): Table {
  return table.players.reduce((left, player) => {
    const hand = handOf(table, player);
    const limit = player === table.turn ? handLimit : 6;
    return hand && sizeOf(hand) < limit ? forgetHand(left, player) : left;
  }, table);
}
