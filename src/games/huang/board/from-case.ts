import { freshSettings } from '../../../saves/settings.ts';
import type { Openable } from '../../../share/parse-opened-text.ts';
import type { OpenedState } from '../../../shell/tool.ts';
import type { ToolSettings } from '../../../shell/tool-types.ts';
import type { HuangActCase } from '../referee/act.ts';
import type { HuangChancesCase } from '../referee/chances.ts';
import { toSetup } from '../rules/setup/setup.ts';
import { COMMITMENTS_OPEN } from '../saves/conflict.ts';
import type { JudgedAction } from './board-answer.ts';
import { createBoardAnswer, judgeBoardAction } from './compute-answer.ts';
import { mergeReturnedConflict } from './state/merge-returned-conflict.ts';
import { readPassedCommitments } from './state/passed-commitments.ts';
import { toChanceQuery } from './state/to-chance-query.ts';
import {
  type BoardState,
  freshBoard,
  type OpenAction,
  omitDefaultRulings,
  resolveRuleSettings,
  resolveRulings,
} from './state.ts';
import type { BoardTypes } from './types.ts';

/** A board that was opened, with its answer if that was needed to decide what to show first. */
type OpenedBoard = OpenedState<BoardTypes>;
type Settings = ToolSettings<BoardTypes>;

/** Converts a shared case into a state, like `openCase`, but without its answer. */
export function fromCase(opened: Openable, before: BoardState, extra?: unknown): BoardState {
  return openCase(opened, before, freshSettings('en'), extra).state;
}

/**
 * Converts an opened case or position to a board. Rulings come from the case, else from the settings. A new
 * game is tracked if the one before it was.
 */
export function openCase(
  opened: Openable,
  before: BoardState,
  settings: Settings,
  extra?: unknown,
): OpenedBoard {
  const fresh = { ...freshBoard(), tally: freshBoard(before).tally };
  if (!('ask' in opened)) return { state: { ...fresh, setup: opened.position } };
  if (opened.game !== 'huang' || opened.ask === 'score')
    throw new Error(`No position to open: ${JSON.stringify(opened)}`);
  const state: BoardState = {
    ...fresh,
    edition: opened.edition,
    rulings: omitDefaultRulings(opened.rulings),
    setup: toSetup(opened.position),
  };
  if (opened.ask === 'chances') return openChances(opened, state, settings);
  if (opened.ask !== 'act') return { state: { ...state, passedCommitments: readPassedCommitments(extra) } };
  const merged = openReturnedConflict(opened, before, settings);
  if (merged) return merged;
  const { action, decisions } = opened;
  const openedState = { ...state, openAction: { action, decisions, asked: 0 } };
  if (extra === COMMITMENTS_OPEN) return { state: openedState };
  const judged = judgeOpened(opened);
  return showQuestion(openedState, findFirstOpenQuestion(judged), judged, settings);
}

/**
 * Opens a conflict that the numbers tool returns: the same board, with the decisions that were made there.
 */
function openReturnedConflict(
  opened: HuangActCase,
  before: BoardState,
  settings: Settings,
): OpenedBoard | undefined {
  const merged = mergeReturnedConflict(opened, before);
  if (!merged) return undefined;
  if (!merged.isChanged) return { state: before };
  const { openAction, position } = merged;
  // The decisions were made under the rulings of the case, so these determine the next question. The board
  // keeps its own rulings.
  const judge = (rulings: HuangActCase['rulings']) =>
    judgeBoardAction(position, openAction.action, openAction.decisions, rulings);
  const asked = findFirstOpenQuestion(judge(opened.rulings));
  const own = resolveRulings(resolveRuleSettings(before, settings));
  return showQuestion({ ...before, openAction }, asked, judge(own), settings);
}

/**
 * Opens a case about chances at the commitment of the player in question, or at its outcome if nothing is
 * committed.
 */
function openChances(opened: HuangChancesCase, board: BoardState, settings: Settings): OpenedBoard {
  const { action, decisions, viewer } = opened;
  const state = { ...board, openAction: { action, decisions, asked: 0 }, chanceQuery: toChanceQuery(opened) };
  const judged = judgeOpened(opened);
  const asked = judged.questions.findIndex((one) => one.asks === 'commitment' && one.by === viewer);
  return showQuestion(state, asked < 0 ? findFirstOpenQuestion(judged) : asked, judged, settings);
}

const judgeOpened = ({ position, action, decisions, rulings }: HuangActCase | HuangChancesCase) =>
  judgeBoardAction(position, action, decisions, rulings);

/** Returns the index of the first open question; the number of questions if there is none. */
function findFirstOpenQuestion(judged: JudgedAction): number {
  const { answer, questions } = judged;
  const isOpen = answer.legal && 'needs' in answer;
  const open = isOpen ? questions.findIndex(({ asks }) => asks === answer.needs.decision) : -1;
  return open < 0 ? questions.length : open;
}

/** Shows an opened action at one of its questions, or at its outcome. */
function showQuestion(
  board: BoardState & { readonly openAction: OpenAction },
  asked: number,
  judged: JudgedAction,
  settings: Settings,
): OpenedBoard {
  const state = { ...board, openAction: { ...board.openAction, asked } };
  const rules = resolveRuleSettings(state, settings);
  const position = { ok: true, value: judged.position } as const;
  return { state, answer: createBoardAnswer(state, rules, position, judged, true) };
}
