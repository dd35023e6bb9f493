import { createHash } from 'node:crypto';
import type { Result } from '../engine/result.ts';
import { ACTION_EVALUATOR } from '../lessons/action-evaluator.ts';
import { BATTLE_EVALUATOR } from '../lessons/battle-evaluator.ts';
import type { CaseEvaluator } from '../lessons/case-evaluator.ts';
import { checkExercise } from '../lessons/check-exercise.ts';
import { type EvaluatedOption, evaluateOptions } from '../lessons/evaluate-options.ts';
import { type Exercise, type ExerciseOption, makeOptionKey } from '../lessons/exercise.ts';
import { CONQUEST_EVALUATOR, DRIVE_OUT_EVALUATOR } from '../lessons/khan-evaluators.ts';
import { SCORING_EVALUATOR } from '../lessons/scoring-evaluator.ts';
import { checkUntrusted } from '../referee/case.ts';
import type { ExerciseData } from './schemas.ts';

/** An exercise with the referee's answer to each choice. */
export interface WorkedExercise {
  readonly exercise: Exercise;
  readonly data: ExerciseData;
  readonly judged: readonly EvaluatedOption<unknown>[];
}

/** How the exercises of a game are computed. */
interface Workshop {
  /** Lists who could win the conflict that a case starts. */
  sidesIn(written: object): readonly string[];
  judge(exercise: Exercise): readonly EvaluatedOption<unknown>[] | undefined;
}

function workshopOf<A>(game: CaseEvaluator<A>): Workshop {
  return {
    sidesIn(written) {
      const asked = game.toCase(written);
      const answer = asked && game.answerCase(asked);
      return asked && answer ? game.getFacts(answer, asked).sides : [];
    },
    judge: (exercise) => evaluateOptions(exercise, game),
  };
}

/** By game and ask. */
const WORKSHOPS: Readonly<Record<string, Workshop>> = {
  'huang act': workshopOf(ACTION_EVALUATOR),
  'huang score': workshopOf(SCORING_EVALUATOR),
  'chu-han battle': workshopOf(BATTLE_EVALUATOR),
  'khan conquer': workshopOf(CONQUEST_EVALUATOR),
  'khan drive-out': workshopOf(DRIVE_OUT_EVALUATOR),
};

/**
 * Computes an exercise. Returns an error that names the file if no choice or every choice is right, if more
 * are right than the question expects, if a wrong choice is not plausible, or if no choice shows a rule that
 * the exercise lists.
 */
export function computeExercise(id: string, data: ExerciseData): Result<WorkedExercise, string> {
  const fault = (why: string): Result<WorkedExercise, string> => ({
    ok: false,
    error: `content/lessons/${id}.yaml ${why}`,
  });
  const subject = `${data.case.game} ${data.case.ask}`;
  const workshop = WORKSHOPS[subject];
  if (!workshop) return fault(`asks about something that lessons do not support: ${subject}`);
  const { rules, text: _, right: __, several = false, among = amongIn(data, workshop), ...asks } = data;
  const hash = createHash('sha256')
    .update(JSON.stringify({ ...asks, among }))
    .digest('hex')
    .slice(0, 8);
  const checked = checkUntrusted(checkExercise, { id, hash, ...asks, among });
  if (!checked.ok) return fault(`is not a valid exercise: ${JSON.stringify(checked.error)}`);
  const all = workshop.judge(checked.value);
  if (!all) return fault('is not a valid case with one of its choices');
  const why = faultIn(checked.value, all, rules) ?? countFaultIn(all, several);
  return why ? fault(why) : { ok: true, value: { exercise: checked.value, data, judged: all } };
}

/** Returns the choices that follow from the question: yes and no, or everybody who could win. */
function amongIn({ ask, case: written }: ExerciseData, workshop: Workshop): readonly ExerciseOption[] {
  if (ask === 'may') return [true, false];
  return ask === 'winner' || ask === 'owner' ? workshop.sidesIn(written) : [];
}

function faultIn(
  { ask, among }: Exercise,
  all: readonly EvaluatedOption<unknown>[],
  rules: ExerciseData['rules'],
): string | undefined {
  if (new Set(among.map(makeOptionKey)).size < among.length) return 'names a choice twice';
  if (all.every(({ isRight }) => !isRight)) return 'has no right choice';
  if (all.every(({ isRight }) => isRight)) return 'has no wrong choice';
  const dull = all.find(({ isRight, facts }) => !isRight && !isTempting(facts, rules));
  if (dull && ask !== 'may')
    return `has a choice that is not plausible: ${dull.key} is forbidden by ${dull.facts.forbiddenBy}`;
  const cited = new Set<string>(all.flatMap(({ facts }) => facts.cited));
  const unshown = rules.find((rule) => !cited.has(rule));
  return unshown && `claims to teach ${unshown}, which no choice shows`;
}

/** Returns a sentence if `several` does not fit the number of right choices. */
function countFaultIn(all: readonly EvaluatedOption<unknown>[], several: boolean): string | undefined {
  const count = all.filter(({ isRight }) => isRight).length;
  if (count > 1 === several) return undefined;
  return several
    ? 'has `several: true`, but only one right choice'
    : `has ${count} right choices: ask for one of them, and write several: true`;
}

/** Whether a wrong choice is plausible: it is legal, or forbidden by a rule that the exercise teaches. */
function isTempting({ forbiddenBy }: EvaluatedOption<unknown>['facts'], rules: readonly string[]): boolean {
  return forbiddenBy === undefined || rules.includes(forbiddenBy);
}

/** The keys of a case that describe the position. */
const PLACES = ['position', 'players', 'hands', 'plays', 'yurts', 'rulers', 'ruler', 'river', 'taken'];

/** Returns a sentence if two exercises of a lesson have the same position. */
export function findRepeatedPosition(lesson: readonly WorkedExercise[]): string | undefined {
  const positionIn = ({ data }: WorkedExercise) =>
    JSON.stringify(PLACES.map((name) => data.case[name] ?? null));
  const second = lesson.find((one, i) =>
    lesson.slice(0, i).some((before) => positionIn(before) === positionIn(one)),
  );
  return (
    second &&
    `content/lessons/${second.exercise.id}.yaml has the same position as an earlier exercise of its lesson`
  );
}
