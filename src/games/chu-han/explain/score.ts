import type { CitedSentence } from '../../../explain/sentence.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { GameScore, ScoredBattle } from '../rules/scoring/game-score.ts';
import type { ScoredIncident } from '../rules/scoring/incident.ts';
import type { BySide } from '../rules/side.ts';
import type { BattleStep } from '../rules/step.ts';

/** Translator for the texts about the running score of a game. */
export type ChuHanScoreTranslator = Translator<'chu-han' | 'chu-han-score'>;

/** Formats points with their sign, as added to a score. */
export function formatSigned(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** Explains an incident in a battle and the points for it. */
export function explainIncident(scored: ScoredIncident, t: ChuHanScoreTranslator): CitedSentence {
  const doubled = scored.points !== scored.base && scored.counts ? ` ${t('scored-doubled')}` : '';
  return { rule: scored.rule, text: describeIncident(scored, t) + doubled };
}

function describeIncident(
  { incident, to, points, base, counts }: ScoredIncident,
  t: ChuHanScoreTranslator,
): string {
  const gets = to ? t('gets', { side: t(`side-${to}`), points: formatSigned(counts ? points : base) }) : '';
  switch (incident.kind) {
    case 'xiang-yu':
      return t('scored-xiang-yu');
    case 'by-hand':
      return t(incident.at === 'once' ? 'scored-by-hand' : 'scored-by-scoring', { gets });
    case 'fan-zeng':
      return t('scored-fan-zeng', { by: t(`side-${incident.by}`), troop: incident.troop, gets });
    default: {
      const card = t(`card-${incident.kind}`);
      return t('scored-ability', { by: t(`side-${incident.by}`), card, gets });
    }
  }
}

/** Explains the scoring of a battle, step by step. */
export function explainBattleEnding(
  { ending }: ScoredBattle,
  t: ChuHanScoreTranslator,
): readonly CitedSentence[] {
  return (ending?.trace ?? []).flatMap((step) => {
    const text = describeEndingStep(step, t);
    return text ? [{ rule: step.rule, text }] : [];
  });
}

function describeEndingStep(step: BattleStep, t: ChuHanScoreTranslator): string {
  switch (step.step) {
    case 'battle-won':
      return t('scored-battle-won', { side: t(`side-${step.side}`) });
    case 'scored': {
      const { cause } = step;
      if (cause === 'fan-zeng' || cause === 'han-xin' || cause === 'xiahou-ying')
        throw new Error(`No scoring of a battle gives points for ${cause}`);
      const gets = t('gets', { side: t(`side-${step.to}`), points: formatSigned(step.points) });
      const doubled = step.points !== step.base ? ` ${t('scored-doubled')}` : '';
      return t(`scored-${cause}`, { gets }) + doubled;
    }
    default:
      return '';
  }
}

/**
 * Explains the state of the game in two sentences: who has won and why, or who opens the current battle and
 * why.
 */
export function explainGameState(
  score: GameScore,
  t: ChuHanScoreTranslator,
): readonly [CitedSentence, CitedSentence] {
  const decidingIndex = score.battles.findIndex((one) => one.wonAtOnce ?? one.ending?.value.gameWinner);
  const deciding = score.battles[decidingIndex];
  if (score.gameWinner && deciding) {
    const why = explainDecision(deciding, decidingIndex + 1, t);
    return [{ rule: why.rule, text: t('wins-game', { side: t(`side-${score.gameWinner}`) }) }, why];
  }
  return explainOpening(score.battles, t);
}

function explainDecision(
  { wonAtOnce, ending }: ScoredBattle,
  n: number,
  t: ChuHanScoreTranslator,
): CitedSentence {
  if (wonAtOnce) return { rule: 'chu-han/game-end/at-once', text: t('won-at-once', { n }) };
  const won = ending?.trace.find((step) => step.step === 'game-won');
  if (won?.step !== 'game-won') throw new Error(`A game was won without a step: ${JSON.stringify(ending)}`);
  return { rule: won.rule, text: t(`won-${won.by}`, { n }) };
}

function explainOpening(
  battles: readonly ScoredBattle[],
  t: ChuHanScoreTranslator,
): readonly [CitedSentence, CitedSentence] {
  const rule = 'chu-han/set-up/opener';
  const n = battles.length;
  const current = battles.at(-1);
  const opener = current?.opener;
  if (!current || !opener)
    return [
      { rule, text: t('battle', { n: Math.max(n, 1) }) },
      { rule, text: '' },
    ];
  const isLevel = current.before.han === current.before.chu;
  const why = n === 1 ? 'opens-first' : isLevel ? 'opens-level' : 'opens-fewer';
  return [
    { rule, text: t('opens-battle', { n, side: t(`side-${opener}`) }) },
    { rule, text: t(why) },
  ];
}

/** Returns whether a battle has a counted event; false if it has only been set up. */
export function hasCountedEvents({ incidents, ending, isLate }: ScoredBattle): boolean {
  return !isLate && (ending !== null || incidents.length > 0);
}

/** Returns for each side its initial score, then its score after each battle with a counted event. */
export function getScoreHistory(score: GameScore): BySide<readonly number[]> {
  const [first] = score.battles;
  const counted = score.battles.filter(hasCountedEvents);
  const scores = [first?.before ?? score.scores, ...counted.map(({ after }) => after)];
  return { han: scores.map(({ han }) => han), chu: scores.map(({ chu }) => chu) };
}
