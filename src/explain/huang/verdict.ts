import type { SpaceName } from '../../engine/huang/board.ts';
import type { RemovedPieces } from '../../engine/huang/report.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import type { RuleId } from '../../engine/trace.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { HuangActAnswer } from '../../referee/huang/answer-action.ts';
import type { CitedSentence } from '../sentence.ts';
import { type BoardPhrases, type BoardTranslator, createBoardPhrases } from './board-phrases.ts';
import type { Moment, MomentContent } from './moments.ts';
import { describeRemoved, getOutcomeParts } from './outcome.ts';
import { findNumberedState, type StateNames } from './state-names.ts';

/** The parts of a verdict on a board. */
interface BoardVerdict {
  readonly head: string;
  /** The reasons, and answers to what players usually ask; one line each. */
  readonly why: readonly string[];
  /** What to do on the table now. */
  readonly todos: readonly string[];
  /** The rule behind the verdict; undefined if nothing was judged. */
  readonly rule: RuleId | undefined;
}

/** The steps that say who has won, whose turn it is, or that something is forbidden. */
const DECIDING: readonly BoardStep['step'][] = ['war-won', 'revolt-won', 'turn', 'refused'];

/** The deciding rule; for an action without a conflict, the rule of the action itself. */
function ruleOf(trace: readonly BoardStep[]): RuleId | undefined {
  const deciding = trace.findLast(({ step }) => DECIDING.includes(step));
  return (deciding ?? trace[0])?.rule;
}

/**
 * The verdict on an action, with answers to common questions: how a tie was decided, for whom no player
 * scores, who has lost the last yellow tile, what has split; and what each state removes from the board.
 * `told` are the sentences of the moments.
 */
export function explainBoardVerdict(
  answer: HuangActAnswer,
  names: StateNames,
  moments: readonly Moment[],
  told: readonly CitedSentence[],
  t: BoardTranslator & Translator<'huang-film'>,
): BoardVerdict {
  const { head, why, scores, gone, committed } = getOutcomeParts(answer, names, t);
  const asked = moments.map(({ content: what }) => isAsked(what, answer.trace));
  const further = told.filter((_, i) => asked[i]).map(({ text }) => text);
  const lines = [why, further.join(' ')].filter((line) => line !== '');
  const isDone = answer.legal && 'position' in answer && gone.length > 0;
  const leaving = isDone ? goneByState(answer.removed, createBoardPhrases(names, t), t) : [];
  return { head, why: lines, todos: [...scores, ...leaving, ...committed], rule: ruleOf(answer.trace) };
}

/** Whether a moment answers a common question. */
function isAsked(told: MomentContent, trace: readonly BoardStep[]): boolean {
  if (told.kind !== 'steps') return told.kind === 'nobody' || told.kind === 'apart';
  const [step] = told.steps;
  if (step.step === 'war-won') return trace.some((one) => one.step === 'tied');
  return step.step === 'leader-left' && step.rule === 'huang/leaders/last-governor';
}

/** What leaves the board; by state if several states lose something. */
function goneByState(
  removed: RemovedPieces,
  words: BoardPhrases,
  t: BoardTranslator & Translator<'huang-film'>,
): readonly string[] {
  const { names } = words;
  const ids = [...names.states.map(({ id }) => id), undefined];
  const parts = ids.flatMap((id) => {
    const part = partOf(removed, (space) => findNumberedState(space, names)?.id === id);
    const things = describeRemoved(part, words);
    return things.length > 0 ? [{ id, things: words.list(things) }] : [];
  });
  const isOne = parts.length === 1;
  return parts.map(({ id, things }) =>
    isOne || id === undefined
      ? t('outcome-gone', { things })
      : t('film-gone-from', { state: words.state(id), things }),
  );
}

/** The removed pieces that were on the selected spaces. */
function partOf(removed: RemovedPieces, isHere: (space: SpaceName) => boolean): RemovedPieces {
  const { leaders, tiles, pagodas, granaries, palace, bandits } = removed;
  const lay = ({ at: [first] }: { readonly at: readonly SpaceName[] }) =>
    first !== undefined && isHere(first);
  const among = <T>(pieces: Readonly<Record<SpaceName, T>>) =>
    Object.fromEntries(Object.entries(pieces).filter(([space]) => isHere(space)));
  return {
    ...(leaders && { leaders: among(leaders) }),
    ...(tiles && { tiles: among(tiles) }),
    ...(pagodas && { pagodas: pagodas.filter(lay) }),
    ...(granaries && { granaries: granaries.filter(isHere) }),
    ...(palace && lay({ at: palace }) && { palace }),
    ...(bandits && { bandits: bandits.filter(lay) }),
  };
}
