import type { Action, Commitment, Decisions } from '../../engine/huang/action.ts';
import type { SpaceName } from '../../engine/huang/board.ts';
import { COLOURS, type Colour, DYNASTIES } from '../../engine/huang/vocabulary.ts';
import { keysOf } from '../../engine/record.ts';
import {
  type Check,
  checkBoolean,
  checkEnum,
  checkInteger,
  checkList,
  checkObject,
  isObject,
  nullable,
  optional,
  required,
} from '../check.ts';
import { addProblem, appendKey } from '../problem.ts';
import {
  checkBuildingSpaces,
  checkFourSpaces,
  checkHuangSpace,
  checkHuangSpaces,
  checkThreeSpaces,
} from './check-space.ts';

const LONGEST_CHAIN = 500;
const MOST_COMMITTED = 1000;
const colour = required(checkEnum(COLOURS));
const standsIn = optional(checkBoolean, false);

/** Checks one space, or a list of spaces for blue tiles. */
const checkSpaceOrSpaces: Check<readonly SpaceName[]> = (value, path, problems) => {
  if (Array.isArray(value)) return checkHuangSpaces(1, LONGEST_CHAIN)(value, path, problems);
  const space = checkHuangSpace(value, path, problems);
  return space === undefined ? undefined : [space];
};

const checkCounts: Check<Readonly<Partial<Record<Colour, number>>>> = (value, path, problems) => {
  const some = optional(checkInteger(0, MOST_COMMITTED), 0);
  const counts = checkObject<Record<Colour, number>>({
    yellow: some,
    red: some,
    blue: some,
    green: some,
    white: some,
  })(value, path, problems);
  if (!counts) return undefined;
  const sum = COLOURS.reduce((total, one) => total + counts[one], 0);
  return sum < 1 || sum > 6
    ? addProblem(problems, { code: 'out-of-range', path, least: 1, most: 6 })
    : counts;
};

const ACTIONS: { readonly [T in Action['type']]: Check<Extract<Action, { type: T }>> } = {
  'place-tile': checkObject({
    type: required(checkEnum(['place-tile'])),
    colour,
    at: required(checkSpaceOrSpaces),
  }),
  'position-leader': checkObject({
    type: required(checkEnum(['position-leader'])),
    colour,
    to: required(nullable(checkHuangSpace)),
  }),
  riot: checkObject({ type: required(checkEnum(['riot'])), at: required(checkHuangSpace), leader: standsIn }),
  'establish-pagoda': checkObject({
    type: required(checkEnum(['establish-pagoda'])),
    colour,
    at: required(checkThreeSpaces),
    leader: standsIn,
    from: optional(nullable(checkThreeSpaces), null),
  }),
  'establish-palace': checkObject({
    type: required(checkEnum(['establish-palace'])),
    at: required(checkFourSpaces),
    leader: standsIn,
  }),
  replace: checkObject({ type: required(checkEnum(['replace'])), tiles: required(checkCounts) }),
  'end-turn': checkObject({ type: required(checkEnum(['end-turn'])) }),
};
const ACTION_TYPES = keysOf(ACTIONS);

/** Checks an action; its type determines its other keys. */
export const checkAction: Check<Action> = (value, path, problems) => {
  const type = ACTION_TYPES.find(
    (one) => isObject(value) && Object.hasOwn(value, 'type') && value['type'] === one,
  );
  if (!type) {
    const kind =
      isObject(value) && Object.hasOwn(value, 'type')
        ? { type: value['type'] }
        : isObject(value)
          ? {}
          : value;
    checkObject({ type: required(checkEnum(ACTION_TYPES)) })(kind, path, problems);
    return undefined;
  }
  const action: Action | undefined = ACTIONS[type](value, path, problems);
  const isList = isObject(value) && Array.isArray(value['at']);
  if (action?.type === 'place-tile' && isList && action.colour !== 'blue')
    problems.push({ code: 'not-a-space', path: appendKey(path, 'at') });
  return action;
};

const checkCommitment = checkObject<Commitment>({
  by: required(checkEnum(DYNASTIES)),
  to: optional<SpaceName | null>(nullable(checkHuangSpace), null),
  tiles: optional(checkInteger(0, MOST_COMMITTED), 0),
  leader: standsIn,
});

/** Checks commitments: at most one entry per player. */
export const checkCommitments: Check<readonly Commitment[]> = (value, path, problems) => {
  const commitments = checkList(checkCommitment, 0, DYNASTIES.length)(value, path, problems);
  if (!commitments) return undefined;
  const players = commitments.map(({ by }) => by);
  for (const [i, player] of players.entries())
    if (players.indexOf(player) < i)
      problems.push({ code: 'twice', path: appendKey(appendKey(path, i), 'by') });
  return commitments;
};

/** Checks the decisions that an action may need; all are optional. */
export const checkDecisions = checkObject<Decisions>({
  commitments: optional(checkCommitments, []),
  tieWinner: optional<SpaceName | null>(nullable(checkHuangSpace), null),
  discard: optional<readonly SpaceName[] | null>(nullable(checkHuangSpaces(0, LONGEST_CHAIN)), null),
  pagoda: optional<Decisions['pagoda']>(
    nullable(
      checkObject({
        at: required(checkBuildingSpaces),
        from: optional(nullable(checkBuildingSpaces), null),
      }),
    ),
    null,
  ),
  market: optional<Colour | null>(nullable(checkEnum(COLOURS)), null),
  keepGranary: optional<SpaceName | null>(nullable(checkHuangSpace), null),
});
