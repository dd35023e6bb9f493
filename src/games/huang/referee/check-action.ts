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
} from '../../../core/check.ts';
import { addProblem, appendKey } from '../../../core/problem.ts';
import { createRecord, keysOf } from '../../../core/record.ts';
import type { Action, Commitment, Decisions } from '../rules/actions/action.ts';
import type { SpaceName } from '../rules/board/board.ts';
import { COLOURS, type Colour, DYNASTIES } from '../rules/vocabulary.ts';
import {
  checkBuildingSpaces,
  checkFourSpaces,
  checkHuangSpace,
  checkHuangSpaces,
  checkThreeSpaces,
} from './check-space.ts';

const LONGEST_CHAIN = 500;
const MOST_TILES = 1000;
const colour = required(checkEnum(COLOURS));
const optionalFlag = optional(checkBoolean, false);

/** Checks one space, or a list of spaces for blue tiles. */
const checkSpaceOrSpaces: Check<readonly SpaceName[]> = (value, path, problems) => {
  if (Array.isArray(value)) return checkHuangSpaces(1, LONGEST_CHAIN)(value, path, problems);
  const space = checkHuangSpace(value, path, problems);
  return space === undefined ? undefined : [space];
};

/** Checks how many tiles of each colour are replaced: one to six in all. */
const checkCounts: Check<Readonly<Partial<Record<Colour, number>>>> = (value, path, problems) => {
  const count = optional(checkInteger(0, MOST_TILES), 0);
  const counts = checkObject<Record<Colour, number>>(createRecord(COLOURS, () => count))(
    value,
    path,
    problems,
  );
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
  riot: checkObject({
    type: required(checkEnum(['riot'])),
    at: required(checkHuangSpace),
    leader: optionalFlag,
  }),
  'establish-pagoda': checkObject({
    type: required(checkEnum(['establish-pagoda'])),
    colour,
    at: required(checkThreeSpaces),
    leader: optionalFlag,
    from: optional(nullable(checkThreeSpaces), null),
  }),
  'establish-palace': checkObject({
    type: required(checkEnum(['establish-palace'])),
    at: required(checkFourSpaces),
    leader: optionalFlag,
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
    // Without its other keys, so that only the problem with the type is reported.
    const typeOnly = isObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([key]) => key === 'type'))
      : value;
    checkObject({ type: required(checkEnum(ACTION_TYPES)) })(typeOnly, path, problems);
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
  tiles: optional(checkInteger(0, MOST_TILES), 0),
  leader: optionalFlag,
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
