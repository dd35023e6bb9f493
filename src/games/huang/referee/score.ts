import type { AnswerEnvelope } from '../../../core/answer.ts';
import { createCaseHandler } from '../../../core/case-handler.ts';
import {
  type Check,
  checkInteger,
  checkList,
  checkObject,
  checkText,
  isObject,
  optional,
  required,
} from '../../../core/check.ts';
import { MAX_POINTS } from '../../../core/points.ts';
import { appendKey } from '../../../core/problem.ts';
import { createRecord } from '../../../core/record.ts';
import {
  doEditionsDiffer,
  explainFinalScore,
  type FinalPoints,
  type FinalScore,
  type ScoringStep,
} from '../rules/scoring.ts';
import { COLOURS } from '../rules/vocabulary.ts';
import { createHuangChecks, type HuangEnvelope } from './envelope.ts';

/** The question `score`: the final scoring. */
export interface HuangScoreCase extends HuangEnvelope<'score'> {
  readonly players: readonly FinalPoints[];
}

/** The final scores and the ranking, with the steps that explain them. */
export interface HuangScoreAnswer extends AnswerEnvelope<ScoringStep, 'editions-differ'>, FinalScore {
  readonly ok: true;
  readonly legal: true;
}

const MOST_PLAYERS = 5;
const points = optional(checkInteger(0, MAX_POINTS), 0);

const checkPlayers = checkList(
  checkObject<FinalPoints>({
    name: required(checkText),
    ...createRecord(COLOURS, () => points),
    granaries: points,
  }),
  2,
  MOST_PLAYERS,
);

/** Checks two to five players with different names. */
const checkDifferentPlayers: Check<readonly FinalPoints[]> = (value, path, problems) => {
  const players = checkPlayers(value, path, problems);
  if (!Array.isArray(value)) return players;
  const names: unknown[] = value.map((player: unknown) => (isObject(player) ? player['name'] : undefined));
  for (const [i, name] of names.slice(0, MOST_PLAYERS).entries())
    if (typeof name === 'string' && names.indexOf(name) < i)
      problems.push({ code: 'twice', path: appendKey(appendKey(path, i), 'name') });
  return players;
};

/** Checks a case of this kind. */
const checkHuangScoreCase: Check<HuangScoreCase> = checkObject<HuangScoreCase>({
  ...createHuangChecks('score'),
  players: required(checkDifferentPlayers),
});

/** Answers a final scoring; adds the ruling `editions-differ` if another edition has another winner. */
function answerHuangScore({ players, edition }: HuangScoreCase): HuangScoreAnswer {
  const { value, trace } = explainFinalScore(players, edition ?? 'en');
  return {
    ok: true,
    legal: true,
    ...value,
    trace,
    rulings: doEditionsDiffer(players) ? ['editions-differ'] : [],
  };
}

/** Checks and answers cases about a final scoring. */
export const HUANG_SCORE_HANDLER = createCaseHandler(checkHuangScoreCase, answerHuangScore);
