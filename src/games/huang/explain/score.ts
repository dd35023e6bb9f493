import type { Edition } from '../../../core/edition.ts';
import type { CitedSentence } from '../../../explain/sentence.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { HuangScoreAnswer } from '../referee/score.ts';
import type { DecidingCriterion, ScoringStep } from '../rules/scoring.ts';
import { COUNTED_COLOURS, type CountedColour } from '../rules/vocabulary.ts';
import { createPlayerNames, namePlayersByIds, type PlayerNames } from './player-names.ts';

/** Translator for the texts about a final scoring. */
export type HuangScoreTranslator = Translator<'huang' | 'huang-score'>;

/** One of a player's four totals, and how many of its points are white or come from granaries. */
export interface ColourTotal {
  readonly colour: CountedColour;
  readonly total: number;
  readonly white: number;
  /** Points from granaries. */
  readonly granaries: number;
}

/** The texts for the players of an answer, by what their ids say. */
function namePlayersOf({ ranking }: HuangScoreAnswer, t: HuangScoreTranslator): PlayerNames {
  return createPlayerNames(namePlayersByIds(ranking.map(({ name }) => name)), t);
}

/** Explains in two sentences who wins and why; while points are missing, who leads and why. */
export function explainScoreVerdict(
  answer: HuangScoreAnswer,
  t: HuangScoreTranslator,
  isFinal = true,
  names: PlayerNames = namePlayersOf(answer, t),
): readonly [who: CitedSentence, why: CitedSentence] {
  const last = answer.trace.at(-1);
  if (last?.step === 'won') {
    const text = t(isFinal ? 'won' : 'leads', { player: names.start(last.player) });
    return [{ rule: last.rule, text }, explainDecision(answer, names, t)];
  }
  if (last?.step !== 'nobody-won') throw new Error(`A scoring ended with ${JSON.stringify(last)}`);
  const players = t.list(
    last.players.map((player, i) => (i === 0 ? names.start(player) : names.phrase(player))),
  );
  return [
    { rule: last.rule, text: isFinal ? explainDraw(last.edition, players, t) : t('nobody-leads') },
    { rule: last.rule, text: t(`decided-nobody-${last.edition}`, { players }) },
  ];
}

/** Says that there is no winner if the edition says so; else only who is tied, since its rules end there. */
function explainDraw(edition: Edition, players: string, t: HuangScoreTranslator): string {
  return isDrawPrinted(edition) ? t('nobody-won') : t('tied-open', { players });
}

/** Returns whether the rulebook of an edition leaves a full tie without a winner. Rule: huang/end/no-winner */
export function isDrawPrinted(edition: Edition): boolean {
  return edition !== 'de';
}

/** Returns a player's four totals in ascending order, derived from the steps. */
export function listTotals(player: string, trace: readonly ScoringStep[]): readonly ColourTotal[] {
  const parts = trace.flatMap((step) => ('colours' in step && step.player === player ? [step] : []));
  const sum = (colour: CountedColour, kind?: ScoringStep['step']) =>
    parts
      .filter(({ step }) => kind === undefined || step === kind)
      .reduce((n, { colours }) => n + (colours[colour] ?? 0), 0);
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

/** Splits a total into its parts, the colour's own points first; empty if there are no others. */
export function splitTotal({ total, white, granaries }: ColourTotal): readonly Part[] {
  if (white + granaries === 0) return [];
  const added: readonly Part[] = [
    { points: white, from: 'white' },
    { points: granaries, from: 'granary' },
  ];
  return [{ points: total - white - granaries, from: null }, ...added.filter(({ points }) => points > 0)];
}

/** A step that compares two or more players. */
export type Comparison = Extract<ScoringStep, { step: 'compared' }>;

/** Returns the last comparison, which decided between the best remaining player and the next. */
export function findLastComparison({ trace }: HuangScoreAnswer): Comparison | undefined {
  return trace.findLast((step) => step.step === 'compared');
}

/**
 * Returns the lowest colour of the winner if it decided; else undefined. After a tie, the verdict names the colour
 * of each player instead.
 */
export function findDecidingColour({
  winner,
  decidedBy,
  trace,
}: HuangScoreAnswer): CountedColour | undefined {
  return winner !== null && decidedBy === 'lowest' ? listTotals(winner, trace)[0]?.colour : undefined;
}

function explainDecision(
  answer: HuangScoreAnswer,
  names: PlayerNames,
  t: HuangScoreTranslator,
): CitedSentence {
  const deciding = findLastComparison(answer);
  const best = deciding?.values[0];
  if (!deciding || !best) throw new Error(`A scoring compared nobody: ${JSON.stringify(answer.trace)}`);
  const { rule, by } = deciding;
  return {
    rule,
    text: t(`decided-${by}`, {
      value: best.value,
      values: formatComparedValues(deciding, answer.trace, names, t),
    }),
  };
}

/** The ranks of a player's four totals in ascending order. */
export const TOTAL_RANKS = [
  'lowest',
  'second',
  'third',
  'fourth',
] as const satisfies readonly DecidingCriterion[];

/**
 * Formats the value of each player in a comparison: `Tiger 5 (blue), Rat 4 (red)`. The compared colours can differ
 * between players; white points have no colour to name.
 */
export function formatComparedValues(
  { by, values }: Comparison,
  trace: readonly ScoringStep[],
  names: PlayerNames,
  t: HuangScoreTranslator,
): string {
  const format = (player: string, value: number) => {
    const text = t('value', { player: names.plain(player), value });
    const total = listTotals(player, trace).find((_, i) => TOTAL_RANKS[i] === by);
    return total ? t('value-of-colour', { value: text, colour: t(`colour-${total.colour}`) }) : text;
  };
  return values.map(({ player, value }) => format(player, value)).join(', ');
}
