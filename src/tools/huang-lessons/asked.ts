import type { BoardStep } from '../../engine/huang/step.ts';
import { explainBoard } from '../../explain/huang/board.ts';
import { namesOf } from '../../explain/huang/names.ts';
import { wordsOf } from '../../explain/huang/words.ts';
import { capital } from '../../explain/sentence.ts';
import type { Dealt } from '../../lessons/drills/deal.ts';
import { checkWhole } from '../../referee/case.ts';
import { HUANG_ACT } from '../../referee/huang/act.ts';
import type { DrillAnswerTexts } from './drill-kit.ts';

/** The text of a question: what happens, as far as it is known, and what is asked. */
export function askedIn(one: Dealt, t: DrillAnswerTexts): string {
  const { by, helps, exercise, judged } = one;
  const [first] = judged;
  const checked = first && checkWhole(HUANG_ACT.check, first.asked);
  if (!first || !checked?.ok) throw new Error(`Nothing is asked by ${exercise.id}`);
  const { position, action } = checked.value;
  const { trace } = first.answer;
  const words = wordsOf(namesOf(trace, position), t);
  const isTold = (step: BoardStep) =>
    step.step === 'tile-placed' ||
    step.step === 'leader-placed' ||
    (step.step === 'committed' && step.by !== (exercise.ask === 'winner' ? null : by) && isSome(step));
  const told = explainBoard(trace.filter(isTold), words.names, t).map(({ text }) => text);
  const ask = (question: string) => [...told, capital(question)].join(' ');
  const player = words.player(by);
  if (exercise.ask === 'winner')
    return ask([told.length > 1 ? '' : t('drill-nobody'), t('ask-winner')].join(' ').trim());
  if (exercise.ask === 'how-many')
    return ask(t(action.type === 'place-tile' ? 'drill-how-many-red' : 'drill-how-many-yellow', { player }));
  if (helps) {
    const tiles = words.tiles(action.type === 'place-tile' ? 'red' : 'yellow', helps.tiles);
    const state = words.names.states.find(
      ({ spaces }) => helps.to !== undefined && spaces.includes(helps.to),
    );
    const question = t('drill-may-help', { player, tiles });
    return ask(state ? t('drill-may-help-state', { state: words.state(state.id), question }) : question);
  }
  if (action.type === 'position-leader' && action.to !== null)
    return capital(
      t('drill-may-leader', { leader: words.leader(`${by}:${action.colour}`), place: words.on(action.to) }),
    );
  const [at] = action.type === 'place-tile' ? action.at : [];
  if (action.type === 'place-tile' && at !== undefined) {
    const tile = words.tiles(action.colour, 1);
    return capital(t('drill-may-tile', { player, tile, place: words.on(at) }));
  }
  throw new Error(`No question about ${action.type}`);
}

const isSome = ({ tiles, leader }: Extract<BoardStep, { step: 'committed' }>) => tiles > 0 || leader;
