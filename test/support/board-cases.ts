import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../../src/games/huang/rules/vocabulary.ts';
import type { NaiveAction, NaiveCase, NaiveDecisions, NaivePosition } from './naive-huang.ts';
import { wholeUpTo } from './random.ts';

/** Random choices for making cases. */
interface Dice {
  readonly random: () => number;
  chance(probability: number): boolean;
  upTo(most: number): number;
  one<T>(of: readonly T[]): T | undefined;
}

function diceOf(random: () => number): Dice {
  return {
    random,
    chance: (probability) => random() < probability,
    upTo: (most) => wholeUpTo(random, most),
    one: (of) => of[wholeUpTo(random, of.length - 1)],
  };
}

/** A board with its pieces while it is being generated. */
interface Draft {
  readonly rows: readonly string[];
  readonly ground: ReadonlyMap<string, string>;
  /** A cache of the neighbours of each space. */
  readonly beside: Map<string, readonly string[]>;
  readonly players: readonly Dynasty[];
  readonly tiles: Map<string, Colour>;
  readonly leaders: Map<string, string>;
  readonly built: Set<string>;
}

/** Returns the neighbours of a space on the board. */
function neighboursOf({ ground, beside }: Draft, space: string): readonly string[] {
  const known = beside.get(space) ?? spacesAround(space).filter((name) => ground.has(name));
  beside.set(space, known);
  return known;
}

/** Returns the six neighbours of a space, on the board or not. */
function spacesAround(space: string): readonly string[] {
  const [q = 0, r = 0] = space.split(',').map(Number);
  return [
    [q + 1, r],
    [q + 1, r - 1],
    [q, r - 1],
    [q - 1, r],
    [q - 1, r + 1],
    [q, r + 1],
  ].map((pair) => pair.join());
}

function groundOf(rows: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap((row, r) =>
      [...row].flatMap((kind, c): [string, string][] =>
        kind === '#' ? [] : [[`${c - Math.floor(r / 2)},${r}`, kind]],
      ),
    ),
  );
}

function randomRows(dice: Dice): readonly string[] {
  const width = 6 + dice.upTo(4);
  const river = dice.random() * 0.3;
  return Array.from({ length: 6 + dice.upTo(4) }, () =>
    Array.from({ length: width }, () => (dice.chance(river) ? '~' : dice.chance(0.05) ? '#' : '.')).join(''),
  );
}

const isFree = (draft: Draft, space: string) => !draft.tiles.has(space) && !draft.leaders.has(space);

/** Places a group of tiles and leaders that touches nothing else, so that it is a separate state. */
function layClump(draft: Draft, dice: Dice): void {
  const taken = new Set([...draft.tiles.keys(), ...draft.leaders.keys()]);
  const isOpen = (space: string) =>
    isFree(draft, space) && neighboursOf(draft, space).every((one) => !taken.has(one));
  const open = [...draft.ground.keys()].filter((space) => isOpen(space) && draft.ground.get(space) !== '~');
  const around = (spaces: Iterable<string>) =>
    new Set([...spaces].flatMap((space) => neighboursOf(draft, space)));
  const near = around(around(taken));
  const isNear = (space: string) => near.has(space);
  const seed = (dice.chance(0.9) ? dice.one(open.filter(isNear)) : undefined) ?? dice.one(open);
  if (!seed) return;
  const clump = [seed];
  draft.tiles.set(seed, 'yellow');
  const same = dice.chance(0.5) ? dice.one<Colour>(['yellow', 'yellow', 'red', 'green', 'white']) : undefined;
  for (let i = dice.chance(0.6) ? dice.upTo(3) : dice.upTo(8); i > 0; i--) {
    const space = dice.one(clump.flatMap((one) => neighboursOf(draft, one)).filter(isOpen));
    if (!space) break;
    draft.tiles.set(space, colourFor(draft, space, dice, same));
    clump.push(space);
  }
  for (let i = 1 + dice.upTo(4); i > 0; i--) placeLeader(draft, clump, isOpen, dice);
}

