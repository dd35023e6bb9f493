import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { toCheckedSetup } from '../../referee/huang/checked-position.ts';
import { judgeAction } from '../../referee/huang/judge-action.ts';
import { COMMITMENTS_OPEN } from '../../saves/huang-conflict.ts';
import { freshSettings } from '../../saves/settings.ts';
import type { Openable } from '../shell/OpenDialog.tsx';
import { markForAutoplay } from './autoplay.ts';
import { mergeReturnedConflict } from './merge-returned-conflict.ts';
import { readPassedCommitments } from './passed-commitments.ts';
import {
  type BoardState,
  freshBoard,
  omitDefaultRulings,
  resolveRuleSettings,
  resolveRulings,
} from './state.ts';
import { toChanceQuery } from './to-chance-query.ts';

/** Converts an opened case or position to a board. Rulings come from the case, else from the settings. */
export function fromCase(what: Openable, before: BoardState, also?: unknown): BoardState {
  const fresh = { ...freshBoard(), tally: freshBoard(before).tally };
  if (!('ask' in what)) return { ...fresh, setup: what.position };
  if (what.game !== 'huang' || what.ask === 'score')
    throw new Error(`No position to open: ${JSON.stringify(what)}`);
  const state: BoardState = {
    ...fresh,
    edition: what.edition,
    rulings: omitDefaultRulings(what.rulings),
    setup: toCheckedSetup(what.position),
  };
  if (what.ask !== 'act' && what.ask !== 'chances') return { ...state, given: readPassedCommitments(also) };
  const same = what.ask === 'act' ? mergeReturnedConflict(what, before) : undefined;
  if (same && same === before.dispute) return before;
  if (same)
    return {
      ...showFirstOpenQuestion({ ...before, dispute: same, rulings: state.rulings }),
      rulings: before.rulings,
    };
  const { action, decisions } = what;
  const opened = { ...state, dispute: { action, decisions, asked: 0 } };
  if (what.ask === 'act') return also === COMMITMENTS_OPEN ? opened : showFirstOpenQuestion(opened);
  return showCommitmentQuestion(what.viewer, { ...opened, outlook: toChanceQuery(what) });
}

type OpenBoard = BoardState & { readonly dispute: NonNullable<BoardState['dispute']> };

/** Shows an opened action at its first open question, or at its outcome. */
function showFirstOpenQuestion(state: OpenBoard): BoardState {
  const { answer, questions } = judgeOpenAction(state);
  const isOpen = answer.legal && 'needs' in answer;
  const open = isOpen ? questions.findIndex(({ asks }) => asks === answer.needs.decision) : -1;
  const asked = open < 0 ? questions.length : open;
  return { ...state, dispute: markForAutoplay({ ...state.dispute, asked }) };
}

/**
 * Shows a case about chances at the commitment of the player in question, or at its outcome if nothing is
 * committed.
 */
function showCommitmentQuestion(player: Dynasty, state: OpenBoard): BoardState {
  const { questions } = judgeOpenAction(state);
  const at = questions.findIndex((one) => one.asks === 'commitment' && one.by === player);
  return at < 0 ? showFirstOpenQuestion(state) : { ...state, dispute: { ...state.dispute, asked: at } };
}

function judgeOpenAction(state: OpenBoard) {
  const { action, decisions } = state.dispute;
  const rulings = resolveRulings(resolveRuleSettings(state, freshSettings('en')));
  const judged = judgeAction(state.setup, action, decisions, rulings);
  if (!judged.ok) throw new Error(`Opened, and no position: ${JSON.stringify(judged.error)}`);
  return judged.value;
}
