import type { Colour, Dynasty } from '../../src/games/huang/rules/vocabulary.ts';
import type { NaiveCase, NaivePosition } from './naive-huang.ts';

/**
 * A slow, obviously right second implementation of Huang's `chances`, written from the case format only: it
 * deals every hand in every possible way and counts. The unseen tiles must be few; `seen` limits them.
 *
 * Whether the action is legal is decided by the second implementation of `act`. Which states a tile joins,
 * how strong they are and who wins is computed here again.
 */

export interface NaiveChancesCase extends Omit<NaiveCase, 'decisions'> {
  readonly viewer: Dynasty;
  readonly side?: string;
  readonly allies?: Readonly<Partial<Record<Dynasty, string | null>>>;
  readonly held?: Readonly<Partial<Record<Dynasty, number>>>;
  readonly seen?: Readonly<Partial<Record<Colour, number>>>;
  readonly decisions?: { readonly commitments?: readonly NaiveGift[] };
}

interface NaiveGift {
  readonly by: Dynasty;
  readonly to?: string;
  readonly tiles?: number;
  readonly leader?: boolean;
}

type Act = (asked: NaiveCase) => object;

interface NaiveChance {
  readonly commit: number;
  readonly win: string;
  readonly tie: string;
}

export type NaiveChances =
  | { readonly ok: false }
  | { readonly ok: true; readonly legal: false; readonly reasons: readonly string[] }
  | { readonly ok: true; readonly legal: true; readonly result: string }
  | {
      readonly ok: true;
      readonly legal: true;
      readonly result: 'war';
      readonly unseen: { readonly tiles: number; readonly matching: number };
      readonly states: readonly object[];
      readonly chances: readonly NaiveChance[];
    }
  | {
      readonly ok: true;
      readonly legal: true;
      readonly result: 'revolt';
      readonly unseen: { readonly tiles: number; readonly matching: number };
      readonly attacker: object;
      readonly defender: object;
      readonly chances: readonly NaiveChance[];
    };

const BOX: readonly (readonly [Colour, number])[] = [
  ['yellow', 42],
  ['red', 36],
  ['blue', 24],
  ['green', 24],
  ['white', 12],
];
const WRONG = { ok: false } as const;
const refused = (...reasons: string[]) => ({ ok: true, legal: false, reasons }) as const;

/** A side of the conflict: its players, and its certain strength. */
interface Side {
  readonly id: string;
  readonly spaces: readonly string[];
  readonly strength: number;
}

interface Conflict {
  readonly kind: 'war' | 'revolt';
  readonly colour: Colour;
  readonly sides: readonly Side[];
  /** Other states: joined by the tile but not in the war, or elsewhere. */
  readonly others: readonly (readonly string[])[];
  /** The default side of each player. */
  readonly usual: ReadonlyMap<Dynasty, string>;
  readonly tilesAfter: ReadonlyMap<string, Colour>;
  readonly leadersAfter: ReadonlyMap<string, string>;
}