function colourFor(draft: Draft, space: string, dice: Dice, same: Colour | undefined): Colour {
  if (draft.ground.get(space) === '~') return 'blue';
  const land: Colour[] = ['yellow', 'yellow', 'red', 'red', 'green', 'white'];
  return same && same !== 'blue' && dice.chance(0.7) ? same : (dice.one(land) ?? 'red');
}

function placeLeader(draft: Draft, clump: string[], isOpen: (space: string) => boolean, dice: Dice): void {
  const sites = clump
    .filter((one) => draft.tiles.get(one) === 'yellow')
    .flatMap((one) => neighboursOf(draft, one))
    .filter((space) => isOpen(space) && draft.ground.get(space) !== '~');
  const space = dice.one(sites);
  const here = clump.flatMap((one) => draft.leaders.get(one)?.split(':')[1] ?? []);
  const colour = dice.one(
    (dice.chance(0.85) ? COLOURS.slice(0, 3) : COLOURS).filter((one) => !here.includes(one)),
  );
  const dynasty = dice.one(draft.players);
  const leader = `${dynasty}:${colour}`;
  if (!space || !colour || [...draft.leaders.values()].includes(leader)) return;
  draft.leaders.set(space, leader);
  clump.push(space);
}

/** Lists every triangle of tiles of one colour, and some sets of four yellow ones. */
function trianglesOf(draft: Draft): readonly { readonly colour: Colour; readonly at: readonly string[] }[] {
  return [...draft.tiles].flatMap(([a, colour]) =>
    neighboursOf(draft, a).flatMap((b) =>
      neighboursOf(draft, b)
        .filter((c) => neighboursOf(draft, c).includes(a) && a < b && b < c)
        .filter((c) => draft.tiles.get(b) === colour && draft.tiles.get(c) === colour)
        .map((c) => ({ colour, at: [a, b, c] })),
    ),
  );
}

function quadOf(draft: Draft, dice: Dice): readonly string[] {
  const quad: string[] = [];
  const start = dice.one([...draft.tiles].filter(([, colour]) => colour === 'yellow'));
  if (start) quad.push(start[0]);
  while (quad.length > 0 && quad.length < 4) {
    const beside = quad.flatMap((one) => neighboursOf(draft, one));
    const next = dice.one(beside.filter((one) => draft.tiles.get(one) === 'yellow' && !quad.includes(one)));
    if (!next) break;
    quad.push(next);
  }
  return quad;
}

const PAGODAS: Readonly<Record<Colour, number>> = { yellow: 2, red: 2, blue: 2, green: 2, white: 1 };

function buildingsFor(draft: Draft, dice: Dice): Pick<NaivePosition, 'pagodas' | 'palace' | 'granaries'> {
  const isUnbuilt = (at: readonly string[]) => at.every((space) => !draft.built.has(space));
  const build = (at: readonly string[]) => at.forEach((space) => void draft.built.add(space));
  const pagodas: { colour: Colour; at: readonly string[] }[] = [];
  for (const triangle of trianglesOf(draft)) {
    const left = PAGODAS[triangle.colour] - pagodas.filter(({ colour }) => colour === triangle.colour).length;
    if (left === 0 || !isUnbuilt(triangle.at) || dice.chance(0.15)) continue;
    build(triangle.at);
    pagodas.push(triangle);
  }
  const quad = quadOf(draft, dice);
  const hasPalace = quad.length === 4 && isUnbuilt(quad) && dice.chance(0.9);
  if (hasPalace) build(quad);
  const sites = [...draft.tiles].filter(([space, colour]) => colour === 'yellow' && isUnbuilt([space]));
  const granaries = dice.chance(0.4) ? sites.map(([space]) => space).filter(() => dice.chance(0.5)) : [];
  return { pagodas, palace: hasPalace ? quad : null, granaries };
}

