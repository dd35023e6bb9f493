import { formatChance } from '../../../explain/format-chance.ts';
import { type CitedSentence, capitalize } from '../../../explain/sentence.ts';
import type { HuangChancesAnswer } from '../referee/chances.ts';
import type { ConflictChanceStep } from '../rules/conflict/chance-step.ts';
import type { CommitmentChance } from '../rules/conflict/chances.ts';
import type { BoardStep } from '../rules/step.ts';
import { explainBoardSteps } from './board.ts';
import type { ExampleTranslator } from './board-answers.ts';
import { type BoardPhrases, createBoardPhrases } from './board-phrases.ts';
import { explainReason } from './reason.ts';
import type { StateNames } from './state-names.ts';

type Trace = HuangChancesAnswer['trace'];

/** Returns the steps of the action that starts a conflict, up to the known strengths. */
export function listBoardSteps(trace: Trace): readonly BoardStep[] {
  return splitSteps(trace).boardSteps;
}

/**
 * Describes the strength and the shortfall of each side, and how likely each number of tiles wins; or the
 * result of the action if there is no conflict.
 */
export function describeChances(
  answer: HuangChancesAnswer,
  names: StateNames,
  t: ExampleTranslator,
): readonly [string, ...string[]] {
  if (!answer.legal) return [t('outcome-refused'), explainReason(answer.reason, t)];
  const words = createBoardPhrases(names, t);
  const chances = 'chances' in answer ? answer.chances.map((one) => describeTileChance(one, t)) : [];
  switch (answer.result) {
    case 'war': {
      const [first, ...others] = answer.states.map(({ id, strength, win, tie }) =>
        capitalize(t('chances-state', { state: words.state(id), strength, win, tie })),
      );
      if (first === undefined) throw new Error('A war of nobody');
      return [first, ...others, ...chances];
    }
    case 'revolt': {
      const describeSide = ({ player, strength, win }: (typeof answer)['attacker']) =>
        capitalize(t('chances-player', { player: words.player(player), strength, win }));
      return [describeSide(answer.attacker), describeSide(answer.defender), ...chances];
    }
    default:
      return [t(`outcome-${answer.result}`)];
  }
}

/** Describes every step: what starts the conflict, then which commitments are assumed. */
export function describeChanceSteps(
  trace: Trace,
  names: StateNames,
  t: ExampleTranslator,
): readonly CitedSentence[] {
  const words = createBoardPhrases(names, t);
  const { boardSteps, chanceSteps } = splitSteps(trace);
  return [
    ...explainBoardSteps(boardSteps, names, t),
    ...chanceSteps.map((step) => ({
      rule: step.rule,
      text: capitalize(describeChanceStep(step, words, t)),
    })),
  ];
}

/** Separates the steps of the action that starts a conflict from those of the chances. */
function splitSteps(trace: Trace) {
  const boardSteps: BoardStep[] = [];
  const chanceSteps: ConflictChanceStep[] = [];
  for (const step of trace)
    switch (step.step) {
      case 'unseen':
      case 'asks':
      case 'backs':
      case 'backs-unseen':
      case 'stays-out':
      case 'decides':
        chanceSteps.push(step);
        break;
      default:
        boardSteps.push(step);
    }
  return { boardSteps, chanceSteps };
}

function describeTileChance({ commit: count, win, tie }: CommitmentChance, t: ExampleTranslator): string {
  return tie === '0/1'
    ? t('chances-of', { count, win: formatChance(win) })
    : t('chances-tied', { count, win: formatChance(win), tie: formatChance(tie) });
}

function describeChanceStep(step: ConflictChanceStep, words: BoardPhrases, t: ExampleTranslator): string {
  switch (step.step) {
    case 'unseen': {
      const matching = words.tiles(step.colour, step.matching);
      return t('tiles-hidden', { tiles: step.tiles, matching });
    }
    case 'stays-out':
      return t('chances-stays-out', { player: words.player(step.player) });
    case 'decides':
      return t('chances-decides', { player: words.player(step.player) });
    default: {
      const { step: kind, to } = step;
      const facts = { player: words.player(step.player), commitment: describeCommitment(step, words, t) };
      const key = kind === 'asks' ? 'asks' : 'backs';
      return to === null
        ? t(`chances-${key}`, facts)
        : t(`chances-${key}-state`, { ...facts, state: words.state(to) });
    }
  }
}

function describeCommitment(
  { step, colour, tiles, leader }: Extract<ConflictChanceStep, { readonly leader: boolean }>,
  words: BoardPhrases,
  t: ExampleTranslator,
): string {
  const tilePhrase =
    step === 'backs-unseen' ? t('chances-hidden', { count: tiles }) : words.tiles(colour, tiles);
  const support = colour === 'red' ? t('support-red', { count: 1 }) : t('support-yellow', { count: 1 });
  return words.list(leader ? [tilePhrase, support] : [tilePhrase]);
}
