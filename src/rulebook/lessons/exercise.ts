import { hash as hashText } from 'node:crypto';
import { checkUntrusted } from '../../core/case.ts';
import type { Result } from '../../core/result.ts';
import { BATTLE_EVALUATOR } from '../../games/chu-han/lessons/battle-evaluator.ts';
import { ACTION_EVALUATOR } from '../../games/huang/lessons/action-evaluator.ts';
import { SCORING_EVALUATOR } from '../../games/huang/lessons/scoring-evaluator.ts';
import { CONQUEST_EVALUATOR, DRIVE_OUT_EVALUATOR } from '../../games/khan/lessons/evaluators.ts';
import type { CaseEvaluator } from '../../lessons/case-evaluator.ts';
import { checkExercise } from '../../lessons/check-exercise.ts';
import { type EvaluatedOption, evaluateOptions } from '../../lessons/evaluate-options.ts';
import { type Exercise, type ExerciseOption, makeOptionKey } from '../../lessons/exercise.ts';
import type { ExerciseData } from '../schemas.ts';

/** An exercise with the referee's answer to each option. */
export interface WorkedExercise {
  readonly exercise: Exercise;
  readonly data: ExerciseData;
  readonly judged: readonly EvaluatedOption<unknown>[];
}

/** Evaluates the exercises about one kind of case. */
interface ExerciseEvaluator {
  /** Lists the sides that could win the conflict of a case. */
  listSides(written: object): readonly string[];
  evaluate(exercise: Exercise): readonly EvaluatedOption<unknown>[] | undefined;
}

function createEvaluator<A>(game: CaseEvaluator<A>): ExerciseEvaluator {
  return {
    listSides(written) {
      const refereeCase = game.toCase(written);
      const answer = refereeCase && game.answerCase(refereeCase);
      return refereeCase && answer ? game.getFacts(answer, refereeCase).sides : [];
    },
    evaluate: (exercise) => evaluateOptions(exercise, game),
  };
}

/** By game and ask. */
const EVALUATORS: Readonly<Record<string, ExerciseEvaluator>> = {
  'huang act': createEvaluator(ACTION_EVALUATOR),
  'huang score': createEvaluator(SCORING_EVALUATOR),
  'chu-han battle': createEvaluator(BATTLE_EVALUATOR),
  'khan conquer': createEvaluator(CONQUEST_EVALUATOR),
  'khan drive-out': createEvaluator(DRIVE_OUT_EVALUATOR),
};

/**
 * Computes an exercise of a lesson: the referee's answer to each option. Returns an error that names the file
 * if no option or every option is right, if more are right than the question expects, if a wrong option is
 * not plausible, or if no option shows a rule that the exercise lists.
 */
export function computeExercise(id: string, data: ExerciseData): Result<WorkedExercise, string> {
  const fault = (why: string): Result<WorkedExercise, string> => ({
    ok: false,
    error: `content/lessons/${id}.yaml ${why}`,
  });
  const subject = `${data.case.game} ${data.case.ask}`;
  const evaluator = EVALUATORS[subject];
  if (!evaluator) return fault(`asks about something that lessons do not support: ${subject}`);
  const {
    rules,
    text: _,
    right: __,
    several = false,
    among = listDefaultOptions(data, evaluator),
    ...fields
  } = data;
  const hash = hashText('sha256', JSON.stringify({ ...fields, among })).slice(0, 8);
  const checked = checkUntrusted(checkExercise, { id, hash, ...fields, among });
  if (!checked.ok) return fault(`is not a valid exercise: ${JSON.stringify(checked.error)}`);
  const all = evaluator.evaluate(checked.value);
  if (!all) return fault('is not a valid case with one of its choices');
  const why = findFault(checked.value, all, rules) ?? findCountFault(all, several);
  return why ? fault(why) : { ok: true, value: { exercise: checked.value, data, judged: all } };
}

/** Returns the options that follow from the question: yes and no, or all sides that could win. */
function listDefaultOptions(
  { ask, case: written }: ExerciseData,
  evaluator: ExerciseEvaluator,
): readonly ExerciseOption[] {
  if (ask === 'may') return [true, false];
  return ask === 'winner' || ask === 'owner' ? evaluator.listSides(written) : [];
}

/** Returns a sentence about the first fault of the options. */
function findFault(
  { ask, among }: Exercise,
  all: readonly EvaluatedOption<unknown>[],
  rules: ExerciseData['rules'],
): string | undefined {
  if (new Set(among.map(makeOptionKey)).size < among.length) return 'names a choice twice';
  if (all.every(({ isRight }) => !isRight)) return 'has no right choice';
  if (all.every(({ isRight }) => isRight)) return 'has no wrong choice';
  const implausible = all.find(({ isRight, facts }) => !isRight && !isPlausible(facts, rules));
  if (implausible && ask !== 'may')
    return `has a choice that is not plausible: ${implausible.key} is forbidden by ${implausible.facts.forbiddenBy}`;
  const cited = new Set<string>(all.flatMap(({ facts }) => facts.cited));
  const unshown = rules.find((rule) => !cited.has(rule));
  return unshown && `claims to teach ${unshown}, which no choice shows`;
}

/** Returns a sentence if `several` does not fit the number of right options. */
function findCountFault(all: readonly EvaluatedOption<unknown>[], several: boolean): string | undefined {
  const count = all.filter(({ isRight }) => isRight).length;
  if (count > 1 === several) return undefined;
  return several
    ? 'has `several: true`, but only one right choice'
    : `has ${count} right choices: ask for one of them, and write several: true`;
}

/** Whether a wrong option is plausible: it is legal, or forbidden by a rule that the exercise teaches. */
function isPlausible({ forbiddenBy }: EvaluatedOption<unknown>['facts'], rules: readonly string[]): boolean {
  return forbiddenBy === undefined || rules.includes(forbiddenBy);
}

/** The keys of a case that describe the position. */
const PLACES = ['position', 'players', 'hands', 'plays', 'yurts', 'rulers', 'ruler', 'river', 'taken'];

/** Returns a sentence if two exercises of a lesson have the same position. */
export function findRepeatedPosition(lesson: readonly WorkedExercise[]): string | undefined {
  const getPositionKey = ({ data }: WorkedExercise) =>
    JSON.stringify(PLACES.map((name) => data.case[name] ?? null));
  const second = lesson.find((one, i) =>
    lesson.slice(0, i).some((before) => getPositionKey(before) === getPositionKey(one)),
  );
  return (
    second &&
    `content/lessons/${second.exercise.id}.yaml has the same position as an earlier exercise of its lesson`
  );
}