function banditsFor(draft: Draft, dice: Dice): NaivePosition['bandits'] {
  const taken = new Set<string>();
  return Array.from({ length: 1 + dice.upTo(1) }).flatMap(() => {
    const open = (space: string) => isFree(draft, space) && !taken.has(space);
    const first = dice.one([...draft.ground.keys()].filter(open));
    const second = first && dice.one(neighboursOf(draft, first).filter(open));
    const third = second && dice.one(neighboursOf(draft, second).filter((one) => open(one) && one !== first));
    if (!first || !second || !third) return [];
    for (const space of [first, second, third]) taken.add(space);
    return [{ at: [first, second, third], strength: dice.chance(0.9) ? 1 : 1 + dice.upTo(3) }];
  });
}

function handsFor(players: readonly Dynasty[], dice: Dice): NaivePosition['hands'] {
  const hand = () => {
    const counts: Partial<Record<Colour, number>> = {};
    for (let i = 5 + dice.upTo(2); i > 0; i--) {
      const colour = dice.one(COLOURS) ?? 'red';
      counts[colour] = (counts[colour] ?? 0) + 1;
    }
    return counts;
  };
  return Object.fromEntries(players.filter(() => dice.chance(0.5)).map((player) => [player, hand()]));
}

function randomPosition(dice: Dice): { position: NaivePosition; draft: Draft; bridge: string | undefined } {
  const rows = randomRows(dice);
  const players = [...DYNASTIES].sort(() => dice.random() - 0.5).slice(0, 2 + dice.upTo(3));
  const draft: Draft = {
    rows,
    ground: groundOf(rows),
    beside: new Map(),
    players,
    tiles: new Map(),
    leaders: new Map(),
    built: new Set(),
  };
  for (let i = 4 + dice.upTo(7); i > 0; i--) layClump(draft, dice);
  const bridge = dice.chance(0.5) ? layBridge(draft, dice) : undefined;
  const { pagodas, palace, granaries } = buildingsFor(draft, dice);
  const bandits = (granaries ?? []).length === 0 && dice.chance(0.65) ? banditsFor(draft, dice) : [];
  const position: NaivePosition = {
    board: { rows },
    players,
    turn: dice.one(players) ?? 'tiger',
    tiles: Object.fromEntries(draft.tiles),
    leaders: Object.fromEntries(draft.leaders),
    pagodas: pagodas ?? [],
    palace: palace ?? null,
    granaries: granaries ?? [],
    bandits: bandits ?? [],
    ...(dice.chance(0.6) && { hands: handsFor(players, dice) ?? {} }),
  };
  return { position, draft, bridge };
}

/** Returns the separate groups next to a space. The space `without` counts as empty. */
function groupsAround(draft: Draft, space: string, without?: string): readonly (readonly string[])[] {
  const lies = (one: string) => one !== without && !isFree(draft, one);
  const open = new Set(neighboursOf(draft, space).filter(lies));
  const groups: string[][] = [];
  for (const first of open) {
    const seen = [first];
    for (const one of seen) {
      open.delete(one);
      seen.push(...neighboursOf(draft, one).filter((next) => lies(next) && !seen.includes(next)));
    }
    groups.push(seen);
  }
  return groups;
}

const groupsBeside = (draft: Draft, space: string) => groupsAround(draft, space).length;

/** Lists the colours of the leaders in groups, one entry per leader. */
function leaderColours(draft: Draft, groups: readonly (readonly string[])[]): readonly string[] {
  return groups.flat().flatMap((one) => draft.leaders.get(one)?.split(':')[1] ?? []);
}

/** Joins two states with a tile, without a war, so that a riot can remove the tile. */
function layBridge(draft: Draft, dice: Dice): string | undefined {
  const sites = [...draft.ground.keys()].filter((space) => {
    if (!isFree(draft, space) || draft.ground.get(space) === '~') return false;
    const groups = groupsAround(draft, space);
    const colours = leaderColours(draft, groups);
    const states = groups.filter((group) => group.some((one) => draft.leaders.has(one)));
    return states.length > 1 && new Set(colours).size === colours.length;
  });
  const bridge = dice.one(sites);
  if (bridge) draft.tiles.set(bridge, 'white');
  return bridge;
}