export function naiveHuangChances(asked: NaiveChancesCase, act: Act): NaiveChances {
  const { position, viewer, allies = {}, held = {} } = asked;
  const { players, hands = {} } = position;
  const turn = position.turn ?? players[0];
  // Malformed, whatever the action is.
  if (!players.includes(viewer) || !hands[viewer]) return WRONG;
  for (const player of Object.keys(allies) as Dynasty[])
    if (!players.includes(player) || player === viewer) return WRONG;
  for (const player of Object.keys(held) as Dynasty[])
    if (!players.includes(player) || hands[player]) return WRONG;
  // Illegal by `act`. The viewer's own commitment is left out.
  const given = (asked.decisions?.commitments ?? []).filter(({ by }) => by !== viewer);
  const { viewer: _, side: __, allies: ___, held: ____, seen: _____, decisions: ______, ...rest } = asked;
  const outcome = act({ ...rest, ask: 'act', decisions: { commitments: given as never } }) as Readonly<
    Record<string, unknown>
  >;
  if (!outcome['ok']) return WRONG;
  if (!outcome['legal']) return refused(...(outcome['reasons'] as string[]));
  const conflict = conflictOf(asked, given, turn);
  if (!conflict) return { ok: true, legal: true, result: String(outcome['result'] ?? 'bandits') };
  // Errors that are only possible in a war or revolt.
  const isWar = conflict.kind === 'war';
  if (isWar ? asked.side === undefined : asked.side !== undefined || Object.keys(allies).length > 0)
    return WRONG;
  const pool = poolOf(asked, conflict, given, turn);
  if (!pool) return WRONG;
  const waiting = players.filter((one) => one !== viewer && !given.some(({ by }) => by === one));
  const closed = waiting.filter((one) => !hands[one]);
  const sizes = closed.map((one) => held[one] ?? 6);
  if (sizes.reduce((sum, one) => sum + one, 0) > pool.length) return WRONG;
  // An invalid side, ally or viewer.
  const reasons: string[] = [];
  const sideOf = (space: string) => {
    const found = conflict.sides.find(({ spaces }) => spaces.includes(space));
    if (!found)
      reasons.push(
        conflict.others.some((spaces) => spaces.includes(space)) ? 'state-does-not-fight' : 'no-such-state',
      );
    return found?.id ?? null;
  };
  const allyOf = (player: Dynasty): string | null => {
    if (!Object.hasOwn(allies, player)) return conflict.usual.get(player) ?? null;
    const said = allies[player];
    return said === null || said === undefined ? null : sideOf(said);
  };
  const mine = isWar ? sideOf(String(asked.side)) : (conflict.usual.get(viewer) ?? null);
  if (!isWar && mine === null) reasons.push('state-does-not-fight');
  const ally = new Map(players.map((one) => [one, one === viewer ? mine : allyOf(one)]));
  if (reasons.length > 0) return refused(...reasons);
  // Try every deal.
  const { colour } = conflict;
  const matching = pool.filter((one) => one === colour).length;
  const handOf = (player: Dynasty) =>
    (hands[player]?.[colour] ?? 0) - (player === turn ? laidFrom(asked, colour) : 0);
  const hasReserve = (player: Dynasty) =>
    ![...conflict.leadersAfter.values()].includes(`${player}:${colour}`);
  const sure = new Map(conflict.sides.map(({ id, strength }) => [id, strength]));
  const add = (id: string | null | undefined, more: number) => {
    if (id !== null && id !== undefined) sure.set(id, (sure.get(id) ?? 0) + more);
  };
  for (const player of [...waiting, viewer]) if (hasReserve(player)) add(ally.get(player), 1);
  for (const player of waiting) if (hands[player]) add(ally.get(player), handOf(player));
  const most = handOf(viewer);
  const wins = Array<number>(most + 1).fill(0);
  const ties = Array<number>(most + 1).fill(0);
  let deals = 0;
  dealAll(pool, sizes, (dealt) => {
    deals++;
    for (let commit = 0; commit <= most; commit++) {
      const strengths = new Map(sure);
      const bring = (id: string | null | undefined, more: number) => {
        if (id !== null && id !== undefined) strengths.set(id, (strengths.get(id) ?? 0) + more);
      };
      bring(mine, commit);
      for (const [i, player] of closed.entries())
        bring(ally.get(player), (dealt[i] ?? []).filter((one) => one === colour).length);
      const highest = Math.max(...strengths.values());
      const best = [...strengths.keys()].filter((id) => strengths.get(id) === highest);
      const decides = isWar ? (turn ? ally.get(turn) : null) : conflict.sides[1]?.id;
      const isIn = (id: string | null | undefined) => id !== null && id !== undefined && best.includes(id);
      if (!isIn(mine)) continue;
      if (best.length === 1 || decides === mine) wins[commit] = (wins[commit] ?? 0) + 1;
      else if (!isIn(decides)) ties[commit] = (ties[commit] ?? 0) + 1;
    }
  });
  const chances = wins.map((count, commit) => ({
    commit,
    win: fraction(count, deals),
    tie: fraction(ties[commit] ?? 0, deals),
  }));
  const unseen = { tiles: pool.length, matching };
  const others = (id: string) =>
    Math.max(...conflict.sides.filter((one) => one.id !== id).map(({ strength }) => strength));
  if (isWar) {
    const states = conflict.sides.map(({ id, strength }) => ({
      id,
      strength,
      win: Math.max(0, others(id) + 1 - strength),
      tie: Math.max(0, others(id) - strength),
    }));
    return { ok: true, legal: true, result: 'war', unseen, states, chances };
  }
  const [attacker, defender] = conflict.sides;
  if (!attacker || !defender) throw new Error('A revolt of one');
  return {
    ok: true,
    legal: true,
    result: 'revolt',
    unseen,
    attacker: {
      player: attacker.id,
      strength: attacker.strength,
      win: Math.max(0, defender.strength + 1 - attacker.strength),
    },
    defender: {
      player: defender.id,
      strength: defender.strength,
      win: Math.max(0, attacker.strength - defender.strength),
    },
    chances,
  };
}

