import { getSpaceName, listNeighbours } from '../../rules/board/board.ts';
import type { LeaderName } from '../../rules/leader.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../../rules/vocabulary.ts';
import { buildSetup, createDrillBoard, type DrillBoard, growState, listStartSpaces } from './drill-board.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A commitment in the format of a case. */
export interface WrittenCommitment {
  readonly by: Dynasty;
  readonly to?: string;
  readonly tiles: number;
  readonly leader?: boolean;
}

/** A generated conflict: the board, the action, and possible commitments. */
export interface Scenario {
  readonly builder: DrillBoard;
  readonly setup: Setup;
  readonly action:
    | { readonly type: 'place-tile'; readonly colour: Colour; readonly at: string }
    | { readonly type: 'position-leader'; readonly colour: Colour; readonly to: string };
  /** The dynasties of each side, with a space that identifies it. */
  readonly sides: readonly { readonly at: string; readonly dynasties: readonly Dynasty[] }[];
  readonly commitments: readonly WrittenCommitment[];
  /** The colour of the conflict; undefined if there is none. */
  readonly colour: Colour | undefined;
}

const pickPlayers = (dice: SeededRandom) => dice.shuffle(DYNASTIES).slice(0, 2 + dice.below(3));
const isOffBoard = ({ leaders }: DrillBoard, name: LeaderName) =>
  [...leaders.values()].every((one) => one !== name);

/** Generates a war: states that a tile on the joining space joins. Undefined if there is no room for them. */
export function generateWar(dice: SeededRandom, level: number): Scenario | undefined {
  const builder = createDrillBoard(dice);
  const players = pickPlayers(dice);
  const plan = planWar(players, dice, level);
  if (!plan?.states.every((leaders) => growState(builder, leaders, 1 + dice.below(6), dice)))
    return undefined;
  const { board, joiningSpace } = builder;
  const sides = builder.states.map((spaces) => ({
    at: getSpaceName(board, dice.pick(spaces.slice(0, 1))),
    dynasties: listDynasties(builder, spaces),
  }));
  const fightingSides = sides.slice(0, plan.fightingCount);
  const colour = board.isRiver[joiningSpace] ? 'blue' : dice.pick(JOINING_COLOURS.slice(2 - level));
  const fighters = fightingSides.flatMap(({ dynasties }) => dynasties);
  const turn = dice.pickIfAny(dice.chance(0.7) ? fighters : players);
  if (!turn) return undefined;
  const commitments = players
    .filter(() => dice.chance(getCommitmentChance(level)))
    .flatMap((by): readonly WrittenCommitment[] => {
      const own = fightingSides.find(({ dynasties }) => dynasties.includes(by));
      const supported = own && dice.chance(0.85) ? own : dice.pickIfAny(fightingSides);
      const leader = level > 0 && isOffBoard(builder, `${by}:red`) && dice.chance(level < 2 ? 0.2 : 0.5);
      const tiles = dice.below(leader ? 3 : 4);
      return supported && (tiles > 0 || leader) ? [{ by, to: supported.at, tiles, leader }] : [];
    });
  return {
    builder,
    setup: buildSetup(builder, players, turn),
    action: { type: 'place-tile', colour, at: getSpaceName(board, joiningSpace) },
    sides: fightingSides,
    commitments,
    colour: plan.colour,
  };
}

/** Returns the probability of a commitment, by difficulty. */
const getCommitmentChance = (level: number) => 0.2 + 0.35 * level;

const JOINING_COLOURS: readonly Colour[] = ['red', 'red', 'green', 'white', 'yellow'];

function listDynasties({ leaders }: DrillBoard, spaces: readonly number[]): readonly Dynasty[] {
  const here = [...leaders].filter(([space]) => spaces.includes(space)).map(([, name]) => name);
  return DYNASTIES.filter((dynasty) => here.some((name) => name.startsWith(dynasty)));
}

/** The leaders of each state: first of those that fight, then of one that stays out. */
interface WarPlan {
  readonly states: readonly (readonly LeaderName[])[];
  readonly fightingCount: number;
  readonly colour: Colour | undefined;
}