function randomAction(
  draft: Draft,
  position: NaivePosition,
  bridge: string | undefined,
  dice: Dice,
): NaiveAction {
  const spaces = [...draft.ground.keys()];
  const any = () => (dice.chance(0.02) ? '99,99' : (dice.one(spaces) ?? '0,0'));
  const kind = dice.random();
  const colour = dice.one(COLOURS) ?? 'red';
  if (kind < 0.5) {
    const joining = spaces.filter((space) => isFree(draft, space) && groupsBeside(draft, space) > 1);
    const lairs = (position.bandits ?? []).flatMap((bandits) =>
      bandits.at.flatMap((one) => neighboursOf(draft, one)),
    );
    const isStrong = (group: readonly string[]) =>
      group.some((one) => draft.leaders.has(one)) && group.some((one) => draft.tiles.get(one) === 'red');
    const near = lairs.filter((space) => {
      const groups = groupsAround(draft, space);
      return isFree(draft, space) && groups.length === 1 && groups.every(isStrong);
    });
    const lair = dice.chance(0.8) ? dice.one(near) : undefined;
    const meeting = joining.filter((space) => groupsBeside(draft, space) > 2);
    const at =
      lair ??
      (dice.chance(0.85) ? dice.one(meeting) : undefined) ??
      (dice.chance(0.9) ? dice.one(joining) : undefined) ??
      any();
    const fitting = draft.ground.get(at) === '~' ? 'blue' : colour === 'blue' ? 'green' : colour;
    const row = [
      at,
      ...neighboursOf(draft, at)
        .filter((one) => draft.ground.get(one) === '~')
        .slice(0, dice.upTo(2)),
    ];
    if (fitting === 'blue' && dice.chance(0.4)) return { type: 'place-tile', colour: 'blue', at: row };
    return { type: 'place-tile', colour: dice.chance(0.95) ? fitting : colour, at };
  }
  if (kind < 0.79) {
    const yellow = [...draft.tiles].filter(([, tile]) => tile === 'yellow').map(([space]) => space);
    const sites = yellow
      .flatMap((one) => neighboursOf(draft, one))
      .filter((one) => isFree(draft, one) && (draft.ground.get(one) !== '~' || dice.chance(0.1)));
    const to = dice.chance(0.08) ? null : ((dice.chance(0.9) ? dice.one(sites) : undefined) ?? any());
    // Often the colour of a leader in the neighbourhood, and usually one that the player does not have on the
    // board.
    const near = to === null ? [] : neighboursOf(draft, to).flatMap((one) => neighboursOf(draft, one));
    const rivals = near
      .flatMap((one) => draft.leaders.get(one)?.split(':') ?? [])
      .filter((one) => one !== position.turn);
    const rival = COLOURS.find((one) => rivals.includes(one));
    return { type: 'position-leader', colour: rival && dice.chance(0.8) ? rival : colour, to };
  }
  const tiles = [...draft.tiles.keys()];
  const leader = dice.chance(0.25);
  const built = [...(position.pagodas ?? []).flatMap(({ at }) => at), ...(position.palace ?? [])];
  const target =
    (dice.chance(0.6) ? bridge : undefined) ??
    (dice.chance(0.7) ? dice.one(built) : undefined) ??
    (dice.chance(0.93) ? dice.one(tiles) : undefined);
  if (kind < 0.9) return { type: 'riot', at: target ?? any(), leader };
  if (kind < 0.93) {
    const triangle = dice.one(trianglesOf(draft)) ?? { colour, at: [any(), any(), any()] };
    const from = dice.chance(0.3) ? { from: (dice.one(position.pagodas ?? []) ?? triangle).at } : {};
    return { type: 'establish-pagoda', ...triangle, leader, ...from };
  }
  if (kind < 0.95) {
    const quad = quadOf(draft, dice);
    return { type: 'establish-palace', at: quad.length === 4 ? quad : [any(), any(), any(), any()], leader };
  }
  if (kind < 0.965) return { type: 'replace', tiles: { [colour]: 1 + dice.upTo(5) } };
  return { type: 'end-turn' };
}