/** Lists every way to deal the tiles to the hands, all equally likely. */
function dealAll(
  pool: readonly Colour[],
  sizes: readonly number[],
  use: (dealt: readonly (readonly Colour[])[]) => void,
  dealt: readonly (readonly Colour[])[] = [],
): void {
  const [size, ...others] = sizes;
  if (size === undefined) {
    use(dealt);
    return;
  }
  choose(pool, size, [], (hand, rest) => dealAll(rest, others, use, [...dealt, hand]));
}

function choose(
  from: readonly Colour[],
  count: number,
  left: readonly Colour[],
  use: (hand: readonly Colour[], rest: readonly Colour[]) => void,
  hand: readonly Colour[] = [],
): void {
  if (count === 0) {
    use(hand, [...left, ...from]);
    return;
  }
  const [first, ...others] = from;
  if (first === undefined) return;
  choose(others, count - 1, left, use, [...hand, first]);
  choose(others, count, [...left, first], use, hand);
}

function fraction(part: number, whole: number): string {
  let divisor = Math.max(part, 1);
  while (part % divisor !== 0 || whole % divisor !== 0) divisor--;
  return part === 0 ? '0/1' : `${part / divisor}/${whole / divisor}`;
}

/** Counts the tiles of this colour that the action places. */
function laidFrom({ action }: NaiveChancesCase, colour: Colour): number {
  if (action?.type !== 'place-tile' || action.colour !== colour) return 0;
  return typeof action.at === 'string' ? 1 : action.at.length;
}

/** Lists the unseen tiles; null if more tiles are known than the box has. */
function poolOf(
  asked: NaiveChancesCase,
  conflict: Conflict,
  given: readonly NaiveGift[],
  turn: Dynasty | undefined,
): readonly Colour[] | null {
  const { hands = {} } = asked.position;
  const pool: Colour[] = [];
  for (const [colour, inBox] of BOX) {
    const onBoard = [...conflict.tilesAfter.values()].filter((one) => one === colour).length;
    const inHands = Object.values(hands).reduce((sum, hand) => sum + (hand[colour] ?? 0), 0);
    const laid = turn && hands[turn] ? laidFrom(asked, colour) : 0;
    const committed = colour === conflict.colour ? given.filter(({ by }) => !hands[by]) : [];
    const fromUnknown = committed.reduce((sum, { tiles = 0 }) => sum + tiles, 0);
    const left = inBox - onBoard - (inHands - laid) - fromUnknown - (asked.seen?.[colour] ?? 0);
    if (left < 0) return null;
    pool.push(...Array<Colour>(left).fill(colour));
  }
  return pool;
}

// === The conflict

function around(space: string): readonly string[] {
  const [q = 0, r = 0] = space.split(',').map(Number);
  return [
    `${q + 1},${r}`,
    `${q + 1},${r - 1}`,
    `${q},${r - 1}`,
    `${q - 1},${r}`,
    `${q - 1},${r + 1}`,
    `${q},${r + 1}`,
  ];
}

/** Returns the spaces that are connected with one, sorted by row, then by q. */
function grownFrom(start: string, lies: (space: string) => boolean): readonly string[] {
  const spaces = [start];
  for (const one of spaces)
    for (const next of around(one)) if (lies(next) && !spaces.includes(next)) spaces.push(next);
  const key = (space: string) => space.split(',').map(Number) as [number, number];
  return spaces.sort((a, b) => key(a)[1] - key(b)[1] || key(a)[0] - key(b)[0]);
}

function conflictOf(
  asked: NaiveChancesCase,
  given: readonly NaiveGift[],
  turn: Dynasty | undefined,
): Conflict | null {
  const { action, position } = asked;
  if (action?.type === 'place-tile') return warOf(asked, given);
  if (action?.type === 'position-leader' && action.to !== null)
    return revoltOf(position, `${turn}:${action.colour}`, action.to, given);
  return null;
}

