import { EDITIONS, type Edition } from '../engine/edition.ts';
import type { Result } from '../engine/result.ts';
import type { Step } from '../engine/trace.ts';
import { type AnswerEnvelope, createErrorAnswer, type ErrorAnswer } from './answer.ts';
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
import { appendKey, type Problem, type Problems } from './problem.ts';

/** The rulings of a game: the choices for each, the default first. */
export type RulingOptions = Readonly<Record<string, readonly [string, ...string[]]>>;

/** A choice for each ruling. */
export type ChosenRulings<Points extends RulingOptions> = {
  readonly [Point in keyof Points]: Points[Point][number];
};

/** The fields that every case has. */
export interface CaseEnvelope<Game extends string, Ask extends string, Points extends RulingOptions> {
  readonly id?: unknown;
  readonly game: Game;
  readonly ask: Ask;
  /**
   * The edition to follow where editions differ; null if the case names none, which means the English one.
   */
  readonly edition: Edition | null;
  /** The table's choices. */
  readonly rulings: ChosenRulings<Points>;
}

const anything: Check<unknown> = (value) => value;

/** Returns the checks of the fields that every case has. */
export function createEnvelopeChecks<
  const Game extends string,
  const Ask extends string,
  const Points extends RulingOptions,
>(game: Game, ask: Ask, points: Points) {
  return {
    id: optional(anything, undefined),
    game: required(checkEnum([game])),
    ask: required(checkEnum([ask])),
    edition: optional<Edition | null>(checkEnum(EDITIONS), null),
    rulings: optional(checkChosenRulings(points), getDefaultRulings(points)),
  };
}

/** Checks the choices in a case, and adds the default for each ruling that it does not name. */
export function checkChosenRulings<Points extends RulingOptions>(
  points: Points,
): Check<ChosenRulings<Points>> {
  const defaults = getDefaultRulings(points);
  const fields = Object.entries(points).map(([point, choices]): [string, FieldCheck<string>] => [
    point,
    optional<string>(checkEnum(choices), choices[0]),
  ]);
  const checkChosen = checkObject<Record<string, string>>(Object.fromEntries(fields));
  return (value, path, problems) => {
    const chosen = checkChosen(value, path, problems);
    return chosen && { ...defaults, ...chosen };
  };
}

/** Returns the default choice for each ruling. */
export function getDefaultRulings<Points extends RulingOptions>(points: Points): ChosenRulings<Points> {
  return completeRulings(points, {});
}

/** Returns a choice for each ruling: the given one if it exists, else the default. */
export function completeRulings<Points extends RulingOptions>(
  points: Points,
  chosen: Readonly<Record<string, string>>,
): ChosenRulings<Points> {
  return Object.fromEntries(
    Object.entries(points).map(([point, choices]) => [
      point,
      choices.find((choice) => choice === chosen[point]) ?? choices[0],
    ]),
  ) as ChosenRulings<Points>;
}

/**
 * Returns those of `points` for which another choice would change `answer`, by asking again with each choice.
 */
export function filterDecisiveRulings<Points extends RulingOptions, Point extends keyof Points>(
  all: Points & Readonly<Record<Point, readonly string[]>>,
  points: readonly Point[],
  chosen: ChosenRulings<Points>,
  answer: object,
  ask: (choices: ChosenRulings<Points>) => object,
): readonly Point[] {
  if (points.length === 0) return [];
  const written = JSON.stringify(answer);
  const differs = (point: Point, choice: string) =>
    choice !== chosen[point] && JSON.stringify(ask({ ...chosen, [point]: choice })) !== written;
  return points.filter((point) => all[point].some((choice) => differs(point, choice)));
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

/** Answers an untrusted value: with `give` if it passes `check`, else with an error answer. */
export function checkAndAnswer<T extends { readonly id?: unknown }, A extends AnswerEnvelope<Step, string>>(
  check: Check<T>,
  give: (asked: T) => A,
  value: unknown,
): A | ErrorAnswer {
  const checked = checkUntrusted(check, value);
  if (!checked.ok) return createErrorAnswer(getCaseId(value), checked.error);
  const { id } = checked.value;
  return { ...(id !== undefined && { id }), ...give(checked.value) };
}

/** Returns the id of an invalid case, unless it is nested too deeply to be returned. */
export function getCaseId(value: unknown): unknown {
  const id = isObject(value) && Object.hasOwn(value, 'id') ? value['id'] : undefined;
  return isTooDeep(id, DEEPEST_ID) ? undefined : id;
}

/** Parses JSON. The message of the parser is dropped, since it differs between JavaScript engines. */
export function parseJson(text: string): Result<unknown, Problem> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: { code: 'not-json', path: '' } };
  }
}
