import { getSpaceName } from '../../engine/huang/board.ts';
import type { LeaderName } from '../../engine/huang/leader.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../../engine/huang/vocabulary.ts';
import {
  type BoardBuilder,
  buildSetup,
  createBoardBuilder,
  growState,
  listAdjacentSpaces,
  listStartSpaces,
} from './board-builder.ts';
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
  readonly builder: BoardBuilder;
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

const seatsFor = (dice: SeededRandom) => dice.shuffle(DYNASTIES).slice(0, 2 + dice.below(3));
const isAway = ({ leaders }: BoardBuilder, name: LeaderName) =>
  [...leaders.values()].every((one) => one !== name);

/**
 * Generates states that a tile on the meeting space joins and that fight. Undefined if there is no room for
 * them.
 */
export function generateWar(dice: SeededRandom, level: number): Scenario | undefined {
  const growth = createBoardBuilder(dice);
  const players = seatsFor(dice);
  const plan = quarrel(players, dice, level);
  if (!plan?.states.every((leaders) => growState(growth, leaders, 1 + dice.below(6), dice))) return undefined;
  const { board, meetingSpace } = growth;
  const sides = growth.states.map((spaces) => ({
    at: getSpaceName(board, dice.pick(spaces.slice(0, 1))),
    dynasties: dynastiesOn(growth, spaces),
  }));
  const fighting = sides.slice(0, plan.fighting);
  const colour = board.isRiver[meetingSpace] ? 'blue' : dice.pick(JOINING.slice(2 - level));
  const fighters = fighting.flatMap(({ dynasties }) => dynasties);
  const turn = dice.pickIfAny(dice.chance(0.7) ? fighters : players);
  if (!turn) return undefined;
  const given = players
    .filter(() => dice.chance(generosity(level)))
    .flatMap((by): readonly WrittenCommitment[] => {
      const own = fighting.find(({ dynasties }) => dynasties.includes(by));
      const helped = own && dice.chance(0.85) ? own : dice.pickIfAny(fighting);
      const leader = level > 0 && isAway(growth, `${by}:red`) && dice.chance(level < 2 ? 0.2 : 0.5);
      const tiles = dice.below(leader ? 3 : 4);
      return helped && (tiles > 0 || leader) ? [{ by, to: helped.at, tiles, leader }] : [];
    });
  return {
    builder: growth,
    setup: buildSetup(growth, players, turn),
    action: { type: 'place-tile', colour, at: getSpaceName(board, meetingSpace) },
    sides: fighting,
    commitments: given,
    colour: plan.colour,
  };
}

/** Probability of a commitment, by difficulty. */
const generosity = (level: number) => 0.2 + 0.35 * level;

const JOINING: readonly Colour[] = ['red', 'red', 'green', 'white', 'yellow'];

function dynastiesOn({ leaders }: BoardBuilder, spaces: readonly number[]): readonly Dynasty[] {
  const here = [...leaders].filter(([space]) => spaces.includes(space)).map(([, name]) => name);
  return DYNASTIES.filter((dynasty) => here.some((name) => name.startsWith(dynasty)));
}

/** The leaders of each state: those that fight first, then one that stays out. */
interface Quarrel {
  readonly states: readonly (readonly LeaderName[])[];
  readonly fighting: number;
  readonly colour: Colour | undefined;
}

function quarrel([a, b, c]: readonly Dynasty[], dice: SeededRandom, level: number): Quarrel | undefined {
  const [one, two, three, four, five] = dice.shuffle(COLOURS);
  if (!a || !b || !one || !two || !three || !four || !five) return undefined;
  const maybe = (probability: number, name: LeaderName): readonly LeaderName[] =>
    dice.chance(probability) ? [name] : [];
  const isTwofold = dice.chance(0.3);
  const first: LeaderName[] = [
    `${a}:${one}`,
    ...(isTwofold ? [`${a}:${two}` as const] : []),
    ...maybe(0.4, `${a}:${three}`),
  ];
  const second: LeaderName[] = [
    `${b}:${one}`,
    ...(isTwofold ? [`${b}:${two}` as const] : []),
    ...maybe(0.4, `${b}:${four}`),
  ];
  const colour = isTwofold ? undefined : one;
  const kind = level === 0 ? 2 : dice.below(4);
  if (kind === 0) return { states: [first, second, [`${c ?? a}:${five}`]], fighting: 2, colour };
  if (kind === 1 && c)
    return {
      states: [first, second, [`${c}:${dice.chance(0.5) ? one : two}`, ...maybe(0.3, `${c}:${five}`)]],
      fighting: 3,
      colour: undefined,
    };
  return { states: [first, second], fighting: 2, colour };
}