function randomDecisions(
  draft: Draft,
  position: NaivePosition,
  action: NaiveAction,
  dice: Dice,
): NaiveDecisions {
  const lying = [...draft.tiles.keys(), ...draft.leaders.keys()];
  const placed = action.type === 'place-tile' ? [action.at].flat().at(-1) : undefined;
  const nearby =
    placed === undefined ? lying : neighboursOf(draft, placed).filter((one) => lying.includes(one));
  const sensible = () => dice.one(dice.chance(0.97) ? nearby : lying) ?? '0,0';
  const isWar = action.type === 'place-tile';
  const commitments = draft.players
    .filter(() => dice.chance(0.3))
    .map((by) => {
      const hand = position.hands?.[by];
      const most = hand ? (hand[isWar ? 'red' : 'yellow'] ?? 0) : 3;
      const isInReserve = ![...draft.leaders.values()].includes(`${by}:${isWar ? 'red' : 'yellow'}`);
      const tiles = dice.upTo(dice.chance(0.97) ? most : 9);
      return {
        by,
        ...(isWar && { to: sensible() }),
        tiles,
        leader: dice.chance(0.97) ? isInReserve && dice.chance(0.4) : true,
      };
    });
  const rivals =
    isWar || dice.chance(0.1) ? commitments : commitments.filter(({ by }) => by === position.turn);
  const red = [...draft.tiles].filter(([, colour]) => colour === 'red').map(([space]) => space);
  const isGreen = action.type === 'place-tile' && action.colour === 'green';
  const site = [placed ?? '0,0', ...nearby, ...nearby, placed ?? '0,0'].slice(0, dice.chance(0.8) ? 3 : 4);
  return {
    ...(dice.chance(0.7) && { commitments: rivals }),
    ...(dice.chance(0.85) && { tieWinner: sensible() }),
    ...(dice.chance(0.1) && { discard: red.filter(() => dice.chance(0.4)).slice(0, 4) }),
    ...(isWar && site.length > 2 && dice.chance(0.07) && { pagoda: { at: site } }),
    ...(dice.chance(isGreen ? 0.15 : 0.01) && { market: dice.one(COLOURS) ?? 'red' }),
    ...(dice.chance(action.type === 'end-turn' ? 0.3 : 0.02) && {
      keepGranary: dice.one([...(position.granaries ?? []), ...lying]) ?? '0,0',
    }),
  };
}

/** Makes a random question about a position with many wars, revolts, buildings and bandits. */
export function randomBoardCase(random: () => number): NaiveCase {
  const dice = diceOf(random);
  const { position, draft, bridge } = randomPosition(dice);
  const rulings = {
    ...(dice.chance(0.2) && { 'bystander-states': 'fight' }),
    ...(dice.chance(0.2) && { 'moved-pagoda-tiles': 'free' }),
    ...(dice.chance(0.2) && { 'bandits-count-placed': 'yes' }),
  };
  const ask = dice.random();
  if (ask < 0.03) return { game: 'huang', ask: 'states', position, rulings };
  if (ask < 0.08) {
    const colour = dice.one(COLOURS) ?? 'red';
    return {
      game: 'huang',
      ask: 'placements',
      position,
      rulings,
      colour,
      piece: dice.chance(0.5) ? 'tile' : 'leader',
    };
  }
  const action = randomAction(draft, position, bridge, dice);
  const decisions = randomDecisions(draft, position, action, dice);
  // Without a throw of its own, so that each seed gives the cases that it gave before there was this choice.
  const isReturned = action.type === 'end-turn' && Object.keys(position.tiles ?? {}).length % 2 === 0;
  return {
    game: 'huang',
    ask: 'act',
    position,
    rulings: { ...rulings, ...(isReturned && { 'more-than-six': 'returned' }) },
    action,
    decisions,
  };
}
