import type { Explained } from '../trace.ts';
import { EVENTS, type Event } from './event.ts';
import { type Fought, fight, type Incident, type ScoredIncident } from './incident.ts';
import type { Rulings } from './ruling.ts';
import { type BattleScore, explainBattleScore, type WonBattle } from './scoring.ts';
import type { BySide, Side } from './side.ts';
import type { BattleStep } from './step.ts';

/** What lies face up in a battle: an event that changes points, one that does not, or one that we do not know. */
export const FACE_UP_EVENTS = [...EVENTS, 'warlords', 'other'] as const;
export type FaceUpEvent = (typeof FACE_UP_EVENTS)[number];

/** What is noted of one battle; `end` is null while it is fought. */
export interface BattleNotes {
  readonly event: FaceUpEvent | null;
  readonly incidents: readonly Incident[];
  readonly end: BattleEnd | null;
}

/** How a battle ended: who won it, with the other side's cards in hand and the reinforcements that it took. */
export interface BattleEnd {
  readonly winner: Side;
  readonly cardsLeft: number;
  readonly reinforcements: number;
}

/** A game as it is noted: where the markers stood at first, and its battles in order. */
export interface GameNotes {
  readonly start: BySide<number>;
  readonly battles: readonly BattleNotes[];
}

/** A battle with what its notes come to. */
export interface NotedBattle {
  /** Null where nobody knows, as in a game that begins with a battle from a link. */
  readonly opener: Side | null;
  readonly before: BySide<number>;
  readonly incidents: readonly ScoredIncident[];
  readonly doubled: boolean;
  /** What was scored; null while the battle is fought and when the game was won before its scoring. */
  readonly won: WonBattle | null;
  readonly ending: Explained<BattleScore, BattleStep> | null;
  /** Who has won the game in the middle of this battle. */
  readonly wonAtOnce: Side | null;
  readonly after: BySide<number>;
  /** Whether the game had been won before this battle began. */
  readonly isLate: boolean;
}

export interface GameScore {
  readonly battles: readonly NotedBattle[];
  readonly scores: BySide<number>;
  readonly gameWinner: Side | null;
  /** Who opens the battle that comes; null when the game is won, while a battle is fought, and when nobody knows. */
  readonly nextOpener: Side | null;
  /** How much was noted after the game had been won, each incident and each scoring counting one. */
  readonly late: number;
}

/** Where the markers lie at the start of a game. Rule: chu-han/set-up/sides */
export const START: BySide<number> = { han: 0, chu: 1 };

/** The event of a battle as far as it changes points or the end of the game. Rule: chu-han/events/others */
export function eventOf(faceUp: FaceUpEvent | null): Event | null {
  return EVENTS.find((event) => event === faceUp) ?? null;
}

/**
 * The score of a whole game from what was noted of it, battle by battle. Whatever was noted after one side had won
 * gives nothing and is counted in `late`: a corrected battle may end a game earlier than its later notes knew.
 *
 * Rule: chu-han/set-up/opener, chu-han/game-end/at-once, chu-han/game-end/thirty-one
 */
export function explainGame({ start, battles }: GameNotes, rulings: Rulings): GameScore {
  const first: Side | null = start.han === START.han && start.chu === START.chu ? 'han' : null;
  const fresh: GameScore = { battles: [], scores: start, gameWinner: null, nextOpener: first, late: 0 };
  return battles.reduce((game, notes) => withBattle(game, notes, rulings), fresh);
}

function withBattle(game: GameScore, notes: BattleNotes, rulings: Rulings): GameScore {
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

function scoreBattle(game: GameScore, notes: BattleNotes, rulings: Rulings): NotedBattle {
  const { scores: before, gameWinner, nextOpener: opener } = game;
  const event = eventOf(notes.event);
  const fought = fight(notes.incidents, { scores: before, winner: gameWinner }, event);
  const won = notes.end && !fought.winner ? wonBattle(notes.end, fought, event) : null;
  const ending = won && explainBattleScore(won, rulings);
  return {
    opener,
    before,
    incidents: fought.winner ? withoutScoring(fought.incidents) : fought.incidents,
    doubled: fought.doubled,
    won,
    ending,
    wonAtOnce: gameWinner ? null : fought.winner,
    after: ending?.value.scores ?? fought.scores,
    isLate: gameWinner !== null,
  };
}

/** A battle that is scored now; points that were noted for its scoring are there before the others are added. */
function wonBattle(end: BattleEnd, { scores, atScoring, doubled }: Fought, event: Event | null): WonBattle {
  return {
    scores: { han: scores.han + atScoring.han, chu: scores.chu + atScoring.chu },
    battleWinner: end.winner,
    cardsLeft: end.cardsLeft,
    reinforcements: end.reinforcements,
    doubled,
    event,
  };
}

/** The incidents of a battle that is never scored: points noted for its scoring are not given. */
function withoutScoring(incidents: readonly ScoredIncident[]): readonly ScoredIncident[] {
  return incidents.map((one) => {
    const { incident } = one;
    const isLost = incident.kind === 'by-hand' && incident.at === 'scoring';
    return isLost ? { ...one, points: 0, counts: false } : one;
  });
}
