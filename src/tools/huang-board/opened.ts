import { answerFor } from '../../referee/huang/answer-for.ts';
import { setupFor } from '../../referee/huang/position-for.ts';
import { freshSettings } from '../../saves/settings.ts';
import type { OpenedWhat } from '../shell/open-panel.tsx';
import { noteOpened } from './opened-here.ts';
import { type BoardState, choicesOf, chosenIn, freshBoard, rulesOf } from './state.ts';

/** The board that a case or a position describes: judged as the case says, and by the settings where it says nothing. */
export function stateFrom(what: OpenedWhat, before: BoardState): BoardState {
  const fresh = { ...freshBoard(), tally: freshBoard(before).tally };
  if (!('ask' in what)) return { ...fresh, setup: what.position };
  if (what.game !== 'huang' || what.ask === 'score')
    throw new Error(`No position to open: ${JSON.stringify(what)}`);
  const state: BoardState = {
    ...fresh,
    edition: what.edition,
    rulings: chosenIn(what.rulings),
    setup: setupFor(what.position),
  };
  if (what.ask !== 'act' && what.ask !== 'chances') return state;
  const { action, decisions } = what;
  return atFirstOpen(state, { action, decisions, asked: 0 });
}

/** An opened dispute stands at the question that it leaves open, or at its outcome. */
function atFirstOpen(state: BoardState, dispute: NonNullable<BoardState['dispute']>): BoardState {
  const { action, decisions } = dispute;
  const choices = choicesOf(rulesOf(state, freshSettings('en')));
  const judged = answerFor(state.setup, action, decisions, choices);
  if (!judged.ok) throw new Error(`Opened, and no position: ${JSON.stringify(judged.error)}`);
  const { answer, questions } = judged.value;
  const isOpen = answer.legal && 'needs' in answer;
  const open = isOpen ? questions.findIndex(({ asks }) => asks === answer.needs.decision) : -1;
  const asked = open < 0 ? questions.length : open;
  return { ...state, dispute: noteOpened({ ...dispute, asked }) };
}