function warOf(asked: NaiveChancesCase, given: readonly NaiveGift[]): Conflict | null {
  const { action, position, rulings = {} } = asked;
  if (action?.type !== 'place-tile') return null;
  const at = typeof action.at === 'string' ? [action.at] : action.at;
  const last = at[at.length - 1] ?? '';
  const tiles = new Map(Object.entries(position.tiles ?? {}));
  for (const space of at.slice(0, -1)) tiles.set(space, action.colour);
  const leaders = new Map(Object.entries(position.leaders ?? {}));
  const lies = (space: string) => tiles.has(space) || leaders.has(space);
  const groups = groupsAround(around(last), lies);
  const states = groups.filter((spaces) => spaces.some((one) => leaders.has(one)));
  const colourOf = (space: string) => leaders.get(space)?.split(':')[1];
  const colours = states.flatMap((spaces) => spaces.flatMap((one) => colourOf(one) ?? []));
  const meets = (space: string) => colours.filter((one) => one === colourOf(space)).length > 1;
  const isInConflict = (spaces: readonly string[]) => spaces.some((one) => leaders.has(one) && meets(one));
  if (!states.some(isInConflict)) return null;
  const fighting = states.filter((one) => isInConflict(one) || rulings['bystander-states'] === 'fight');
  const sides = fighting.map((spaces): Side => {
    const red = spaces.filter((one) => tiles.get(one) === 'red').length;
    const gifts = given.filter(
      ({ to, tiles: n = 0, leader = false }) => (n > 0 || leader) && spaces.includes(to ?? ''),
    );
    const more = gifts.reduce((sum, { tiles: n = 0, leader = false }) => sum + n + (leader ? 1 : 0), 0);
    return { id: spaces[0] ?? '', spaces, strength: red + more };
  });
  const usual = new Map<Dynasty, string>();
  for (const player of position.players) {
    const here = sides.filter(({ spaces }) =>
      spaces.some((one) => leaders.get(one)?.startsWith(`${player}:`) && meets(one)),
    );
    const [only, ...more] = here;
    if (only && more.length === 0) usual.set(player, only.id);
  }
  const everywhere = groupsAround([...leaders.keys()], lies);
  const others = everywhere.filter((spaces) => !sides.some((side) => side.spaces.includes(spaces[0] ?? '')));
  const tilesAfter = new Map(tiles).set(last, action.colour);
  const inOrder = sides.toSorted((a, b) => order(a.id, b.id));
  return { kind: 'war', colour: 'red', sides: inOrder, others, usual, tilesAfter, leadersAfter: leaders };
}

function order(a: string, b: string): number {
  const [[q = 0, r = 0], [s = 0, t = 0]] = [a.split(',').map(Number), b.split(',').map(Number)];
  return r - t || q - s;
}

function groupsAround(starts: readonly string[], lies: (space: string) => boolean): (readonly string[])[] {
  const groups: (readonly string[])[] = [];
  for (const start of starts)
    if (lies(start) && !groups.some((spaces) => spaces.includes(start))) groups.push(grownFrom(start, lies));
  return groups;
}

function revoltOf(
  position: NaivePosition,
  leader: string,
  to: string,
  given: readonly NaiveGift[],
): Conflict | null {
  const tiles = new Map(Object.entries(position.tiles ?? {}));
  const leaders = new Map(Object.entries(position.leaders ?? {}).filter(([, one]) => one !== leader));
  const colour = leader.split(':')[1] ?? '';
  const lies = (space: string) => tiles.has(space) || leaders.has(space);
  const state = groupsAround(around(to), lies).flat();
  const rival = state.find((space) => leaders.get(space)?.endsWith(`:${colour}`));
  if (rival === undefined) return null;
  const sides = [
    [leader, to],
    [leaders.get(rival) ?? '', rival],
  ].map(([name = '', space = '']): Side => {
    const player = name.split(':')[0] ?? '';
    const yellow = around(space).filter((one) => tiles.get(one) === 'yellow').length;
    const own = given.filter(({ by }) => by === player);
    const more = own.reduce((sum, { tiles: n = 0, leader: helps = false }) => sum + n + (helps ? 1 : 0), 0);
    return { id: player, spaces: [], strength: yellow + more };
  });
  const usual = new Map(sides.map(({ id }) => [id as Dynasty, id]));
  const leadersAfter = new Map(leaders).set(to, leader);
  return { kind: 'revolt', colour: 'yellow', sides, others: [], usual, tilesAfter: tiles, leadersAfter };
}
