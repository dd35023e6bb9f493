import type { RuleId } from '../../../core/trace.ts';
import type { CitedSentence } from '../../../explain/sentence.ts';
import type { VerdictStatus } from '../../../explain/verdict-status.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { HuangActAnswer } from '../referee/answer-action.ts';
import type { SpaceName } from '../rules/board/board.ts';
import type { RemovedPieces } from '../rules/report.ts';
import type { Shortage } from '../rules/shortage.ts';
import type { BoardStep } from '../rules/step.ts';
import { type BoardPhrases, type BoardTranslator, createBoardPhrases } from './board-phrases.ts';
import type { Moment, MomentContent } from './moments.ts';
import { describeRemoved, getOutcomeParts } from './outcome.ts';
import { findNumberedState, type StateNames } from './state-names.ts';

/** The parts of a verdict on a board. */
interface BoardVerdict {
  readonly head: string;
  /** The reasons, and answers to common questions; one line each. */
  readonly why: readonly string[];
  /** What to do on the table now. */
  readonly todos: readonly string[];
  /** The rule behind the verdict; undefined if nothing was judged. */
  readonly rule: RuleId | undefined;
}

/** An action with all that its verdict is made of. */
interface ExplainedAction {
  readonly answer: HuangActAnswer;
  /** Which tiles are missing, if that is why it is refused. */
  readonly shortage?: Shortage | undefined;
  readonly names: StateNames;
  readonly moments: readonly Moment[];
}

/** The steps that state who has won, whose turn it is, or that something is forbidden. */
const DECIDING_STEPS: readonly BoardStep['step'][] = ['war-won', 'revolt-won', 'turn', 'refused'];

/** Returns the deciding rule; for an action without a conflict, the rule of the action itself. */
function findDecidingRule(trace: readonly BoardStep[]): RuleId | undefined {
  const deciding = trace.findLast(({ step }) => DECIDING_STEPS.includes(step));
  return (deciding ?? trace[0])?.rule;
}

/**
 * Explains the verdict on an action, with answers to common questions: how a tie was decided, which lost
 * leader gives no points, which leader has lost its last yellow tile, which state has split. `todos` include
 * what each state removes from the board. `sentences` are those of the moments, in the same order.
 */
export function explainBoardVerdict(
  { answer, shortage, names, moments }: ExplainedAction,
  sentences: readonly CitedSentence[],
  t: BoardTranslator & Translator<'huang-replay'>,
): BoardVerdict {
  const { head, why, scores, gone, committed } = getOutcomeParts(answer, names, t, shortage);
  const isListed = moments.map(({ content }) => isCommonQuestion(content, answer.trace));
  const further = sentences.filter((_, i) => isListed[i]).map(({ text }) => text);
  const lines = [why, further.join(' ')].filter((line) => line !== '');
  const isDone = answer.legal && 'position' in answer && gone.length > 0;
  const leaving = isDone ? describeLeaving(answer.removed, createBoardPhrases(names, t), t) : [];
  const isRefused = !answer.legal && lines.length > 0; // the reason says it, below the label “Not allowed”
  const [reason = head, ...others] = lines;
  return {
    head: isRefused ? reason : head,
    why: isRefused ? others : lines,
    todos: [...scores, ...leaving, ...committed],
    rule: findDecidingRule(answer.trace),
  };
}

/**
 * Returns the status of an outcome; undefined for an action without a conflict, whose first sentence says it.
 */
export function getVerdictStatus(
  answer: HuangActAnswer,
  isDecidedByRuling: boolean,
): VerdictStatus | undefined {
  if (!answer.legal) return 'refused';
  if (isDecidedByRuling) return 'unsettled';
  return 'result' in answer && (answer.result === 'war' || answer.result === 'revolt') ? 'final' : undefined;
}

/** Returns whether a moment answers a common question. */
function isCommonQuestion(content: MomentContent, trace: readonly BoardStep[]): boolean {
  if (content.kind !== 'steps') return content.kind === 'nobody' || content.kind === 'apart';
  const [step] = content.steps;
  if (step.step === 'war-won') return trace.some((one) => one.step === 'tied');
  return step.step === 'leader-left' && step.rule === 'huang/leaders/last-governor';
}

/** Describes what leaves the board; by state if several states lose something. */
function describeLeaving(
  removed: RemovedPieces,
  words: BoardPhrases,
  t: BoardTranslator & Translator<'huang-replay'>,
): readonly string[] {
  const { names } = words;
  const ids = [...names.states.map(({ id }) => id), undefined];
  const parts = ids.flatMap((id) => {
    const part = selectRemoved(removed, (space) => findNumberedState(space, names)?.id === id);
    const things = describeRemoved(part, words);
    return things.length > 0 ? [{ id, things: words.list(things) }] : [];
  });
  const isOne = parts.length === 1;
  return parts.map(({ id, things }) =>
    isOne || id === undefined
      ? t('outcome-gone', { things })
      : t('replay-gone-from', { state: words.state(id), things }),
  );
}

/** Returns the removed pieces that were on the selected spaces. */
function selectRemoved(removed: RemovedPieces, isSelected: (space: SpaceName) => boolean): RemovedPieces {
  const { leaders, tiles, pagodas, granaries, palace, bandits } = removed;
  const isFirstSelected = ({ at: [first] }: { readonly at: readonly SpaceName[] }) =>
    first !== undefined && isSelected(first);
  const selectPieces = <T>(pieces: Readonly<Record<SpaceName, T>>) =>
    Object.fromEntries(Object.entries(pieces).filter(([space]) => isSelected(space)));
  return {
    ...(leaders && { leaders: selectPieces(leaders) }),
    ...(tiles && { tiles: selectPieces(tiles) }),
    ...(pagodas && { pagodas: pagodas.filter(isFirstSelected) }),
    ...(granaries && { granaries: granaries.filter(isSelected) }),
    ...(palace && isFirstSelected({ at: palace }) && { palace }),
    ...(bandits && { bandits: bandits.filter(isFirstSelected) }),
  };
}
