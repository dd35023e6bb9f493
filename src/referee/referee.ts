import { keysOf } from '../engine/record.ts';
import type { Result } from '../engine/result.ts';
import { createErrorAnswer, type ErrorAnswer } from './answer.ts';
import { checkUntrusted, parseJson } from './case.ts';
import { type CaseHandler, createCaseHandler } from './case-handler.ts';
import { type Check, checkEnum, checkObject, isObject, required } from './check.ts';
import { CHU_HAN_HANDLERS, type ChuHanAnswer, type ChuHanCase } from './chu-han/handlers.ts';
import { HUANG_HANDLERS, type HuangAnswer, type HuangCase } from './huang/handlers.ts';
import { KHAN_HANDLERS, type KhanAnswer, type KhanCase } from './khan/handlers.ts';
import type { Problems } from './problem.ts';

/** A question to the referee. */
export type Case = HuangCase | ChuHanCase | KhanCase;
type SoundAnswer = HuangAnswer | ChuHanAnswer | KhanAnswer;
export type Answer = SoundAnswer | ErrorAnswer;

/** The kinds of questions of each game, by name. */
const GAMES: Readonly<Record<Case['game'], Readonly<Record<string, CaseHandler<Case, SoundAnswer>>>>> = {
  huang: HUANG_HANDLERS,
  'chu-han': CHU_HAN_HANDLERS,
  khan: KHAN_HANDLERS,
};
const GAME_NAMES = keysOf(GAMES);

/** Answers an untrusted value. An invalid case gets an error answer. Never throws. */
export function answer(value: unknown): Answer {
  return askIn(value).answer(value);
}

/** Answers a case written as JSON. */
export function answerText(text: string): Answer {
  const parsed = parseJson(text);
  return parsed.ok ? answer(parsed.value) : createErrorAnswer(undefined, [parsed.error]);
}

/** Checks an untrusted value. Returns the case with all defaults filled in, or all problems. */
export function checkCase(value: unknown): Result<Case, Problems> {
  return checkUntrusted(askIn(value).check, value);
}

/** Returns the kind of question that a value names; if it names none, one that only reports that. */
function askIn(value: unknown): CaseHandler<Case, SoundAnswer> {
  const { game, ask } = kindOf(value);
  const named = namedGame(game);
  const asks = named && GAMES[named];
  const known = typeof ask === 'string' && asks && Object.hasOwn(asks, ask) ? asks[ask] : undefined;
  return known ?? UNKNOWN;
}

function namedGame(name: unknown): Case['game'] | undefined {
  return GAME_NAMES.find((one) => one === name);
}

/** Reports that the game or the kind of question is unknown. Other keys are not checked. */
const checkKind: Check<never> = (value, path, problems) => {
  const { game } = kindOf(value);
  const named = namedGame(game);
  const names = named ? [named] : GAME_NAMES;
  const asks = [...new Set(names.flatMap((one) => Object.keys(GAMES[one])))];
  const kind = isObject(value) ? kindOf(value) : value;
  checkObject({ game: required(checkEnum(GAME_NAMES)), ask: required(checkEnum(asks)) })(
    kind,
    path,
    problems,
  );
  return undefined;
};

const UNKNOWN = createCaseHandler(checkKind, (asked: never): never => asked);

/** Picks the own keys `game` and `ask` of a value. */
function kindOf(value: unknown): { readonly game?: unknown; readonly ask?: unknown } {
  const pick = (key: string) => (isObject(value) && Object.hasOwn(value, key) ? { [key]: value[key] } : {});
  return { ...pick('game'), ...pick('ask') };
}
