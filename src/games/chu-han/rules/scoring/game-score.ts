import type { Explained } from '../../../../core/trace.ts';
import { BATTLE_EVENTS, type BattleEvent } from '../event.ts';
import type { ChuHanRulings } from '../ruling.ts';
import type { BattleSide, BySide } from '../side.ts';
import type { BattleStep } from '../step.ts';
import { type Incident, type RunningScores, type ScoredIncident, scoreIncidents } from './incident.ts';
import { type BattleScore, explainBattleScore, type WonBattle } from './scoring.ts';

/** The events that can be face up: those with a rule here, the Warlords, and `other` for all others. */
export const FACE_UP_EVENTS = [...BATTLE_EVENTS, 'warlords', 'other'] as const;
export type FaceUpEvent = (typeof FACE_UP_EVENTS)[number];

/** The notes on one battle; `end` is null until it is over. */
export interface BattleNotes {
  readonly event: FaceUpEvent | null;
  readonly incidents: readonly Incident[];
  readonly end: BattleEnd | null;
}

/** The end of a battle: its winner, and the cards left and reinforcements taken of the loser. */
export interface BattleEnd {
  readonly winner: BattleSide;
  readonly cardsLeft: number;
  readonly reinforcements: number;
}

/** The notes on a game: the scores at its start, and its battles in order. */
export interface GameNotes {
  readonly start: BySide<number>;
  readonly battles: readonly BattleNotes[];
}

/** A battle with the results of its notes. */
export interface ScoredBattle {
  /** Null if unknown, for example in a game that starts with a battle from a link. */
  readonly opener: BattleSide | null;
  readonly before: BySide<number>;
  readonly incidents: readonly ScoredIncident[];
  readonly doubled: boolean;
  /** What was scored; null while the battle lasts, and if the game was won before its scoring. */
  readonly won: WonBattle | null;
  readonly ending: Explained<BattleScore, BattleStep> | null;
  /** The side that won the game during this battle. */
  readonly wonAtOnce: BattleSide | null;
  readonly after: BySide<number>;
  /** Whether the game was won before this battle. */
  readonly isLate: boolean;
}

/** The score of a game, with the results of its battles. */
export interface GameScore {
  readonly battles: readonly ScoredBattle[];
  readonly scores: BySide<number>;
  readonly gameWinner: BattleSide | null;
  /** The side that opens the next battle; null if the game is won, while a battle lasts, and if unknown. */
  readonly nextOpener: BattleSide | null;
  /** The number of incidents and scorings noted after the game was won. */
  readonly late: number;
}

/** The scores at the start of a game. Rule: chu-han/set-up/sides */
export const INITIAL_SCORES: BySide<number> = { han: 0, chu: 1 };

/** Returns the event of a battle if it changes points or the end of the game. Rule: chu-han/events/others */
export function toBattleEvent(faceUp: FaceUpEvent | null): BattleEvent | null {
  return BATTLE_EVENTS.find((event) => event === faceUp) ?? null;
}

/**
 * Scores a whole game from its notes, battle by battle. Notes after one side has won score nothing and are
 * counted in `late`: correcting a battle may end the game earlier than before.
 *
 * Rule: chu-han/set-up/opener, chu-han/game-end/at-once, chu-han/game-end/thirty-one
 */
export function explainGameScore({ start, battles }: GameNotes, rulings: ChuHanRulings): GameScore {
  const first: BattleSide | null =
    start.han === INITIAL_SCORES.han && start.chu === INITIAL_SCORES.chu ? 'han' : null;
  const fresh: GameScore = { battles: [], scores: start, gameWinner: null, nextOpener: first, late: 0 };
  return battles.reduce((game, notes) => withBattle(game, notes, rulings), fresh);
}

function withBattle(game: GameScore, notes: BattleNotes, rulings: ChuHanRulings): GameScore {
  const battle = scoreBattle(game, notes, rulings);
  const uncounted = battle.incidents.filter(({ counts }) => !counts).length;
  return {
    battles: [...game.battles, battle],
    scores: battle.after,
    gameWinner: game.gameWinner ?? battle.wonAtOnce ?? battle.ending?.value.gameWinner ?? null,
    nextOpener: battle.ending?.value.nextOpener ?? null,
    late: game.late + uncounted + (notes.end && !battle.ending ? 1 : 0),
  };
}

function scoreBattle(game: GameScore, notes: BattleNotes, rulings: ChuHanRulings): ScoredBattle {
  const { scores: before, gameWinner, nextOpener: opener } = game;
  const event = toBattleEvent(notes.event);
  const progress = scoreIncidents(notes.incidents, { scores: before, winner: gameWinner }, event);
  const won = notes.end && !progress.winner ? toWonBattle(notes.end, progress, event) : null;
  const ending = won && explainBattleScore(won, rulings);
  return {
    opener,
    before,
    incidents: progress.winner ? dropScoringPoints(progress.incidents) : progress.incidents,
    doubled: progress.doubled,
    won,
    ending,
    wonAtOnce: gameWinner ? null : progress.winner,
    after: ending?.value.scores ?? progress.scores,
    isLate: gameWinner !== null,
  };
}

/** Makes the input for scoring a battle; points noted for the scoring are added to the scores first. */
function toWonBattle(
  end: BattleEnd,
  { scores, atScoring, doubled }: RunningScores,
  event: BattleEvent | null,
): WonBattle {
  return {
    scores: { han: scores.han + atScoring.han, chu: scores.chu + atScoring.chu },
    battleWinner: end.winner,
    cardsLeft: end.cardsLeft,
    reinforcements: end.reinforcements,
    doubled,
    event,
  };
}

/** Returns the incidents of a battle that is never scored: points noted for its scoring are dropped. */
function dropScoringPoints(incidents: readonly ScoredIncident[]): readonly ScoredIncident[] {
  return incidents.map((one) => {
    const { incident } = one;
    const isLost = incident.kind === 'by-hand' && incident.at === 'scoring';
    return isLost ? { ...one, points: 0, counts: false } : one;
  });
}
