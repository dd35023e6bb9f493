import { checkUntrusted } from '../../../core/case.ts';
import { capitalize } from '../../../explain/sentence.ts';
import { explainBoardSteps } from '../explain/board.ts';
import { createBoardPhrases } from '../explain/board-phrases.ts';
import { createStateNames } from '../explain/state-names.ts';
import { HUANG_ACT_HANDLER } from '../referee/act.ts';
import type { BoardStep } from '../rules/step.ts';
import type { DrillQuestion } from './questions/generate-question.ts';
import type { AllDrillTexts } from './types.ts';

/** Describes a question: what happens, as far as it is known, and the question itself. */
export function describeQuestion(drillQuestion: DrillQuestion, t: AllDrillTexts): string {
  const { by, commitment, exercise, options } = drillQuestion;
  const [first] = options;
  const checked = first && checkUntrusted(HUANG_ACT_HANDLER.check, first.refereeCase);
  if (!first || !checked?.ok) throw new Error(`Nothing is asked by ${exercise.id}`);
  const { position, action } = checked.value;
  const { trace } = first.answer;
  const phrases = createBoardPhrases(createStateNames(trace, position), t);
  const isStated = (step: BoardStep) =>
    step.step === 'tile-placed' ||
    step.step === 'leader-placed' ||
    (step.step === 'committed' && step.by !== (exercise.ask === 'winner' ? null : by) && isNotEmpty(step));
  const statements = explainBoardSteps(trace.filter(isStated), phrases.names, t).map(({ text }) => text);
  const ask = (question: string) => [...statements, capitalize(question)].join(' ');
  const player = phrases.player(by);
  if (exercise.ask === 'winner')
    return ask([statements.length > 1 ? '' : t('drill-nobody'), t('ask-winner')].join(' ').trim());
  if (exercise.ask === 'how-many')
    return ask(t(action.type === 'place-tile' ? 'drill-how-many-red' : 'drill-how-many-yellow', { player }));
  if (commitment) {
    const tiles = phrases.tiles(action.type === 'place-tile' ? 'red' : 'yellow', commitment.tiles);
    const state = phrases.names.states.find(
      ({ spaces }) => commitment.to !== undefined && spaces.includes(commitment.to),
    );
    const question = t('drill-may-help', { player, tiles });
    return ask(state ? t('drill-may-help-state', { state: phrases.state(state.id), question }) : question);
  }
  if (action.type === 'position-leader' && action.to !== null)
    return capitalize(
      t('drill-may-leader', {
        leader: phrases.leader(`${by}:${action.colour}`),
        place: phrases.on(action.to),
      }),
    );
  const [at] = action.type === 'place-tile' ? action.at : [];
  if (action.type === 'place-tile' && at !== undefined) {
    const tile = phrases.tiles(action.colour, 1);
    return capitalize(t('drill-may-tile', { player, tile, place: phrases.on(at) }));
  }
  throw new Error(`No question about ${action.type}`);
}

const isNotEmpty = ({ tiles, leader }: Extract<BoardStep, { step: 'committed' }>) => tiles > 0 || leader;
