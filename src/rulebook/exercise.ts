import { createHash } from 'node:crypto';
import type { Result } from '../engine/result.ts';
import { checkExercise } from '../lessons/check-exercise.ts';
import { CHU_HAN_BATTLES } from '../lessons/chu-han.ts';
import { type Exercise, keyOf, type Value } from '../lessons/exercise.ts';
import type { Asked } from '../lessons/facts.ts';
import { HUANG_ACTIONS } from '../lessons/huang.ts';
import { HUANG_SCORING } from '../lessons/huang-scoring.ts';
import { type Judged, judged } from '../lessons/judge.ts';
import { KHAN_CONQUESTS, KHAN_DRIVES } from '../lessons/khan.ts';
import { checkWhole } from '../referee/case.ts';
import type { ExerciseData } from './schemas.ts';

/** An exercise with the referee's answer to each choice. */
export interface Worked {
  readonly exercise: Exercise;
  readonly data: ExerciseData;
  readonly judged: readonly Judged<unknown>[];
}

/** How the exercises of a game are computed. */
interface Workshop {
  /** Lists who could win the conflict that a case starts. */
  sidesIn(written: object): readonly string[];
  judge(exercise: Exercise): readonly Judged<unknown>[] | undefined;
}

function workshopOf<A>(game: Asked<A>): Workshop {
  return {
    sidesIn(written) {
      const asked = game.caseOf(written);
      const answer = asked && game.answerTo(asked);
      return asked && answer ? game.factsOf(answer, asked).sides : [];
    },
    judge: (exercise) => judged(exercise, game),
  };
}

/** By game and ask. */
const WORKSHOPS: Readonly<Record<string, Workshop>> = {
  'huang act': workshopOf(HUANG_ACTIONS),
  'huang score': workshopOf(HUANG_SCORING),
  'chu-han battle': workshopOf(CHU_HAN_BATTLES),
  'khan conquer': workshopOf(KHAN_CONQUESTS),
  'khan drive-out': workshopOf(KHAN_DRIVES),
};

/**
 * Computes an exercise. Returns an error that names the file if no choice or every choice is right, if more
 * are right than the question expects, if a wrong choice is not plausible, or if no choice shows a rule that
 * the exercise lists.
 */
export function workedExercise(id: string, data: ExerciseData): Result<Worked, string> {
  const fault = (why: string): Result<Worked, string> => ({
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
  const checked = checkWhole(checkExercise, { id, hash, ...asks, among });
  if (!checked.ok) return fault(`is not a valid exercise: ${JSON.stringify(checked.error)}`);
  const all = workshop.judge(checked.value);
  if (!all) return fault('is not a valid case with one of its choices');
  const why = faultIn(checked.value, all, rules) ?? countFaultIn(all, several);
  return why ? fault(why) : { ok: true, value: { exercise: checked.value, data, judged: all } };
}

/** Returns the choices that follow from the question: yes and no, or everybody who could win. */
function amongIn({ ask, case: written }: ExerciseData, workshop: Workshop): readonly Value[] {
  if (ask === 'may') return [true, false];
  return ask === 'winner' || ask === 'owner' ? workshop.sidesIn(written) : [];
}

function faultIn(
  { ask, among }: Exercise,
  all: readonly Judged<unknown>[],
  rules: ExerciseData['rules'],
): string | undefined {
  if (new Set(among.map(keyOf)).size < among.length) return 'names a choice twice';
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
function countFaultIn(all: readonly Judged<unknown>[], several: boolean): string | undefined {
  const count = all.filter(({ isRight }) => isRight).length;
  if (count > 1 === several) return undefined;
  return several
    ? 'has `several: true`, but only one right choice'
    : `has ${count} right choices: ask for one of them, and write several: true`;
}

/** Whether a wrong choice is plausible: it is legal, or forbidden by a rule that the exercise teaches. */
function isTempting({ forbiddenBy }: Judged<unknown>['facts'], rules: readonly string[]): boolean {
  return forbiddenBy === undefined || rules.includes(forbiddenBy);
}

/** The keys of a case that describe the position. */
const PLACES = ['position', 'players', 'hands', 'plays', 'yurts', 'rulers', 'ruler', 'river', 'taken'];

/** Returns a sentence if two exercises of a lesson have the same position. */
export function twiceIn(lesson: readonly Worked[]): string | undefined {
  const positionIn = ({ data }: Worked) => JSON.stringify(PLACES.map((name) => data.case[name] ?? null));
  const second = lesson.find((one, i) =>
    lesson.slice(0, i).some((before) => positionIn(before) === positionIn(one)),
  );
  return (
    second &&
    `content/lessons/${second.exercise.id}.yaml has the same position as an earlier exercise of its lesson`
  );
}
