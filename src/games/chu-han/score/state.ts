import { MAX_TEXT_LENGTH } from '../../../core/check.ts';
import {
  type BattleEnd,
  type BattleNotes,
  explainGameScore,
  type FaceUpEvent,
  type GameScore,
  type ScoredBattle,
} from '../rules/scoring/game-score.ts';
import type { Incident } from '../rules/scoring/incident.ts';
import type { BattleSide } from '../rules/side.ts';
import { FRESH_BATTLE, freshChuHanGame, isEmptyBattle, NO_DRAFT } from '../saves/fresh-game.ts';
import { getGameRulings } from '../saves/game-rulings.ts';
import { type BattleEndDraft, type ChuHanGame, MOST_BATTLES, MOST_INCIDENTS } from '../saves/score.ts';
import type { ChuHanScoreSettings } from './types.ts';

/** Returns another game of the same two players, with sides swapped. */
export function createRematch({ names, hanguPassDoubled }: ChuHanGame): ChuHanGame {
  return { ...freshChuHanGame(), names: { han: names.chu, chu: names.han }, hanguPassDoubled };
}

/** A game as it is shown, and its score battle by battle. */
interface ShownGame {
  readonly game: ChuHanGame;
  readonly score: GameScore;
}

/**
 * Returns the game with its score. While it continues, an empty battle is appended; once it is won, there is
 * none.
 */
export function toShownGame(stored: ChuHanGame, settings: ChuHanScoreSettings): ShownGame {
  const rulings = getGameRulings(stored, settings);
  const { gameWinner } = explainGameScore(stored, rulings);
  const game = { ...stored, battles: adjustLastBattle(stored.battles, gameWinner !== null) };
  return { game, score: explainGameScore(game, rulings) };
}

/** Returns the score of the game, battle by battle up to the current one. */
export function getGameScore(game: ChuHanGame, settings: ChuHanScoreSettings): GameScore {
  return toShownGame(game, settings).score;
}

/** Returns the notes on a battle, by index from 0; empty notes for the battle after the last. */
export function getBattleNotes({ battles }: ChuHanGame, at: number): BattleNotes {
  const notes = battles[at];
  if (!notes && at !== battles.length) throw new Error(`There is no battle ${at} of ${battles.length}`);
  return notes ?? FRESH_BATTLE;
}

/** Returns the score of a battle, by index from 0. */
export function getBattleScore({ battles }: GameScore, at: number): ScoredBattle {
  const battle = battles[at];
  if (!battle) throw new Error(`No battle ${at} among ${battles.length}`);
  return battle;
}

/** Appends an incident to a battle. */
export function withIncident(game: ChuHanGame, battle: number, incident: Incident): ChuHanGame {
  return withBattle(game, battle, (notes) =>
    notes.incidents.length < MOST_INCIDENTS ? { ...notes, incidents: [...notes.incidents, incident] } : notes,
  );
}

/** Removes an incident from the notes on a battle. */
export function withoutIncident(game: ChuHanGame, battle: number, index: number): ChuHanGame {
  return withBattle(game, battle, (notes) => ({ ...notes, incidents: notes.incidents.toSpliced(index, 1) }));
}

/** Moves an incident one step earlier. The order matters because points after Xiang Yu are doubled. */
export function withEarlierIncident(game: ChuHanGame, battle: number, index: number): ChuHanGame {
  return withBattle(game, battle, (notes) => {
    const moved = notes.incidents[index];
    if (!moved || index === 0) return notes;
    return { ...notes, incidents: notes.incidents.toSpliced(index, 1).toSpliced(index - 1, 0, moved) };
  });
}

/** Sets the face-up event of a battle; null for none. */
export function withEvent(game: ChuHanGame, battle: number, event: FaceUpEvent | null): ChuHanGame {
  return withBattle(game, battle, (notes) => (event === notes.event ? notes : { ...notes, event }));
}

/** Sets how a battle ended, or corrects it. */
export function withBattleEnd(game: ChuHanGame, battle: number, end: BattleEnd): ChuHanGame {
  const before = getBattleNotes(game, battle).end;
  if (before && isSame(before, end)) return game;
  const ended = withBattle(game, battle, (notes) => ({ ...notes, end }));
  return before ? ended : { ...ended, draft: NO_DRAFT };
}

/** Changes some inputs for the end of the current battle. */
export function withEndDraft(game: ChuHanGame, draft: Partial<BattleEndDraft>): ChuHanGame {
  const next = { ...game.draft, ...draft };
  return isSame(next, game.draft) ? game : { ...game, draft: next };
}

function isSame(one: BattleEndDraft, other: BattleEndDraft): boolean {
  return (
    one.winner === other.winner &&
    one.cardsLeft === other.cardsLeft &&
    one.reinforcements === other.reinforcements
  );
}

/** Returns the draft as a battle end; null while something is missing. */
export function toBattleEnd({ winner, cardsLeft, reinforcements }: BattleEndDraft): BattleEnd | null {
  if (winner === null || cardsLeft === null || reinforcements === null) return null;
  return { winner, cardsLeft, reinforcements };
}

/** Sets the name of the player of a side, shortened to the longest that is stored. */
export function withPlayerName(game: ChuHanGame, side: BattleSide, name: string): ChuHanGame {
  const shortName = name.slice(0, MAX_TEXT_LENGTH);
  return shortName === game.names[side] ? game : { ...game, names: { ...game.names, [side]: shortName } };
}

/** Removes everything noted after the game was won. */
export function withoutLateEntries(game: ChuHanGame, score: GameScore): ChuHanGame {
  const battles = game.battles.flatMap((notes, i): readonly BattleNotes[] => {
    const one = getBattleScore(score, i);
    if (one.isLate) return [];
    const incidents = notes.incidents.filter((_, at) => one.incidents[at]?.counts);
    return [{ ...notes, incidents, end: one.ending ? notes.end : null }];
  });
  return { ...game, battles, draft: NO_DRAFT };
}

function withBattle(
  game: ChuHanGame,
  index: number,
  change: (notes: BattleNotes) => BattleNotes,
): ChuHanGame {
  const before = getBattleNotes(game, index);
  const after = change(before);
  return after === before ? game : { ...game, battles: game.battles.toSpliced(index, 1, after) };
}

/** Adds or removes the empty battle at the end. Removes only empty ones, so no notes are lost. */
function adjustLastBattle(battles: readonly BattleNotes[], isWon: boolean): readonly BattleNotes[] {
  const last = battles.at(-1);
  const isOver = !last || last.end !== null;
  if (!isWon && isOver && battles.length < MOST_BATTLES) return [...battles, FRESH_BATTLE];
  const isSpare = isWon && last && isEmptyBattle(last) && battles.length > 1;
  return isSpare ? battles.slice(0, -1) : battles;
}
