import { EDITIONS, type Edition } from '../engine/edition.ts';
import { HUANG_RULINGS } from '../engine/huang/rulings.ts';
import type { Result } from '../engine/result.ts';
import { type ErrorAnswer, makeErrorAnswer } from './answer.ts';
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
import {
  answerHuangScore,
  HUANG_SCORE_FIELDS,
  type HuangScoreAnswer,
  type HuangScoreQuestion,
} from './huang-score.ts';
import { type Problem, pathTo } from './problem.ts';

/** What every case carries, whatever it asks. */
interface CaseEnvelope<Game extends string, Ask extends string> {
  readonly id?: unknown;
  readonly game: Game;
  readonly ask: Ask;
  /** Whose printed text decides where editions differ; `en` when left out. */
  readonly edition: Edition;
  /** This table's choices on open points. */
  readonly rulings: Readonly<Record<string, string>>;
}

export type HuangScoreCase = CaseEnvelope<'huang', 'score'> & HuangScoreQuestion;

/** One question to the referee: a position, an action and the answers that the players gave. */
export type Case = HuangScoreCase;
export type Answer = HuangScoreAnswer | ErrorAnswer;

/** The deepest that lists and objects of a case may be nested; well above what any case needs. */
const DEEPEST = 32;
/** The same for the id, which may be anything that can be written out again. */
const DEEPEST_ID = 1000;

/** Answers any value at all; a value that is no case gets the answer that says why. Never throws. */
export function answer(value: unknown): Answer {
  const checked = checkCase(value);
  if (!checked.ok) return makeErrorAnswer(idOf(value), checked.error);
  const { id, edition } = checked.value;
  return { ...(id !== undefined && { id }), ...answerHuangScore(checked.value, edition) };
}

/** Answers a case written as JSON. */
export function answerText(text: string): Answer {
  const parsed = parseJson(text);
  return parsed.ok ? answer(parsed.value) : makeErrorAnswer(undefined, [parsed.error]);
}

/** The case that an untrusted value is, with what was left out filled in, or all that keeps it from being one. */
export function checkCase(value: unknown): Result<Case, readonly [Problem, ...Problem[]]> {
  const problems: Problem[] = [];
  const checked = checkAnyCase(value, '', problems);
  const [first, ...others] = problems;
  if (first) return { ok: false, error: [first, ...others] };
  if (!checked) throw new Error(`A case was refused without a reason: ${JSON.stringify(value)}`);
  return { ok: true, value: checked };
}

/** Text as JSON; the reader's own words are left out, since they differ from engine to engine. */
export function parseJson(text: string): Result<unknown, Problem> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: { code: 'not-json', path: '' } };
  }
}

const checkAnyCase: Check<Case> = (value, path, problems) => {
  const { id, ...rest } = isObject(value) ? value : { id: undefined, rest: value };
  if (isDeeper(rest, DEEPEST)) problems.push({ code: 'too-deep', path, most: DEEPEST });
  if (isDeeper(id, DEEPEST_ID))
    problems.push({ code: 'too-deep', path: pathTo(path, 'id'), most: DEEPEST_ID });
  if (problems.length > 0) return undefined;
  const { game, ask } = isObject(value) ? value : {};
  const check = game === 'huang' && ask === 'score' ? checkHuangScore : checkKind;
  return check(value, path, problems);
};

const anything: Check<unknown> = (value) => value;

function envelope<Game extends string, Ask extends string>(game: Game, ask: Ask) {
  return {
    id: optional(anything, undefined),
    game: required(checkWord([game])),
    ask: required(checkWord([ask])),
    edition: optional(checkWord(EDITIONS), 'en'),
    rulings: optional(checkRulings(HUANG_RULINGS), {}),
  };
}

const checkHuangScore = checkObject<HuangScoreCase>({ ...envelope('huang', 'score'), ...HUANG_SCORE_FIELDS });

/** Names the fault of a case whose game or ask is none that we know; all its other keys are left unread. */
const checkKind: Check<never> = (value, path, problems) => {
  const kind = isObject(value) ? { ...pick(value, 'game'), ...pick(value, 'ask') } : value;
  checkObject({ game: required(checkWord(['huang'])), ask: required(checkWord(['score'])) })(
    kind,
    path,
    problems,
  );
  return undefined;
};

/** Choices on open points of one game: known points, known choices. */
function checkRulings(
  known: Readonly<Record<string, readonly string[]>>,
): Check<Readonly<Record<string, string>>> {
  const fields = Object.entries(known).map(([ruling, choices]): [string, Field<string>] => [
    ruling,
    optional(checkWord(choices), choices[0] ?? ''),
  ]);
  return checkObject<Record<string, string>>(Object.fromEntries(fields));
}

function pick(object: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> {
  return Object.hasOwn(object, key) ? { [key]: object[key] } : {};
}

/** The id of a case that is refused, where it can be given back. */
function idOf(value: unknown): unknown {
  const id = isObject(value) && Object.hasOwn(value, 'id') ? value['id'] : undefined;
  return isDeeper(id, DEEPEST_ID) ? undefined : id;
}
