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

/** The open points of a game: the choices for each, the default first. */
export type OpenPoints = Readonly<Record<string, readonly [string, ...string[]]>>;

/** A choice on each open point. */
export type Choices<Points extends OpenPoints> = { readonly [Point in keyof Points]: Points[Point][number] };

/** What every case carries, whatever it asks. */
export interface Envelope<Game extends string, Ask extends string, Points extends OpenPoints> {
  readonly id?: unknown;
  readonly game: Game;
  readonly ask: Ask;
  /** Whose printed text decides where editions differ; null where none is named: then the English one does. */
  readonly edition: Edition | null;
  /** This table's choices on open points. */
  readonly rulings: Choices<Points>;
}

const anything: Check<unknown> = (value) => value;

/** The fields of the envelope of a case: which game, which ask, and the points that a table may choose on. */
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

/** A choice on each open point: those that a case names, and the default of each other. */
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

/** The choices of a table that has chosen nothing. */
export function defaultsOf<Points extends OpenPoints>(points: Points): Choices<Points> {
  return choicesIn(points, {});
}

/** A table's choices on all open points: what it has chosen as far as that is known here, else the default. */
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

/** Those of `points` on which another choice gives another answer than `answer`, found by asking again. */
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

/** The deepest that lists and objects of a case may be nested; well above what any case needs. */
const DEEPEST = 32;
/** The same for the id, which may be anything that can be written out again. */
const DEEPEST_ID = 1000;

/** The value that `check` makes of an untrusted one, or all that keeps it from being so. */
export function checkWhole<T>(check: Check<T>, value: unknown): Result<T, Problems> {
  const problems: Problem[] = [];
  const { id, ...rest } = isObject(value) ? value : { id: undefined, rest: value };
  if (isDeeper(rest, DEEPEST)) problems.push({ code: 'too-deep', path: '', most: DEEPEST });
  if (isDeeper(id, DEEPEST_ID)) problems.push({ code: 'too-deep', path: pathTo('', 'id'), most: DEEPEST_ID });
  const checked = problems.length === 0 ? check(value, '', problems) : undefined;
  const [first, ...others] = problems;
  if (first) return { ok: false, error: [first, ...others] };
  if (checked === undefined) throw new Error(`Refused without a reason: ${JSON.stringify(value)}`);
  return { ok: true, value: checked };
}

/** Answers an untrusted value: as `give` says when it passes `check`, else with what is wrong. */
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

/** The id of a case that is refused, where it can be given back. */
export function idOf(value: unknown): unknown {
  const id = isObject(value) && Object.hasOwn(value, 'id') ? value['id'] : undefined;
  return isDeeper(id, DEEPEST_ID) ? undefined : id;
}

/** Text as JSON; the reader's own words are left out, since they differ from engine to engine. */
export function parseJson(text: string): Result<unknown, Problem> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: { code: 'not-json', path: '' } };
  }
}
