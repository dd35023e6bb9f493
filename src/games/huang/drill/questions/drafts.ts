import type { Exercise, ExerciseOption } from '../../../../lessons/exercise.ts';
import type { Predicate } from '../../../../lessons/predicate.ts';
import { ACTION_EVALUATOR } from '../../lessons/action-evaluator.ts';
import type { HuangActAnswer } from '../../referee/answer-action.ts';
import type { Dynasty } from '../../rules/vocabulary.ts';
import type { Drill } from './drill-name.ts';
import {
  generateAction,
  generateRevolt,
  generateWar,
  type Scenario,
  type WrittenCommitment,
} from './scenarios.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A question before its evaluation. */
export interface Draft {
  readonly scenario: Scenario;
  readonly by: Dynasty;
  readonly commitment?: WrittenCommitment;
  readonly ask: Exercise['ask'];
  readonly decisions: object;
  readonly put: readonly string[];
  readonly among: readonly ExerciseOption[];
  readonly accept: Predicate;
}

/** Drafts a question of each kind; undefined if the attempt fails. */
export const DRAFTS: Readonly<
  Record<Drill['kind'], (dice: SeededRandom, level: number) => Draft | undefined>
> = {
  winner: draftWinner,
  'how-many': draftCount,
  may: draftPermission,
};

function generateConflict(dice: SeededRandom, level: number): Scenario | undefined {
  const scenario = dice.chance(0.65) ? generateWar(dice, level) : generateRevolt(dice, level);
  if (!scenario) return undefined;
  const [first, second] = scenario.sides;
  const areApart = first?.dynasties.every((one) => !second?.dynasties.includes(one));
  return areApart ? scenario : undefined;
}

/** Drafts the question who wins. */
function draftWinner(dice: SeededRandom, level: number): Draft | undefined {
  const scenario = generateConflict(dice, level);
  if (!scenario) return undefined;
  const { turn: by } = scenario.setup;
  const decisions = { commitments: scenario.commitments };
  const answer = answerConflict(scenario, decisions);
  if (!answer) return undefined;
  const among = ACTION_EVALUATOR.getFacts(answer, createCase(scenario, decisions)).sides;
  const owed = 'needs' in answer && answer.needs.decision === 'discard' ? answer.needs : undefined;
  const discard = owed && { discard: owed.options.slice(0, owed.count) };
  return {
    scenario,
    by,
    ask: 'winner',
    decisions: { ...decisions, ...discard },
    put: [],
    among,
    accept: { lawful: true },
  };
}

/** Drafts the question how many tiles a player has to commit at least. */
function draftCount(dice: SeededRandom, level: number): Draft | undefined {
  const scenario = generateConflict(dice, level);
  if (!scenario) return undefined;
  const own = dice.pick(scenario.sides);
  const by = dice.pick(own.dynasties);
  const { turn } = scenario.setup;
  const others = scenario.commitments.filter((one) => one.by !== by);
  const isWar = scenario.action.type === 'place-tile';
  const decider = scenario.sides.find(({ dynasties }) => dynasties.includes(turn));
  if (!decider) return undefined;
  const commitments = [isWar ? { by, to: own.at } : { by }, ...others];
  const decisions = { commitments, ...(isWar && { tieWinner: decider.at }) };
  const wins: Predicate = { winner: by };
  // The player who places the tile decides a tie, so for that player a tie is enough.
  const accept: Predicate =
    isWar && decider === own ? { not: { all: [{ not: wins }, { not: { winner: 'tie' } }] } } : wins;
  return {
    scenario: { ...scenario, commitments: others },
    by,
    ask: 'how-many',
    decisions,
    put: ['decisions', 'commitments', '0', 'tiles'],
    among: [0, 1, 2, 3, 4],
    accept,
  };
}

/** Drafts the question whether a player may play something, or commit to a conflict. */
function draftPermission(dice: SeededRandom, level: number): Draft | undefined {
  const rest = { ask: 'may', put: [], among: [true, false], accept: { lawful: true } } as const;
  if (level === 0 || dice.chance(0.75)) {
    const attempt = generateAction(dice, level);
    return attempt && { ...rest, scenario: attempt, by: attempt.setup.turn, decisions: {} };
  }
  const scenario = dice.chance(0.5) ? generateWar(dice, level) : generateRevolt(dice, level);
  if (!scenario) return undefined;
  const side = dice.pick(scenario.sides);
  const fighters = scenario.sides.flatMap(({ dynasties }) => dynasties);
  const by = dice.pickIfAny(scenario.setup.players.filter((one) => !fighters.includes(one)));
  if (!by) return undefined;
  const isWar = scenario.action.type === 'place-tile';
  const commitment = { by, tiles: 1 + dice.below(2), ...(isWar && { to: side.at }) };
  return { ...rest, scenario, by, commitment, decisions: { commitments: [commitment] } };
}

/** Makes the case of a scenario with some decisions. */
export const createCase = ({ setup, action }: Scenario, decisions: object) => ({
  game: 'huang',
  ask: 'act',
  position: setup,
  action,
  ...(Object.keys(decisions).length > 0 && { decisions }),
});

/** Returns the answer of the rules engine; undefined if there is no conflict. */
export function answerConflict(scenario: Scenario, decisions: object): HuangActAnswer | undefined {
  const answer = ACTION_EVALUATOR.answerCase(createCase(scenario, decisions));
  return answer?.legal && answer.trace.some(({ step }) => step === 'war' || step === 'revolt')
    ? answer
    : undefined;
}
