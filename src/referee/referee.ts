import type { Result } from '../engine/result.ts';
import { type ErrorAnswer, makeErrorAnswer } from './answer.ts';
import { answerWith, checkWhole, huangEnvelope, parseJson } from './case.ts';
import { type Check, checkObject, checkWord, isObject, required } from './check.ts';
import {
  answerHuangAct,
  answerHuangPlacements,
  answerHuangStates,
  HUANG_ACT_FIELDS,
  HUANG_PLACEMENTS_FIELDS,
  HUANG_STATES_FIELDS,
  type HuangActAnswer,
  type HuangActCase,
  type HuangPlacementsAnswer,
  type HuangPlacementsCase,
  type HuangStatesAnswer,
  type HuangStatesCase,
} from './huang-board.ts';
import {
  answerHuangScore,
  checkHuangScoreCase,
  type HuangScoreAnswer,
  type HuangScoreCase,
} from './huang-score.ts';
import type { Problem } from './problem.ts';

/** One question to the referee: a position, an action and the answers that the players gave. */
export type Case = HuangScoreCase | HuangStatesCase | HuangPlacementsCase | HuangActCase;
type SoundAnswer = HuangScoreAnswer | HuangStatesAnswer | HuangPlacementsAnswer | HuangActAnswer;
export type Answer = SoundAnswer | ErrorAnswer;

/** Answers any value at all; a value that is no case gets the answer that says why. Never throws. */
export function answer(value: unknown): Answer {
  return answerWith(checkAnyCase, answerCase, value);
}

/** Answers a case written as JSON. */
export function answerText(text: string): Answer {
  const parsed = parseJson(text);
  return parsed.ok ? answer(parsed.value) : makeErrorAnswer(undefined, [parsed.error]);
}

/** The case that an untrusted value is, with what was left out filled in, or all that keeps it from being one. */
export function checkCase(value: unknown): Result<Case, readonly [Problem, ...Problem[]]> {
  return checkWhole(checkAnyCase, value);
}

function answerCase(asked: Case): SoundAnswer {
  switch (asked.ask) {
    case 'score':
      return answerHuangScore(asked);
    case 'states':
      return answerHuangStates(asked);
    case 'placements':
      return answerHuangPlacements(asked);
    case 'act':
      return answerHuangAct(asked);
  }
}

const ASKS: { readonly [Ask in Case['ask']]: Check<Extract<Case, { ask: Ask }>> } = {
  score: checkHuangScoreCase,
  states: checkObject<HuangStatesCase>({ ...huangEnvelope('states'), ...HUANG_STATES_FIELDS }),
  placements: checkObject<HuangPlacementsCase>({
    ...huangEnvelope('placements'),
    ...HUANG_PLACEMENTS_FIELDS,
  }),
  act: checkObject<HuangActCase>({ ...huangEnvelope('act'), ...HUANG_ACT_FIELDS }),
};
const ASK_NAMES = Object.keys(ASKS) as Case['ask'][];

const checkAnyCase: Check<Case> = (value, path, problems) => {
  const own = (key: string) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined);
  const ask = own('game') === 'huang' ? ASK_NAMES.find((one) => one === own('ask')) : undefined;
  return ask ? ASKS[ask](value, path, problems) : checkKind(value, path, problems);
};

/** Names the fault of a case whose game or ask is none that we know; all its other keys are left unread. */
const checkKind: Check<never> = (value, path, problems) => {
  const kind = isObject(value) ? { ...pick(value, 'game'), ...pick(value, 'ask') } : value;
  const check = checkObject({ game: required(checkWord(['huang'])), ask: required(checkWord(ASK_NAMES)) });
  check(kind, path, problems);
  return undefined;
};

function pick(object: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> {
  return Object.hasOwn(object, key) ? { [key]: object[key] } : {};
}
