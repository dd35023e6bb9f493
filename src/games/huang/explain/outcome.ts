import { entriesOf } from '../../../core/record.ts';
import type { StrengthBar } from '../../../core/strength-bar.ts';
import { capitalize } from '../../../explain/sentence.ts';
import type { ActionResult, HuangActAnswer } from '../referee/answer-action.ts';
import type { CompletedAction } from '../rules/actions/outcome.ts';
import type { SpaceName } from '../rules/board/board.ts';
import type { RemovedPieces } from '../rules/report.ts';
import type { Shortage } from '../rules/shortage.ts';
import type { BoardStep } from '../rules/step.ts';
import { type Colour, DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';
import { explainBoardSteps } from './board.ts';
import { type BoardPhrases, type BoardTranslator, createBoardPhrases } from './board-phrases.ts';
import { describeMoveRefusal } from './piece-steps.ts';
import { explainShortage } from './shortage.ts';
import type { StateNames } from './state-names.ts';

/**
 * Explains the outcome of an action in short sentences, for the head of a verdict: who won or that it is
 * forbidden, then who scores, then what leaves the board.
 */
export function explainOutcome(
  answer: ActionResult,
  names: StateNames,
  t: BoardTranslator,
  shortage?: Shortage,
): readonly [head: string, ...effects: string[]] {
  const { head, why, scores, gone } = describeOutcome(answer, names, t, shortage);
  return [head, ...why, ...scores, ...gone];
}

/**
 * Returns the outcome in the parts of a verdict. `why` has the reasons: a tie, the rule that forbids the
 * action, or that no player scores; `sums` how the strengths add up, in words. The other parts state what to
 * do on the table: `scores` who takes which points, `gone` what leaves the board, and `committed` where
 * committed tiles go. A `shortage` makes the reason of a refusal exact.
 */
export function getOutcomeParts(
  answer: HuangActAnswer,
  names: StateNames,
  t: BoardTranslator,
  shortage?: Shortage,
) {
  const { why, ...sentences } = describeOutcome(answer, names, t, shortage);
  const { legal, trace } = answer;
  const explain = (...kinds: BoardStep['step'][]) =>
    legal
      ? explainBoardSteps(
          trace.filter(({ step }) => kinds.includes(step)),
          names,
          t,
        ).map(({ text }) => text)
      : [];
  const hasCommittedTiles =
    'points' in answer && trace.some((step) => step.step === 'committed' && step.tiles > 0);
  return {
    ...sentences,
    sums: explain('strength').join(' '),
    why: [...explain('tied'), ...why].join(' '),
    committed: hasCommittedTiles ? [t('committed-go')] : [],
  };
}

/**
 * Returns the strength of each side of a conflict, in the order of the states or attacker first; empty
 * without one.
 */
export function listStrengths(
  trace: readonly BoardStep[],
  names: StateNames,
  t: BoardTranslator,
): readonly StrengthBar[] {
  const words = createBoardPhrases(names, t);
  const steps = trace.filter((step) => step.step === 'strength');
  const most = Math.max(...steps.map(({ strength }) => strength));
  const winner = trace.findLast((step) => step.step === 'war-won' || step.step === 'revolt-won');
  return steps.map(({ of, tiles, committed, support, strength }) => ({
    name: nameSide(of, words),
    onBoard: tiles,
    committed: committed + support,
    isAhead: winner ? of === ('state' in winner ? winner.state : winner.player) : strength === most,
  }));
}

/**
 * Returns the only player on the winning side of a conflict; undefined if there are more, or no one has won.
 */
export function findSoleWinner(trace: readonly BoardStep[], { states }: StateNames): Dynasty | undefined {
  const revolt = trace.findLast((step) => step.step === 'revolt-won');
  if (revolt) return revolt.player;
  const war = trace.findLast((step) => step.step === 'war-won');
  const dynasties = states.find(({ id }) => id === war?.state)?.dynasties ?? [];
  return dynasties.length === 1 ? dynasties[0] : undefined;
}

/** The name of a side: a player in a revolt, a state in a war. */
function nameSide(of: SpaceName | Dynasty, words: BoardPhrases): string {
  const player = DYNASTIES.find((dynasty) => dynasty === of);
  return player ? words.name(player) : words.sideLabel(of);
}

/** Writes the question to the player who decides a tie: which of the tied states wins. */
export function explainTieQuestion(
  by: Dynasty,
  states: readonly SpaceName[],
  names: StateNames,
  t: BoardTranslator,
): string {
  const words = createBoardPhrases(names, t);
  return t('ask-tie', { player: words.name(by), states: words.list(states.map(words.state)) });
}

/** The sentences of an outcome, by topic. */
interface OutcomeSentences {
  readonly head: string;
  /** Why it is forbidden, or that no player scores. */
  readonly why: readonly string[];
  readonly scores: readonly string[];
  readonly gone: readonly string[];
}

function describeOutcome(
  answer: ActionResult,
  names: StateNames,
  t: BoardTranslator,
  shortage: Shortage | undefined,
): OutcomeSentences {
  const words = createBoardPhrases(names, t);
  const nothing = { why: [], scores: [], gone: [] };
  if (!answer.legal) {
    const why = shortage ? explainShortage(shortage, words) : describeRefusal(answer.trace, words);
    return { ...nothing, head: t('outcome-refused'), why: [why] };
  }
  if ('needs' in answer) return { ...nothing, head: t('outcome-open') };
  const scores = entriesOf(answer.points).map(([player, points]) =>
    capitalize(t('scores', { player: words.player(player), points: words.points(points) })),
  );
  const gone = describeRemoved(answer.removed, words);
  return {
    head: capitalize(describeHead(answer.result, answer.trace, words)),
    why: scores.length > 0 || answer.result === 'done' ? [] : [t('nobody-scores')],
    scores,
    gone: gone.length > 0 ? [t('outcome-gone', { things: words.list(gone) })] : [],
  };
}

/** Formats the outcome and the numbered steps of an answer as lines of text for a chat. */
export function formatChatLines(
  answer: HuangActAnswer,
  names: StateNames,
  t: BoardTranslator,
  shortage?: Shortage,
): readonly string[] {
  const steps = explainBoardSteps(answer.trace, names, t);
  return [
    ...explainOutcome(answer, names, t, shortage),
    '',
    ...steps.map(({ text }, i) => `${i + 1}. ${text}`),
  ];
}

function describeRefusal(trace: readonly BoardStep[], words: BoardPhrases): string {
  const refusal = trace.findLast((step) => step.step === 'refused');
  if (!refusal) throw new Error('A refusal without a reason');
  return describeMoveRefusal(refusal, words);
}

/** Writes the first sentence about an action that was carried out. */
function describeHead(
  result: CompletedAction['result'],
  trace: readonly BoardStep[],
  words: BoardPhrases,
): string {
  const { t } = words;
  const turn = trace.findLast((step) => step.step === 'turn');
  if (turn) return t('next-player', { player: words.player(turn.to) });
  const war = trace.findLast((step) => step.step === 'war-won');
  const revolt = trace.findLast((step) => step.step === 'revolt-won');
  const strengths = trace.flatMap((step) => (step.step === 'strength' ? [step.strength] : []));
  const sizes = t.result(strengths.sort((a, b) => b - a));
  if (war) return t('outcome-war', { ...words.side(war.state), strengths: sizes });
  if (revolt)
    return t(revolt.isTie ? 'outcome-revolt-tied' : 'outcome-revolt', {
      player: words.player(revolt.player),
      strengths: sizes,
    });
  if (result === 'war' || result === 'revolt') throw new Error(`A ${result} that nobody has won`);
  return t(`outcome-${result}`);
}

/**
 * Describes what has left the board. Tiles are counted by colour and granaries are counted; every other piece
 * has a phrase of its own.
 */
export function describeRemoved(
  removed: RemovedPieces,
  { t, leader, tiles }: BoardPhrases,
): readonly string[] {
  const {
    leaders = {},
    tiles: removedTiles = {},
    pagodas = [],
    granaries = [],
    palace,
    bandits = [],
  } = removed;
  const counts = new Map<Colour, number>();
  for (const colour of Object.values(removedTiles)) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [
    ...Object.values(leaders).map(leader),
    ...[...counts].map(([colour, count]) => tiles(colour, count)),
    ...pagodas.map(({ colour }) => t(`pagoda-${colour}`)),
    ...(granaries.length > 0 ? [t('granary-pieces', { count: granaries.length })] : []),
    ...(palace ? [t('the-palace')] : []),
    ...bandits.map(({ strength }) => t('the-bandits', { count: strength })),
  ];
}
