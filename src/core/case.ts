import {
  type Check,
  checkEnum,
  checkObject,
  type FieldCheck,
  isObject,
  isTooDeep,
  optional,
  required,
} from './check.ts';
import { EDITIONS, type Edition } from './edition.ts';
import { appendKey, type Problem, type Problems } from './problem.ts';
import type { Result } from './result.ts';

/** The rulings of a game: the options of each, the default first. */
export type RulingOptions = Readonly<Record<string, readonly [string, ...string[]]>>;

/** The chosen option of each ruling. */
export type ChosenRulings<Options extends RulingOptions> = {
  readonly [Id in keyof Options]: Options[Id][number];
};

/** The fields that every case has. */
export interface CaseEnvelope<Game extends string, Ask extends string, Options extends RulingOptions> {
  readonly id?: unknown;
  readonly game: Game;
  readonly ask: Ask;
  /**
   * The edition to follow where editions differ; null if the case names none, which means the English one.
   */
  readonly edition: Edition | null;
  /** The chosen options, with defaults. */
  readonly rulings: ChosenRulings<Options>;
}

const anything: Check<unknown> = (value) => value;

/** Returns the checks of the fields that every case has. */
export function createEnvelopeChecks<
  const Game extends string,
  const Ask extends string,
  const Options extends RulingOptions,
>(game: Game, ask: Ask, rulingOptions: Options) {
  return {
    id: optional(anything, undefined),
    game: required(checkEnum([game])),
    ask: required(checkEnum([ask])),
    edition: optional<Edition | null>(checkEnum(EDITIONS), null),
    rulings: optional(checkChosenRulings(rulingOptions), getDefaultRulings(rulingOptions)),
  };
}

/** Checks the rulings in a case, and adds the default option of each one that it does not name. */
export function checkChosenRulings<Options extends RulingOptions>(
  rulingOptions: Options,
): Check<ChosenRulings<Options>> {
  const defaults = getDefaultRulings(rulingOptions);
  const fields = Object.entries(rulingOptions).map(([id, options]): [string, FieldCheck<string>] => [
    id,
    optional<string>(checkEnum(options), options[0]),
  ]);
  const checkChosen = checkObject<Record<string, string>>(Object.fromEntries(fields));
  return (value, path, problems) => {
    const chosen = checkChosen(value, path, problems);
    return chosen && { ...defaults, ...chosen };
  };
}

/** Returns the default option of each ruling. */
export function getDefaultRulings<Options extends RulingOptions>(
  rulingOptions: Options,
): ChosenRulings<Options> {
  return completeRulings(rulingOptions, {});
}

/** Returns an option of each ruling: the one in `chosen` if it exists, else the default. */
export function completeRulings<Options extends RulingOptions>(
  rulingOptions: Options,
  chosen: Readonly<Record<string, string>>,
): ChosenRulings<Options> {
  return Object.fromEntries(
    Object.entries(rulingOptions).map(([id, options]) => [
      id,
      options.find((option) => option === chosen[id]) ?? options[0],
    ]),
  ) as ChosenRulings<Options>;
}

/**
 * Returns those of the candidates for which another option would change `answer`. `askAgain` computes the
 * answer with each other option.
 */
export function filterDecisiveRulings<Options extends RulingOptions, Id extends keyof Options>(
  all: Options & Readonly<Record<Id, readonly string[]>>,
  candidates: readonly Id[],
  chosen: ChosenRulings<Options>,
  answer: object,
  askAgain: (rulings: ChosenRulings<Options>) => object,
): readonly Id[] {
  if (candidates.length === 0) return [];
  const answerJson = JSON.stringify(answer);
  const differs = (id: Id, option: string) =>
    option !== chosen[id] && JSON.stringify(askAgain({ ...chosen, [id]: option })) !== answerJson;
  return candidates.filter((id) => all[id].some((option) => differs(id, option)));
}

/** How deep lists and objects of a case may be nested: more than any case needs. */
const DEEPEST = 32;
/** The same for the id, which may be any JSON. */
const DEEPEST_ID = 1000;

/** Checks an untrusted value, including its depth. Returns the checked value or all problems. */
export function checkUntrusted<T>(check: Check<T>, value: unknown): Result<T, Problems> {
  const problems: Problem[] = [];
  const { id, ...rest } = isObject(value) ? value : { id: undefined, rest: value };
  if (isTooDeep(rest, DEEPEST)) problems.push({ code: 'too-deep', path: '', most: DEEPEST });
  if (isTooDeep(id, DEEPEST_ID))
    problems.push({ code: 'too-deep', path: appendKey('', 'id'), most: DEEPEST_ID });
  const checked = problems.length === 0 ? check(value, '', problems) : undefined;
  const [first, ...others] = problems;
  if (first) return { ok: false, error: [first, ...others] };
  if (checked === undefined)
    throw new Error(`A check failed without reporting a problem: ${JSON.stringify(value)}`);
  return { ok: true, value: checked };
}

/** Returns the id of an invalid case, unless it is nested too deeply to be returned. */
export function getCaseId(value: unknown): unknown {
  const id = isObject(value) && Object.hasOwn(value, 'id') ? value['id'] : undefined;
  return isTooDeep(id, DEEPEST_ID) ? undefined : id;
}

/**
 * Parses a text as JSON; a text that is none gives a problem. The message of the parser is dropped, since it
 * differs between JavaScript engines.
 */
export function parseJson(text: string): Result<unknown, Problem> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: { code: 'not-json', path: '' } };
  }
}
