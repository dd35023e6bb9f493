import { answerFor } from '../../referee/huang/answer-for.ts';
import { setupFor, statesFor } from '../../referee/huang/position-for.ts';
import { freshSettings } from '../../saves/settings.ts';
import type { OpenedWhat } from '../shell/open-panel.tsx';
import type { HouseRules } from '../shell/tool.ts';
import type { Board, BoardAnswer } from './kit.ts';
import { type BoardState, caseOf, choicesOf, chosenIn, freshBoard, rulesOf } from './state.ts';

/** What comes of the action on the board, or the states there. */
export function answerOf(state: BoardState, houseRules: HouseRules<Board>): BoardAnswer {
  const rules = rulesOf(state, houseRules);
  const asked = caseOf(state, rules);
  const { setup, dispute } = state;
  if (!dispute) return { asked, answer: statesFor(setup), judged: null };
  const judged = answerFor(setup, dispute.action, dispute.decisions, choicesOf(rules));
  if (!judged.ok) return { asked, answer: statesFor(setup), judged: null };
  return { asked, answer: judged.value.answer, judged: judged.value };
}

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
  return { ...state, dispute: { ...dispute, asked: open < 0 ? questions.length : open } };
}
