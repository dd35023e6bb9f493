import type { RuleId } from '../../../../core/trace.ts';
import { findInstantWinner, withSideValue } from '../battle/battle.ts';
import { getFanZengPoints } from '../cards/troops.ts';
import type { BattleEvent } from '../event.ts';
import { type BattleSide, type BySide, opponentOf } from '../side.ts';
import { applyDoubling, HAN_XIN_POINTS, XIAHOU_YING_POINTS } from './points.ts';

/** An incident in a battle that changes the score or later points. */
export type Incident =
  /** An ability that gives points to the opponent. */
  | { readonly kind: 'han-xin' | 'xiahou-ying'; readonly by: BattleSide }
  /** A troop of six or more 2s. */
  | { readonly kind: 'fan-zeng'; readonly by: BattleSide; readonly troop: number }
  | { readonly kind: 'xiang-yu' }
  /** Points that players count themselves, e.g. for an event: scored at once or with the battle. */
  | {
      readonly kind: 'by-hand';
      readonly to: BattleSide;
      readonly points: number;
      readonly at: 'once' | 'scoring';
    };

/** An incident with its result. */
export interface ScoredIncident {
  readonly incident: Incident;
  readonly rule: RuleId;
  /** The side that scores; null for Xiang Yu. */
  readonly to: BattleSide | null;
  readonly points: number;
  /** The points before doubling. */
  readonly base: number;
  /** The scores after the incident. */
  readonly scores: BySide<number>;
  /** False for notes after the game was won, and for points of a scoring that never happened. */
  readonly counts: boolean;
}

/** The scores of a battle after some of its incidents, and what they change about later points. */
export interface RunningScores {
  readonly scores: BySide<number>;
  /** Whether later points are doubled by Xiang Yu. */
  readonly doubled: boolean;
  /** The points noted for the scoring. */
  readonly atScoring: BySide<number>;
  /** The side that has won the game, in this battle or before. */
  readonly winner: BattleSide | null;
  readonly incidents: readonly ScoredIncident[];
}

/** The points of an incident according to its rule, before doubling, and the side that scores them. */
type IncidentEffect = Pick<ScoredIncident, 'rule' | 'to' | 'base'>;

/**
 * Adds up the points of the incidents of a battle, in the order in which they happened. Rule:
 * chu-han/game-end/at-once
 */
export function scoreIncidents(
  incidents: readonly Incident[],
  before: Pick<RunningScores, 'scores' | 'winner'>,
  event: BattleEvent | null,
): RunningScores {
  let progress: RunningScores = { ...before, doubled: false, atScoring: { han: 0, chu: 0 }, incidents: [] };
  for (const incident of incidents) progress = withIncident(progress, incident, event);
  return progress;
}

function withIncident(progress: RunningScores, incident: Incident, event: BattleEvent | null): RunningScores {
  const effect = getIncidentEffect(incident);
  const counts = progress.winner === null;
  const isDoubled = progress.doubled && incident.kind !== 'by-hand';
  const points = counts ? applyDoubling(effect.base, isDoubled) : 0;
  const isAtScoring = incident.kind === 'by-hand' && incident.at === 'scoring';
  const scores = isAtScoring ? progress.scores : addPoints(progress.scores, effect.to, points);
  return {
    scores,
    doubled: progress.doubled || (counts && incident.kind === 'xiang-yu'),
    atScoring: isAtScoring ? addPoints(progress.atScoring, effect.to, points) : progress.atScoring,
    winner: progress.winner ?? findInstantWinner({ scores, event }),
    incidents: [...progress.incidents, { ...effect, incident, points, scores, counts }],
  };
}

/**
 * Returns the points of an incident before doubling, and who scores them. Rule: chu-han/abilities/han-xin,
 * chu-han/abilities/xiahou-ying, chu-han/effects/fan-zeng, chu-han/events/others
 */
function getIncidentEffect(incident: Incident): IncidentEffect {
  switch (incident.kind) {
    case 'han-xin':
      return { rule: 'chu-han/abilities/han-xin', to: opponentOf(incident.by), base: HAN_XIN_POINTS };
    case 'xiahou-ying':
      return { rule: 'chu-han/abilities/xiahou-ying', to: opponentOf(incident.by), base: XIAHOU_YING_POINTS };
    case 'fan-zeng': {
      const base = getFanZengPoints({ rank: 2, size: incident.troop });
      return { rule: 'chu-han/effects/fan-zeng', to: incident.by, base };
    }
    case 'xiang-yu':
      return { rule: 'chu-han/abilities/xiang-yu', to: null, base: 0 };
    case 'by-hand':
      return { rule: 'chu-han/events/others', to: incident.to, base: incident.points };
  }
}

function addPoints(scores: BySide<number>, to: BattleSide | null, points: number): BySide<number> {
  return to ? withSideValue(scores, to, scores[to] + points) : scores;
}