function planWar([a, b, c]: readonly Dynasty[], dice: SeededRandom, level: number): WarPlan | undefined {
  const [one, two, three, four, five] = dice.shuffle(COLOURS);
  if (!a || !b || !one || !two || !three || !four || !five) return undefined;
  const maybe = (probability: number, name: LeaderName): readonly LeaderName[] =>
    dice.chance(probability) ? [name] : [];
  const isTwofold = dice.chance(0.3);
  const sharedColours = isTwofold ? [one, two] : [one];
  const planSide = (player: Dynasty, ownColour: Colour): readonly LeaderName[] => [
    ...sharedColours.map((colour): LeaderName => `${player}:${colour}`),
    ...maybe(0.4, `${player}:${ownColour}`),
  ];
  const first = planSide(a, three);
  const second = planSide(b, four);
  const colour = isTwofold ? undefined : one;
  const kind = level === 0 ? 2 : dice.below(4);
  if (kind === 0) return { states: [first, second, [`${c ?? a}:${five}`]], fightingCount: 2, colour };
  if (kind === 1 && c)
    return {
      states: [first, second, [`${c}:${dice.chance(0.5) ? one : two}`, ...maybe(0.3, `${c}:${five}`)]],
      fightingCount: 3,
      colour: undefined,
    };
  return { states: [first, second], fightingCount: 2, colour };
}

/** Generates a revolt: a leader that challenges another of its colour. */
export function generateRevolt(dice: SeededRandom, level: number): Scenario | undefined {
  const builder = createDrillBoard(dice);
  const players = pickPlayers(dice);
  const [turn, other] = players;
  const [colour, second] = dice.shuffle(COLOURS);
  if (!turn || !other || !colour || !second) return undefined;
  const leaders: LeaderName[] = [
    `${other}:${colour}`,
    ...(dice.chance(0.5) ? [`${dice.pick(players)}:${second}` as const] : []),
  ];
  if (!growState(builder, leaders, 3 + dice.below(6), dice)) return undefined;
  const to = dice.pickIfAny(listFootholds(builder));
  const defenderSpace = builder.states[0]?.find(
    (space) => builder.leaders.get(space) === `${other}:${colour}`,
  );
  if (to === undefined || defenderSpace === undefined) return undefined;
  const commitments = [turn, other].flatMap((by): readonly WrittenCommitment[] => {
    if (!dice.chance(getCommitmentChance(level))) return [];
    const leader =
      colour !== 'yellow' &&
      level > 0 &&
      isOffBoard(builder, `${by}:yellow`) &&
      dice.chance(level < 2 ? 0.2 : 0.6);
    const tiles = dice.below(leader ? 2 : 3);
    return tiles > 0 || leader ? [{ by, tiles, leader }] : [];
  });
  return {
    builder,
    setup: buildSetup(builder, players, turn),
    action: { type: 'position-leader', colour, to: getSpaceName(builder.board, to) },
    sides: [to, defenderSpace].map((space, i) => ({
      at: getSpaceName(builder.board, space),
      dynasties: [i === 0 ? turn : other],
    })),
    commitments,
    colour,
  };
}

/** Returns free land next to a yellow tile. */
function listFootholds(builder: DrillBoard): readonly number[] {
  const { board, tiles, leaders } = builder;
  return board.names.flatMap((_, space) => {
    const isFree = !tiles.has(space) && !leaders.has(space) && !board.isRiver[space];
    return isFree && listNeighbours(board, space).some((one) => tiles.get(one) === 'yellow') ? [space] : [];
  });
}

/**
 * Generates an action, legal or not, next to one state on the easiest level and to more on the harder ones.
 * Undefined if the attempt fails; the caller tries again.
 */
export function generateAction(dice: SeededRandom, level: number): Scenario | undefined {
  const builder = createDrillBoard(dice);
  const players = pickPlayers(dice);
  const turn = dice.pickIfAny(players);
  const names = dice.shuffle(
    players.flatMap((dynasty) => COLOURS.map((colour): LeaderName => `${dynasty}:${colour}`)),
  );
  const count = 1 + dice.below(level + 1);
  for (let i = 0; i < count; i++) {
    const leaders = dropSameColours(names.slice(i * 3, i * 3 + 1 + dice.below(3)));
    if (listStartSpaces(builder).length > 0 && !growState(builder, leaders, dice.below(6), dice))
      return undefined;
  }
  const { board, joiningSpace } = builder;
  const colour = dice.pickIfAny(COLOURS);
  const near = [joiningSpace, joiningSpace, ...listNeighbours(board, joiningSpace)].filter(
    (one) => !builder.tiles.has(one) && !builder.leaders.has(one),
  );
  const at = dice.pickIfAny(near);
  if (!turn || !colour || at === undefined) return undefined;
  const action = dice.chance(0.7)
    ? ({ type: 'position-leader', colour, to: getSpaceName(board, at) } as const)
    : ({ type: 'place-tile', colour, at: getSpaceName(board, at) } as const);
  return {
    builder,
    setup: buildSetup(builder, players, turn),
    action,
    sides: [],
    commitments: [],
    colour,
  };
}

/** Keeps the first leader of each colour. */
function dropSameColours(names: readonly LeaderName[]): readonly LeaderName[] {
  const readColour = (name: string) => name.split(':')[1];
  return names.filter((name, i) => names.findIndex((one) => readColour(one) === readColour(name)) === i);
}
