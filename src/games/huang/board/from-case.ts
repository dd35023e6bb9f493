import { freshSettings } from '../../../saves/settings.ts';
import type { Openable } from '../../../shell/opening/OpenDialog.tsx';
import { toCheckedSetup } from '../referee/checked-position.ts';
import { judgeAction } from '../referee/judge-action.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import { COMMITMENTS_OPEN } from '../saves/conflict.ts';
import { markForAutoplay } from './replay/autoplay.ts';
import { mergeReturnedConflict } from './state/merge-returned-conflict.ts';
import { readPassedCommitments } from './state/passed-commitments.ts';
import { toChanceQuery } from './state/to-chance-query.ts';
import {
  type BoardState,
  freshBoard,
  omitDefaultRulings,
  resolveRuleSettings,
  resolveRulings,
} from './state.ts';

/**
 * Converts an opened case or position to a board. Rulings come from the case, else from the settings. A new
 * game is tracked if the one before it was.
 */
export function fromCase(opened: Openable, before: BoardState, extra?: unknown): BoardState {
  const fresh = { ...freshBoard(), tally: freshBoard(before).tally };
  if (!('ask' in opened)) return { ...fresh, setup: opened.position };
  if (opened.game !== 'huang' || opened.ask === 'score')
    throw new Error(`No position to open: ${JSON.stringify(opened)}`);
  const state: BoardState = {
    ...fresh,
    edition: opened.edition,
    rulings: omitDefaultRulings(opened.rulings),
    setup: toCheckedSetup(opened.position),
  };
  if (opened.ask !== 'act' && opened.ask !== 'chances')
    return { ...state, given: readPassedCommitments(extra) };
  const merged = opened.ask === 'act' ? mergeReturnedConflict(opened, before) : undefined;
  if (merged && merged === before.dispute) return before;
  // The decisions were made under the rulings of the case, so these determine the next question. The board
  // keeps its own rulings.
  if (merged)
    return {
      ...showFirstOpenQuestion({ ...before, dispute: merged, rulings: state.rulings }),
      rulings: before.rulings,
    };
  const { action, decisions } = opened;
  const openedState = { ...state, dispute: { action, decisions, asked: 0 } };
  if (opened.ask === 'act')
    return extra === COMMITMENTS_OPEN ? openedState : showFirstOpenQuestion(openedState);
  return showCommitmentQuestion(opened.viewer, { ...openedState, outlook: toChanceQuery(opened) });
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
