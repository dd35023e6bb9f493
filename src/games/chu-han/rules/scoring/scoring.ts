import type { Explained } from '../../../../core/trace.ts';
import { WINNING_SCORE } from '../cards/box.ts';
import { type BattleEvent, isWinDelayed } from '../event.ts';
import type { ChuHanFixedRuling, ChuHanRulings } from '../ruling.ts';
import { BATTLE_SIDES, type BattleSide, type BySide } from '../side.ts';
import type { BattleStep, WinReason } from '../step.ts';
import { applyDoubling } from './points.ts';

/** A battle that has been won, ready for scoring. */
export interface WonBattle {
  readonly scores: BySide<number>;
  readonly battleWinner: BattleSide;
  /** The number of cards in the loser's hand. */
  readonly cardsLeft: number;
  /** The number of reinforcements that the loser took. */
  readonly reinforcements: number;
  readonly doubled: boolean;
  readonly event: BattleEvent | null;
}

/** The result of scoring a battle. */
export interface BattleScore {
  /** The points of this scoring only. */
  readonly battlePoints: BySide<number>;
  readonly scores: BySide<number>;
  readonly gameWinner: BattleSide | null;
  /** Null if the game is won. */
  readonly nextOpener: BattleSide | null;
}

type Scored = Extract<BattleStep, { step: 'scored' }>;

/** The maximal number of points for the loser's cards. Rule: chu-han/battle-end/cards-left */
export const MAX_CARD_POINTS = 5;
/** The points for each side in the Race to Hangu Pass. Rule: chu-han/events/hangu-pass */
const HANGU_PASS_POINTS = 3;

/**
 * Scores a battle: points for the loser's cards and reinforcements (doubled after Xiang Yu) and for an event;
 * then whether the game is won, or who opens the next battle. The points are the sum of the trace.
 *
 * Rule: chu-han/battle-end/cards-left, chu-han/battle-end/reinforcements, chu-han/game-end/thirty-one
 */
export function explainBattleScore(
  won: WonBattle,
  rulings: ChuHanRulings,
): Explained<BattleScore, BattleStep> {
  const parts = listParts(won, rulings);
  const battlePoints = sumParts(parts);
  const scores = {
    han: won.scores.han + battlePoints.han,
    chu: won.scores.chu + battlePoints.chu,
  };
  const trace: readonly BattleStep[] = [
    { rule: 'chu-han/battle-end/empty-hand', step: 'battle-won', side: won.battleWinner },
    ...parts,
  ];
  const victory = findVictory(scores, won);
  if (victory) {
    const { rule, side, by } = victory;
    const value = { battlePoints, scores, gameWinner: side, nextOpener: null };
    return { value, trace: [...trace, { rule, step: 'game-won', side, by }] };
  }
  const nextOpener = getNextOpener(scores, won.battleWinner);
  const isLevel = scores.han === scores.chu;
  const opening = { rule: 'chu-han/set-up/opener', step: 'opens-next', side: nextOpener, isLevel } as const;
  return { value: { battlePoints, scores, gameWinner: null, nextOpener }, trace: [...trace, opening] };
}

/** Returns the rulings that affected a scoring. Rule: chu-han/game-end/both */
export function listScoreRulings(
  { scores }: BattleScore,
  event: BattleEvent | null,
): readonly ChuHanFixedRuling[] {
  return isWinDelayed(event) && BATTLE_SIDES.every((side) => scores[side] >= WINNING_SCORE)
    ? ['both-at-31']
    : [];
}

function listParts(won: WonBattle, rulings: ChuHanRulings): readonly Scored[] {
  const { battleWinner: to, doubled, event } = won;
  const createPart = (
    rule: Scored['rule'],
    cause: Scored['cause'],
    base: number,
    isDoubled: boolean,
  ): Scored[] => {
    const points = applyDoubling(base, isDoubled);
    return base > 0 ? [{ rule, step: 'scored', to, points, base, cause }] : [];
  };
  const isRaceDoubled = doubled && rulings['hangu-pass-doubled'] === 'yes';
  const race = event === 'hangu-pass' ? HANGU_PASS_POINTS : 0;
  const raced = createPart('chu-han/events/hangu-pass', 'hangu-pass', race, isRaceDoubled);
  return [
    ...createPart(
      'chu-han/battle-end/cards-left',
      'cards-left',
      Math.min(won.cardsLeft, MAX_CARD_POINTS),
      doubled,
    ),
    ...createPart('chu-han/battle-end/reinforcements', 'reinforcements', won.reinforcements, doubled),
    ...raced.flatMap((one) => BATTLE_SIDES.map((side) => ({ ...one, to: side }))),
  ];
}

function sumParts(parts: readonly Scored[]): BySide<number> {
  const total = (side: BattleSide) =>
    parts.filter(({ to }) => to === side).reduce((sum, { points }) => sum + points, 0);
  return { han: total('han'), chu: total('chu') };
}

interface Victory {
  readonly side: BattleSide;
  readonly by: WinReason;
  readonly rule: BattleStep['rule'];
}

/**
 * Returns the winner of the game after a scoring; null if there is none. Rule: chu-han/game-end/thirty-one,
 * chu-han/game-end/both
 */
function findVictory(scores: BySide<number>, { battleWinner, event }: WonBattle): Victory | null {
  const atGoal = BATTLE_SIDES.filter((side) => scores[side] >= WINNING_SCORE);
  const [first, second] = atGoal;
  if (!first) return null;
  if (!second) return { side: first, by: 'scoring', rule: 'chu-han/game-end/thirty-one' };
  if (scores.han !== scores.chu) {
    const side = scores.han > scores.chu ? 'han' : 'chu';
    return { side, by: 'more-points', rule: 'chu-han/game-end/both' };
  }
  const rule = event === 'hangu-pass' ? 'chu-han/events/hangu-pass' : 'chu-han/game-end/both';
  return { side: battleWinner, by: 'battle-winner', rule };
}

/**
 * Returns the side with fewer points, or the winner of the battle if points are equal: it opens next. Rule:
 * chu-han/set-up/opener
 */
function getNextOpener({ han, chu }: BySide<number>, battleWinner: BattleSide): BattleSide {
  if (han === chu) return battleWinner;
  return han < chu ? 'han' : 'chu';
}
