import { capitalize } from '../../../explain/sentence.ts';
import { explainBoardSteps } from '../explain/board.ts';
import { type BoardPhrases, createBoardPhrases } from '../explain/board-phrases.ts';
import { createStateNames } from '../explain/state-names.ts';
import { toPosition } from '../rules/setup/to-position.ts';
import type { BoardStep } from '../rules/step.ts';
import type { Colour, Dynasty } from '../rules/vocabulary.ts';
import type { DrillQuestion } from './questions/generate-question.ts';
import type { FullDrillTranslator } from './types.ts';

/** Describes a question: what happens, as far as it is known, and the question itself. */
export function describeQuestion(drillQuestion: DrillQuestion, t: FullDrillTranslator): string {
  const { by, commitment, exercise, setup, action, options } = drillQuestion;
  const [first] = options;
  if (!first) throw new Error(`Nothing is asked by ${exercise.id}`);
  const { trace } = first.answer;
  const phrases = createBoardPhrases(createStateNames(trace, toPosition(setup)), t);
  const statements = listStatements(drillQuestion, trace, phrases, t);
  const ask = (question: string) => [...statements, capitalize(question)].join(' ');
  if (exercise.ask === 'winner')
    return ask([statements.length > 1 ? '' : t('drill-nobody'), t('ask-winner')].join(' ').trim());
  const colour = action.type === 'place-tile' ? 'red' : 'yellow';
  if (exercise.ask === 'how-many') return ask(t(`drill-how-many-${colour}`, { player: phrases.player(by) }));
  return commitment
    ? ask(askAboutCommitment(by, commitment, colour, phrases, t))
    : capitalize(askAboutAction(by, action, phrases, t));
}

/** Explains the steps that the question states: what is placed, and what other players commit. */
function listStatements(
  { by, exercise }: DrillQuestion,
  trace: readonly BoardStep[],
  { names }: BoardPhrases,
  t: FullDrillTranslator,
): readonly string[] {
  const undecided = exercise.ask === 'winner' ? null : by;
  const isStated = (step: BoardStep) =>
    step.step === 'tile-placed' ||
    step.step === 'leader-placed' ||
    (step.step === 'committed' && step.by !== undecided && isNotEmpty(step));
  return explainBoardSteps(trace.filter(isStated), names, t).map(({ text }) => text);
}

const isNotEmpty = ({ tiles, leader }: Extract<BoardStep, { step: 'committed' }>) => tiles > 0 || leader;

/** Asks whether a player may commit something. */
function askAboutCommitment(
  by: Dynasty,
  { to, tiles: count }: NonNullable<DrillQuestion['commitment']>,
  colour: Colour,
  phrases: BoardPhrases,
  t: FullDrillTranslator,
): string {
  const question = t('drill-may-help', { player: phrases.player(by), tiles: phrases.tiles(colour, count) });
  const state = phrases.names.states.find(({ spaces }) => to !== undefined && spaces.includes(to));
  return state ? t('drill-may-help-state', { state: phrases.state(state.id), question }) : question;
}

/** Asks whether a player may place a leader or a tile. */
function askAboutAction(
  by: Dynasty,
  action: DrillQuestion['action'],
  phrases: BoardPhrases,
  t: FullDrillTranslator,
): string {
  if (action.type === 'position-leader') {
    const leader = phrases.leader(`${by}:${action.colour}`);
    return t('drill-may-leader', { leader, place: phrases.on(action.to) });
  }
  const tile = phrases.tiles(action.colour, 1);
  return t('drill-may-tile', { player: phrases.player(by), tile, place: phrases.on(action.at) });
}
