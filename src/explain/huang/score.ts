import type { ScoringStep } from '../../engine/huang/scoring.ts';
import { COUNTED_COLOURS, type CountedColour, DYNASTIES } from '../../engine/huang/vocabulary.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { HuangScoreAnswer } from '../../referee/huang/score.ts';
import { isolated } from '../isolated.ts';
import { capital, type Sentence } from '../sentence.ts';

/** Translator for the texts about a final scoring. */
export type ScoreTranslator = Translator<'huang' | 'huang-score'>;

/** One of a player's four totals, and how many of its points are white or come from granaries. */
export interface Total {
  readonly colour: CountedColour;
  readonly total: number;
  readonly white: number;
  /** Points from granaries. */
  readonly granaries: number;
}

/**
 * The name of a player for the middle of a sentence, without an article. A plain dynasty name or seat number
 * is translated.
 */
export function nameOf(player: string, t: ScoreTranslator): string {
  const dynasty = DYNASTIES.find((one) => one === player);
  if (dynasty) return t(`dynasty-${dynasty}`);
  return /^[1-5]$/.test(player) ? t('player-number', { n: Number(player) }) : isolated(player);
}

/** The same with an article before a dynasty, in languages that have one: `der Tiger`. */
export function playerIn(player: string, t: ScoreTranslator): string {
  const dynasty = DYNASTIES.find((one) => one === player);
  return dynasty ? t(`the-${dynasty}`) : nameOf(player, t);
}

/** The same at the beginning of a sentence; names entered by users are not capitalized. */
export function firstIn(player: string, t: ScoreTranslator): string {
  const isOurs = DYNASTIES.some((one) => one === player);
  return isOurs ? capital(playerIn(player, t)) : playerIn(player, t);
}

/** The winner and the deciding fact in two sentences; the leader while points are missing. */
export function explainVerdict(
  answer: HuangScoreAnswer,
  t: ScoreTranslator,
  isFinal = true,
): readonly [who: Sentence, why: Sentence] {
  const last = answer.trace.at(-1);
  if (last?.step === 'won') {
    const text = t(isFinal ? 'won' : 'leads', { player: firstIn(last.player, t) });
    return [{ rule: last.rule, text }, decisionOf(answer, t)];
  }
  if (last?.step !== 'nobody-won') throw new Error(`A scoring ended with ${JSON.stringify(last)}`);
  const players = t.list(last.players.map((player, i) => (i === 0 ? firstIn : playerIn)(player, t)));
  return [
    { rule: last.rule, text: t(isFinal ? 'nobody-won' : 'nobody-leads') },
    { rule: last.rule, text: t(`decided-nobody-${last.edition}`, { players }) },
  ];
}

/** A player's four totals in ascending order, derived from the steps. */
export function totalsOf(player: string, trace: readonly ScoringStep[]): readonly Total[] {
  const parts = trace.filter((step) => 'colours' in step && step.player === player);
  const sum = (colour: CountedColour, kind?: ScoringStep['step']) =>
    parts.reduce((n, part) => n + countIn(part, colour, kind), 0);
  const totals = COUNTED_COLOURS.map((colour) => ({
    colour,
    total: sum(colour),
    white: sum(colour, 'white'),
    granaries: sum(colour, 'granaries'),
  }));
  return totals.sort((a, b) => a.total - b.total);
}

/** Points in a total with their origin; null for points of the colour itself. */
interface Part {
  readonly points: number;
  readonly from: 'white' | 'granary' | null;
}

/** The parts of a total, the colour's own points first; empty if there are no others. */
export function partsOf({ total, white, granaries }: Total): readonly Part[] {
  if (white + granaries === 0) return [];
  const added: readonly Part[] = [
    { points: white, from: 'white' },
    { points: granaries, from: 'granary' },
  ];
  return [{ points: total - white - granaries, from: null }, ...added.filter(({ points }) => points > 0)];
}

function countIn(step: ScoringStep, colour: CountedColour, kind: ScoringStep['step'] | undefined): number {
  return 'colours' in step && (kind === undefined || step.step === kind) ? (step.colours[colour] ?? 0) : 0;
}

/** A step that compares two or more players. */
export type Comparison = Extract<ScoringStep, { step: 'compared' }>;

/** The last comparison, which decided between the best remaining player and the next. */
export function lastComparison({ trace }: HuangScoreAnswer): Comparison | undefined {
  return trace.findLast((step) => step.step === 'compared');
}

function decisionOf(answer: HuangScoreAnswer, t: ScoreTranslator): Sentence {
  const deciding = lastComparison(answer);
  const best = deciding?.values[0];
  if (!deciding || !best) throw new Error(`A scoring compared nobody: ${JSON.stringify(answer.trace)}`);
  const { rule, by } = deciding;
  return {
    rule,
    text: t(`decided-${by}`, { value: best.value, values: valuesOf(deciding, t) }),
  };
}

/** The compared values of all players. */
export function valuesOf(step: Comparison, t: ScoreTranslator): string {
  return step.values.map(({ player, value }) => t('value', { player: nameOf(player, t), value })).join(', ');
}
