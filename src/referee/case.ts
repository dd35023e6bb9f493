import { EDITIONS, type Edition } from '../engine/edition.ts';
import type { Result } from '../engine/result.ts';
import type { Step } from '../engine/trace.ts';
import { type AnswerEnvelope, type ErrorAnswer, makeErrorAnswer } from './answer.ts';
import {
  type Check,
  checkObject,
  checkWord,
  type Field,
  isDeeper,
  isObject,
  optional,
  required,
} from './check.ts';
import { type Problem, type Problems, pathTo } from './problem.ts';

/** The rulings of a game: the choices for each, the default first. */
export type OpenPoints = Readonly<Record<string, readonly [string, ...string[]]>>;

/** A choice for each ruling. */
export type Choices<Points extends OpenPoints> = { readonly [Point in keyof Points]: Points[Point][number] };

/** The fields that every case has. */
export interface Envelope<Game extends string, Ask extends string, Points extends OpenPoints> {
  readonly id?: unknown;
  readonly game: Game;
  readonly ask: Ask;
  /**
   * The edition to follow where editions differ; null if the case names none, which means the English one.
   */
  readonly edition: Edition | null;
  /** The table's choices. */
  readonly rulings: Choices<Points>;
}

const anything: Check<unknown> = (value) => value;

/** Returns the checks of the fields that every case has. */
export function envelopeFields<
  const Game extends string,
  const Ask extends string,
  const Points extends OpenPoints,
>(game: Game, ask: Ask, points: Points) {
  return {
    id: optional(anything, undefined),
    game: required(checkWord([game])),
    ask: required(checkWord([ask])),
    edition: optional<Edition | null>(checkWord(EDITIONS), null),
    rulings: optional(checkChoices(points), defaultsOf(points)),
  };
}

/** Checks the choices in a case, and adds the default for each ruling that it does not name. */
export function checkChoices<Points extends OpenPoints>(points: Points): Check<Choices<Points>> {
  const defaults = defaultsOf(points);
  const fields = Object.entries(points).map(([point, choices]): [string, Field<string>] => [
    point,
    optional<string>(checkWord(choices), choices[0]),
  ]);
  const checkChosen = checkObject<Record<string, string>>(Object.fromEntries(fields));
  return (value, path, problems) => {
    const chosen = checkChosen(value, path, problems);
    return chosen && { ...defaults, ...chosen };
  };
}

/** Returns the default choice for each ruling. */
export function defaultsOf<Points extends OpenPoints>(points: Points): Choices<Points> {
  return choicesIn(points, {});
}

/** Returns a choice for each ruling: the given one if it exists, else the default. */
export function choicesIn<Points extends OpenPoints>(
  points: Points,
  chosen: Readonly<Record<string, string>>,
): Choices<Points> {
  return Object.fromEntries(
    Object.entries(points).map(([point, choices]) => [
      point,
      choices.find((choice) => choice === chosen[point]) ?? choices[0],
    ]),
  ) as Choices<Points>;
}

/**
 * Returns those of `points` for which another choice would change `answer`, by asking again with each choice.
 */
export function pointsTurnedOn<Points extends OpenPoints, Point extends keyof Points>(
  all: Points & Readonly<Record<Point, readonly string[]>>,
  points: readonly Point[],
  chosen: Choices<Points>,
  answer: object,
  ask: (choices: Choices<Points>) => object,
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
export function checkWhole<T>(check: Check<T>, value: unknown): Result<T, Problems> {
  const problems: Problem[] = [];
  const { id, ...rest } = isObject(value) ? value : { id: undefined, rest: value };
  if (isDeeper(rest, DEEPEST)) problems.push({ code: 'too-deep', path: '', most: DEEPEST });
  if (isDeeper(id, DEEPEST_ID)) problems.push({ code: 'too-deep', path: pathTo('', 'id'), most: DEEPEST_ID });
  const checked = problems.length === 0 ? check(value, '', problems) : undefined;
  const [first, ...others] = problems;
  if (first) return { ok: false, error: [first, ...others] };
  if (checked === undefined)
    throw new Error(`A check failed without reporting a problem: ${JSON.stringify(value)}`);
  return { ok: true, value: checked };
}

/** Answers an untrusted value: with `give` if it passes `check`, else with an error answer. */
export function answerWith<T extends { readonly id?: unknown }, A extends AnswerEnvelope<Step, string>>(
  check: Check<T>,
  give: (asked: T) => A,
  value: unknown,
): A | ErrorAnswer {
  const checked = checkWhole(check, value);
  if (!checked.ok) return makeErrorAnswer(idOf(value), checked.error);
  const { id } = checked.value;
  return { ...(id !== undefined && { id }), ...give(checked.value) };
}

/** Returns the id of an invalid case, unless it is nested too deeply to be returned. */
export function idOf(value: unknown): unknown {
  const id = isObject(value) && Object.hasOwn(value, 'id') ? value['id'] : undefined;
  return isDeeper(id, DEEPEST_ID) ? undefined : id;
}

/** Parses JSON. The message of the parser is dropped, since it differs between JavaScript engines. */
export function parseJson(text: string): Result<unknown, Problem> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: { code: 'not-json', path: '' } };
  }
}
