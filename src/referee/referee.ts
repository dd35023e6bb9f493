import { createErrorAnswer, type ErrorAnswer } from '../core/answer.ts';
import { checkUntrusted, parseJson } from '../core/case.ts';
import { type CaseHandler, createCaseHandler } from '../core/case-handler.ts';
import { type Check, checkEnum, checkObject, isObject, required } from '../core/check.ts';
import type { Problems } from '../core/problem.ts';
import { keysOf } from '../core/record.ts';
import type { Result } from '../core/result.ts';
import { CHU_HAN_HANDLERS, type ChuHanAnswer, type ChuHanCase } from '../games/chu-han/referee/handlers.ts';
import { HUANG_HANDLERS, type HuangAnswer, type HuangCase } from '../games/huang/referee/handlers.ts';
import { KHAN_HANDLERS, type KhanAnswer, type KhanCase } from '../games/khan/referee/handlers.ts';

/** A question to the referee. */
export type Case = HuangCase | ChuHanCase | KhanCase;
type ValidAnswer = HuangAnswer | ChuHanAnswer | KhanAnswer;
/** The answer to any case, also to an invalid one. */
export type Answer = ValidAnswer | ErrorAnswer;

/** The handlers of each game, by kind of question. */
const GAMES: Readonly<Record<Case['game'], Readonly<Record<string, CaseHandler<Case, ValidAnswer>>>>> = {
  huang: HUANG_HANDLERS,
  'chu-han': CHU_HAN_HANDLERS,
  khan: KHAN_HANDLERS,
};
const GAME_NAMES = keysOf(GAMES);

/** Answers an untrusted value: the case of any game. An invalid case gets an error answer. Never throws. */
export function answer(value: unknown): Answer {
  return findHandler(value).answer(value);
}

/** Answers a case written as JSON. */
export function answerText(text: string): Answer {
  const parsed = parseJson(text);
  return parsed.ok ? answer(parsed.value) : createErrorAnswer(undefined, [parsed.error]);
}

/** Checks an untrusted value and returns the case with all defaults filled in, or all problems. */
export function checkCase(value: unknown): Result<Case, Problems> {
  return checkUntrusted(findHandler(value).check, value);
}

/**
 * Returns the handler for the game and question that a value names, or one that reports that there is none.
 */
function findHandler(value: unknown): CaseHandler<Case, ValidAnswer> {
  const { game, ask } = pickKind(value);
  const gameName = findGame(game);
  const handlers = gameName && GAMES[gameName];
  const known =
    typeof ask === 'string' && handlers && Object.hasOwn(handlers, ask) ? handlers[ask] : undefined;
  return known ?? UNKNOWN_HANDLER;
}

function findGame(name: unknown): Case['game'] | undefined {
  return GAME_NAMES.find((one) => one === name);
}

/** Reports that the game or the kind of question is unknown. Other keys are not checked. */
const checkKind: Check<never> = (value, path, problems) => {
  const { game } = pickKind(value);
  const gameName = findGame(game);
  const names = gameName ? [gameName] : GAME_NAMES;
  const asks = [...new Set(names.flatMap((one) => Object.keys(GAMES[one])))];
  const kind = isObject(value) ? pickKind(value) : value;
  checkObject({ game: required(checkEnum(GAME_NAMES)), ask: required(checkEnum(asks)) })(
    kind,
    path,
    problems,
  );
  return undefined;
};

const UNKNOWN_HANDLER = createCaseHandler(checkKind, (refereeCase: never): never => refereeCase);

/** Picks the own keys `game` and `ask` of a value. */
function pickKind(value: unknown): { readonly game?: unknown; readonly ask?: unknown } {
  const pick = (key: string) => (isObject(value) && Object.hasOwn(value, key) ? { [key]: value[key] } : {});
  return { ...pick('game'), ...pick('ask') };
}
