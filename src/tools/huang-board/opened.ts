import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { answerFor } from '../../referee/huang/answer-for.ts';
import { setupFor } from '../../referee/huang/position-for.ts';
import { COMMITMENTS_OPEN } from '../../saves/huang-conflict.ts';
import { freshSettings } from '../../saves/settings.ts';
import type { OpenedWhat } from '../shell/open-panel.tsx';
import { givenIn } from './given.ts';
import { noteOpened } from './opened-here.ts';
import { outlookFrom } from './outlook-from.ts';
import { sameConflict } from './same-conflict.ts';
import { type BoardState, choicesOf, chosenIn, freshBoard, rulesOf } from './state.ts';

/** The board of an opened case or position. Rulings come from the case, else from the settings. */
export function stateFrom(what: OpenedWhat, before: BoardState, also?: unknown): BoardState {
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
  if (what.ask !== 'act' && what.ask !== 'chances') return { ...state, given: givenIn(also) };
  const same = what.ask === 'act' ? sameConflict(what, before) : undefined;
  if (same && same === before.dispute) return before;
  if (same)
    return { ...atFirstOpen({ ...before, dispute: same, rulings: state.rulings }), rulings: before.rulings };
  const { action, decisions } = what;
  const opened = { ...state, dispute: { action, decisions, asked: 0 } };
  if (what.ask === 'act') return also === COMMITMENTS_OPEN ? opened : atFirstOpen(opened);
  return atGiftOf(what.viewer, { ...opened, outlook: outlookFrom(what) });
}

type Disputed = BoardState & { readonly dispute: NonNullable<BoardState['dispute']> };

/** Shows an opened action at its first open question, or at its outcome. */
function atFirstOpen(state: Disputed): BoardState {
  const { answer, questions } = judgedIn(state);
  const isOpen = answer.legal && 'needs' in answer;
  const open = isOpen ? questions.findIndex(({ asks }) => asks === answer.needs.decision) : -1;
  const asked = open < 0 ? questions.length : open;
  return { ...state, dispute: noteOpened({ ...state.dispute, asked }) };
}

/**
 * Shows a case about chances at the commitment of the player in question, or at its outcome if nothing is
 * committed.
 */
function atGiftOf(player: Dynasty, state: Disputed): BoardState {
  const { questions } = judgedIn(state);
  const at = questions.findIndex((one) => one.asks === 'commitment' && one.by === player);
  return at < 0 ? atFirstOpen(state) : { ...state, dispute: { ...state.dispute, asked: at } };
}

function judgedIn(state: Disputed) {
  const { action, decisions } = state.dispute;
  const choices = choicesOf(rulesOf(state, freshSettings('en')));
  const judged = answerFor(state.setup, action, decisions, choices);
  if (!judged.ok) throw new Error(`Opened, and no position: ${JSON.stringify(judged.error)}`);
  return judged.value;
}