/** Generates a leader that challenges another of its colour. */
export function generateRevolt(dice: SeededRandom, level: number): Scenario | undefined {
  const growth = createBoardBuilder(dice);
  const players = seatsFor(dice);
  const [turn, other] = players;
  const [colour, second] = dice.shuffle(COLOURS);
  if (!turn || !other || !colour || !second) return undefined;
  const lords: LeaderName[] = [
    `${other}:${colour}`,
    ...(dice.chance(0.5) ? [`${dice.pick(players)}:${second}` as const] : []),
  ];
  if (!growState(growth, lords, 3 + dice.below(6), dice)) return undefined;
  const to = dice.pickIfAny(footholdsIn(growth));
  const seat = growth.states[0]?.find((space) => growth.leaders.get(space) === `${other}:${colour}`);
  if (to === undefined || seat === undefined) return undefined;
  const given = [turn, other].flatMap((by): readonly WrittenCommitment[] => {
    if (!dice.chance(generosity(level))) return [];
    const leader =
      colour !== 'yellow' &&
      level > 0 &&
      isAway(growth, `${by}:yellow`) &&
      dice.chance(level < 2 ? 0.2 : 0.6);
    const tiles = dice.below(leader ? 2 : 3);
    return tiles > 0 || leader ? [{ by, tiles, leader }] : [];
  });
  return {
    builder: growth,
    setup: buildSetup(growth, players, turn),
    action: { type: 'position-leader', colour, to: getSpaceName(growth.board, to) },
    sides: [to, seat].map((space, i) => ({
      at: getSpaceName(growth.board, space),
      dynasties: [i === 0 ? turn : other],
    })),
    commitments: given,
    colour,
  };
}

/** Free land next to a yellow tile. */
function footholdsIn(growth: BoardBuilder): readonly number[] {
  const { board, tiles, leaders } = growth;
  return board.names.flatMap((_, space) => {
    const isFree = !tiles.has(space) && !leaders.has(space) && !board.isRiver[space];
    return isFree && listAdjacentSpaces(growth, space).some((one) => tiles.get(one) === 'yellow')
      ? [space]
      : [];
  });
}

/** Generates an action between two or three states, legal or not. */
export function generateAction(dice: SeededRandom, level: number): Scenario | undefined {
  const growth = createBoardBuilder(dice);
  const players = seatsFor(dice);
  const turn = dice.pickIfAny(players);
  const names = dice.shuffle(
    players.flatMap((dynasty) => COLOURS.map((colour): LeaderName => `${dynasty}:${colour}`)),
  );
  const count = 1 + dice.below(level + 1);
  for (let i = 0; i < count; i++) {
    const leaders = differentIn(names.slice(i * 3, i * 3 + 1 + dice.below(3)));
    if (listStartSpaces(growth).length > 0 && !growState(growth, leaders, dice.below(6), dice))
      return undefined;
  }
  const { board, meetingSpace } = growth;
  const colour = dice.pickIfAny(COLOURS);
  const near = [meetingSpace, meetingSpace, ...listAdjacentSpaces(growth, meetingSpace)].filter(
    (one) => !growth.tiles.has(one) && !growth.leaders.has(one),
  );
  const at = dice.pickIfAny(near);
  if (!turn || !colour || at === undefined) return undefined;
  const action = dice.chance(0.7)
    ? ({ type: 'position-leader', colour, to: getSpaceName(board, at) } as const)
    : ({ type: 'place-tile', colour, at: getSpaceName(board, at) } as const);
  return {
    builder: growth,
    setup: buildSetup(growth, players, turn),
    action,
    sides: [],
    commitments: [],
    colour,
  };
}

/** Leaders of different colours. */
function differentIn(names: readonly LeaderName[]): readonly LeaderName[] {
  const colourOf = (name: string) => name.split(':')[1];
  return names.filter((name, i) => names.findIndex((one) => colourOf(one) === colourOf(name)) === i);
}
