import {
  doEditionsDiffer,
  explainFinalScore,
  type FinalPoints,
  type FinalScore,
  type ScoringStep,
} from '../../engine/huang/scoring.ts';
import type { AnswerEnvelope } from '../answer.ts';
import { askOf } from '../ask.ts';
import {
  type Check,
  checkList,
  checkObject,
  checkText,
  checkWhole,
  isObject,
  optional,
  required,
} from '../check.ts';
import { pathTo } from '../problem.ts';
import { type HuangEnvelope, huangEnvelope } from './envelope.ts';

/** The most points of one colour, and the most granaries, that a case may name for one player. */
export const MOST_POINTS = 1000;

/** Ask `score` of Huang: what each player has at the end of a game. */
export interface HuangScoreCase extends HuangEnvelope<'score'> {
  readonly players: readonly FinalPoints[];
}

export interface HuangScoreAnswer extends AnswerEnvelope<ScoringStep, 'editions-differ'>, FinalScore {
  readonly ok: true;
  readonly legal: true;
}

const MOST_PLAYERS = 5;
const points = optional(checkWhole(0, MOST_POINTS), 0);

const checkPlayers = checkList(
  checkObject<FinalPoints>({
    name: required(checkText),
    yellow: points,
    red: points,
    blue: points,
    green: points,
    white: points,
    granaries: points,
  }),
  2,
  MOST_PLAYERS,
);

/** Two to five players with different names. */
const checkDifferentPlayers: Check<readonly FinalPoints[]> = (value, path, problems) => {
  const players = checkPlayers(value, path, problems);
  if (!Array.isArray(value)) return players;
  const names: unknown[] = value.map((player: unknown) => (isObject(player) ? player['name'] : undefined));
  for (const [i, name] of names.slice(0, MOST_PLAYERS).entries())
    if (typeof name === 'string' && names.indexOf(name) < i)
      problems.push({ code: 'twice', path: pathTo(pathTo(path, i), 'name') });
  return players;
};

/** A case that asks for a final scoring. */
const checkHuangScoreCase: Check<HuangScoreCase> = checkObject<HuangScoreCase>({
  ...huangEnvelope('score'),
  players: required(checkDifferentPlayers),
});

/** Final scoring as an answer; names `editions-differ` when another edition would name another winner. */
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

export const HUANG_SCORE = askOf(checkHuangScoreCase, answerHuangScore);
