import type { CitedSentence } from '../../../explain/sentence.ts';
import type { VerdictTone } from '../../../ui/Verdict.tsx';
import type { CountedValue, KhanFinalCount, KhanScoringStep } from '../rules/scoring.ts';
import type { InitialKhanScoreTranslator } from './types.ts';

type Names = readonly string[];

/** The verdict in words: how far it holds, who wins and why, and where the reason comes from. */
export interface CountVerdict {
  readonly tone: VerdictTone;
  readonly tag: string;
  readonly who: CitedSentence;
  readonly why: CitedSentence;
  readonly source: string;
}

const getName = (names: Names, player: number) => names[player] ?? '';

const formatValues = (values: readonly CountedValue[], names: Names, t: InitialKhanScoreTranslator) =>
  values.map(({ player, value }) => t('value', { player: getName(names, player), value })).join(', ');

const listNames = (players: readonly number[], names: Names, t: InitialKhanScoreTranslator) =>
  t.list(players.map((player) => getName(names, player)));

/** Explains a step of the count in a sentence. */
export function explainCountStep(
  step: KhanScoringStep,
  names: Names,
  t: InitialKhanScoreTranslator,
): CitedSentence {
  const { rule } = step;
  switch (step.step) {
    case 'summed': {
      const { tiles, bonus } = step;
      const facts = { player: getName(names, step.player), tiles, bonus, sum: tiles + bonus };
      return { rule, text: t('step-summed', facts) };
    }
    case 'compared-points':
    case 'compared-areas':
      return { rule, text: t(`step-${step.step}`, { values: formatValues(step.values, names, t) }) };
    case 'areas-missing':
    case 'same-areas':
      return { rule, text: t(`step-${step.step}`, { players: listNames(step.players, names, t) }) };
    case 'won':
      return { rule, text: t('won', { player: getName(names, step.player) }) };
  }
}

/**
 * Explains who has won and why; with `isFinal` false, who is ahead. Undefined while fewer than two players
 * are counted.
 */
export function explainCount(
  { winner, decidedBy, trace }: KhanFinalCount,
  isFinal: boolean,
  names: Names,
  t: InitialKhanScoreTranslator,
): CountVerdict | undefined {
  const last = trace.at(-1);
  const compared = trace.findLast((step) => 'values' in step);
  if (decidedBy === null || !last || !compared) return undefined;
  const { rule } = last;
  const isWon = isFinal && winner !== null;
  const isOpen = !isFinal || decidedBy === 'areas-missing';
  const reason = !isFinal && decidedBy === 'areas-missing' ? 'points' : decidedBy;
  return {
    tone: isWon ? 'yes' : 'open',
    tag: t(isWon ? 'verdict-final' : isOpen ? 'verdict-provisional' : 'tag-unsettled'),
    who: { rule, text: explainWho(last, isFinal, names, t) },
    why: { rule, text: t(`decided-${reason}`, { values: formatValues(compared.values, names, t) }) },
    source: t(rule === 'khan/end/points' ? 'source-points' : 'source-tie'),
  };
}

/** Says who has won, who is ahead, or who shares the most points. */
function explainWho(
  last: KhanScoringStep,
  isFinal: boolean,
  names: Names,
  t: InitialKhanScoreTranslator,
): string {
  if (last.step === 'won') return t(isFinal ? 'won' : 'leads', { player: getName(names, last.player) });
  const players = 'players' in last ? last.players : [];
  return t(isFinal ? 'tied' : 'tied-so-far', { players: listNames(players, names, t) });
}
