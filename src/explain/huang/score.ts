import type { ColourCount, ScoringStep } from '../../engine/huang/scoring.ts';
import { COUNTED_COLOURS, type CountedColour, DYNASTIES } from '../../engine/huang/vocabulary.ts';
import { entriesOf, recordOf } from '../../engine/record.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { HuangScoreAnswer } from '../../referee/huang/score.ts';
import { isolated } from '../isolated.ts';
import { capital, type Sentence } from '../sentence.ts';

/** What says a final scoring. */
export type ScoreTranslator = Translator<'huang' | 'huang-score'>;

/** One of a player's four totals, and how many of it are white points and points from granaries. */
export interface Total {
  readonly colour: CountedColour;
  readonly total: number;
  readonly white: number;
  /** Points from granaries. */
  readonly granaries: number;
}

/**
 * A player's name; one who goes by a dynasty's bare name, or by the bare number of a seat, is called so in the
 * reader's language. For the middle of a sentence.
 */
export function nameOf(player: string, t: ScoreTranslator): string {
  const dynasty = DYNASTIES.find((one) => one === player);
  if (dynasty) return t(`dynasty-${dynasty}`);
  return /^[1-5]$/.test(player) ? t('player-number', { n: Number(player) }) : isolated(player);
}

/** The same in a sentence, where a dynasty has an article in languages that have one: `der Tiger`. */
export function playerIn(player: string, t: ScoreTranslator): string {
  const dynasty = DYNASTIES.find((one) => one === player);
  return dynasty ? t(`the-${dynasty}`) : nameOf(player, t);
}

/** The same at the beginning of a sentence; what a person wrote stays as it is. */
function firstIn(player: string, t: ScoreTranslator): string {
  const isOurs = DYNASTIES.some((one) => one === player);
  return isOurs ? capital(playerIn(player, t)) : playerIn(player, t);
}

/** Every step of a final scoring in a sentence. */
export function explainScoring(trace: readonly ScoringStep[], t: ScoreTranslator): readonly Sentence[] {
  return trace.map((step) => ({ rule: step.rule, text: sentenceOf(step, t) }));
}

/**
 * Who has won and what decided, in two sentences; who leads while points are still missing.
 */
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

/** A player's four totals, lowest first, put together again from the steps that explain them. */
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

function countIn(step: ScoringStep, colour: CountedColour, kind: ScoringStep['step'] | undefined): number {
  return 'colours' in step && (kind === undefined || step.step === kind) ? (step.colours[colour] ?? 0) : 0;
}

type Comparison = Extract<ScoringStep, { step: 'compared' }>;

function decisionOf(answer: HuangScoreAnswer, t: ScoreTranslator): Sentence {
  const deciding = answer.trace.findLast((step) => step.step === 'compared');
  const best = deciding?.values[0];
  if (!deciding || !best) throw new Error(`A scoring compared nobody: ${JSON.stringify(answer.trace)}`);
  const { rule, by } = deciding;
  return {
    rule,
    text: t(`decided-${by}`, { value: best.value, values: valuesOf(deciding, t) }),
  };
}

function sentenceOf(step: ScoringStep, t: ScoreTranslator): string {
  switch (step.step) {
    case 'points':
      return t('points-of', { player: nameOf(step.player, t), ...inFull(step.colours) });
    case 'granaries':
      return t('granaries-count', {
        player: nameOf(step.player, t),
        count: step.granaries,
        points: step.colours.blue,
      });
    case 'white':
      return t('white-go', {
        player: firstIn(step.player, t),
        count: step.white,
        list: raisesOf(step.colours, t),
      });
    case 'compared': {
      const level = step.left.length > 1 ? ` ${t('still-level', { players: namesOf(step.left, t) })}` : '';
      return t(`compared-${step.by}`, { values: valuesOf(step, t) }) + level;
    }
    case 'won':
      return t('won', { player: firstIn(step.player, t) });
    case 'nobody-won':
      return t('nobody-won');
  }
}

function inFull(colours: ColourCount): Record<CountedColour, number> {
  return recordOf(COUNTED_COLOURS, (colour) => colours[colour] ?? 0);
}

function raisesOf(colours: ColourCount, t: ScoreTranslator): string {
  const raised = entriesOf(colours).map(([colour, n]) => t('raised', { colour: t(`colour-${colour}`), n }));
  return raised.join(', ');
}

function valuesOf(step: Comparison, t: ScoreTranslator): string {
  return step.values.map(({ player, value }) => t('value', { player: nameOf(player, t), value })).join(', ');
}

function namesOf(players: readonly string[], t: ScoreTranslator): string {
  return t.list(players.map((player) => nameOf(player, t)));
}
