import {
  type BattleEnd,
  type BattleNotes,
  explainGame,
  type FaceUpEvent,
  type GameScore,
  type NotedBattle,
  START,
} from '../../engine/chu-han/game-score.ts';
import type { Incident } from '../../engine/chu-han/incident.ts';
import type { Rulings } from '../../engine/chu-han/ruling.ts';
import type { WonBattle } from '../../engine/chu-han/scoring.ts';
import type { Side } from '../../engine/chu-han/side.ts';
import { LONGEST_TEXT } from '../../referee/check.ts';
import { type ChuHanGame, type Draft, MOST_BATTLES, MOST_INCIDENTS } from '../../saves/chu-han-score.ts';
import type { ScoreRules, ShortScoreCase } from './kit.ts';

const FRESH_BATTLE: BattleNotes = { event: null, incidents: [], end: null };
const NO_DRAFT: Draft = { winner: null, cardsLeft: null, reinforcements: null };

/** A game in which nothing is noted yet, of the players of the one before. */
export function freshGame(before?: ChuHanGame): ChuHanGame {
  return {
    id: '',
    begun: '',
    title: '',
    names: before?.names ?? { han: '', chu: '' },
    start: START,
    battles: [FRESH_BATTLE],
    draft: NO_DRAFT,
    hanguPassDoubled: null,
  };
}

/** Another game of the same two, each on the other side. */
export function rematch({ names, hanguPassDoubled }: ChuHanGame): ChuHanGame {
  return { ...freshGame(), names: { han: names.chu, chu: names.han }, hanguPassDoubled };
}

/** What a game plays by: its own choice, else that of the settings, else the usual one. */
export function rulingsOf({ hanguPassDoubled }: ChuHanGame, { rulings }: ScoreRules): Rulings {
  return { 'hangu-pass-doubled': hanguPassDoubled ?? rulings['chu-han']['hangu-pass-doubled'] ?? 'yes' };
}

/** The game as it is set aside: it keeps the choice by which it was scored. */
export function sealed(game: ChuHanGame, houseRules: ScoreRules): ChuHanGame {
  const { 'hangu-pass-doubled': hanguPassDoubled } = rulingsOf(game, houseRules);
  return game.hanguPassDoubled === hanguPassDoubled ? game : { ...game, hanguPassDoubled };
}

/** A game as it is shown, and its score, battle by battle. */
interface Shown {
  readonly game: ChuHanGame;
  readonly score: GameScore;
}

/** The game with an empty battle at its end while it goes on, and without one once it is won, with its score. */
export function shownOf(noted: ChuHanGame, houseRules: ScoreRules): Shown {
  const rulings = rulingsOf(noted, houseRules);
  const { gameWinner } = explainGame(noted, rulings);
  const game = { ...noted, battles: readied(noted.battles, gameWinner !== null) };
  return { game, score: explainGame(game, rulings) };
}

/** The game's score, battle by battle to the one that is fought. */
export function scoreOf(game: ChuHanGame, houseRules: ScoreRules): GameScore {
  return shownOf(game, houseRules).score;
}

/** What was noted of a battle, counted from 0. */
export function notesAt({ battles }: ChuHanGame, at: number): BattleNotes {
  const notes = battles[at];
  if (!notes) throw new Error(`There is no battle ${at} of ${battles.length}`);
  return notes;
}

/** What became of a battle, counted from 0. */
export function battleScoreAt({ battles }: GameScore, at: number): NotedBattle {
  const battle = battles[at];
  if (!battle) throw new Error(`No battle ${at} among ${battles.length}`);
  return battle;
}

/** The last battle that has been scored, as a question to the referee; undefined before any is. */
export function caseOf({ battles }: GameScore, rulings: Rulings): ShortScoreCase | undefined {
  const won = battles.findLast((battle) => battle.won)?.won;
  if (!won) return undefined;
  const { scores, battleWinner, cardsLeft, reinforcements, doubled, event } = won;
  return {
    game: 'chu-han',
    ask: 'score',
    scores,
    battleWinner,
    ...(cardsLeft > 0 && { cardsLeft }),
    ...(reinforcements > 0 && { reinforcements }),
    ...(doubled && { doubled }),
    ...(event && { event }),
    ...(canTurnOnRulings(won) && { rulings }),
  };
}

/** Whether it is an open point what a battle is worth: then its case says how it was read. */
function canTurnOnRulings({ doubled, event }: Pick<WonBattle, 'doubled' | 'event'>): boolean {
  return doubled && event === 'hangu-pass';
}

/** Whether anything at all has been noted. */
export function isBegun({ battles, draft }: ChuHanGame): boolean {
  return battles.length > 1 || battles.some((battle) => !isEmpty(battle)) || draft.winner !== null;
}

function isEmpty({ event, incidents, end }: BattleNotes): boolean {
  return event === null && incidents.length === 0 && end === null;
}

/** Notes something in a battle, after what has happened there before. */
export function withIncident(game: ChuHanGame, battle: number, incident: Incident): ChuHanGame {
  return withBattle(game, battle, (notes) =>
    notes.incidents.length < MOST_INCIDENTS ? { ...notes, incidents: [...notes.incidents, incident] } : notes,
  );
}

export function withoutIncident(game: ChuHanGame, battle: number, index: number): ChuHanGame {
  return withBattle(game, battle, (notes) => ({ ...notes, incidents: notes.incidents.toSpliced(index, 1) }));
}

/** Lets something have happened one step earlier: what comes after Xiang Yu is doubled. */
export function withEarlier(game: ChuHanGame, battle: number, index: number): ChuHanGame {
  return withBattle(game, battle, (notes) => {
    const moved = notes.incidents[index];
    if (!moved || index === 0) return notes;
    return { ...notes, incidents: notes.incidents.toSpliced(index, 1).toSpliced(index - 1, 0, moved) };
  });
}

export function withEvent(game: ChuHanGame, battle: number, event: FaceUpEvent | null): ChuHanGame {
  return withBattle(game, battle, (notes) => (event === notes.event ? notes : { ...notes, event }));
}

/** Ends a battle, or corrects how it ended. */
export function withEnd(game: ChuHanGame, battle: number, end: BattleEnd): ChuHanGame {
  const before = notedAt(game, battle).end;
  if (before && isSame(before, end)) return game;
  const ended = withBattle(game, battle, (notes) => ({ ...notes, end }));
  return before ? ended : { ...ended, draft: NO_DRAFT };
}

export function withDraft(game: ChuHanGame, draft: Partial<Draft>): ChuHanGame {
  const next = { ...game.draft, ...draft };
  return isSame(next, game.draft) ? game : { ...game, draft: next };
}

function isSame(one: Draft, other: Draft): boolean {
  return (
    one.winner === other.winner &&
    one.cardsLeft === other.cardsLeft &&
    one.reinforcements === other.reinforcements
  );
}

/** The draft as an end, once everything is known. */
export function endOf({ winner, cardsLeft, reinforcements }: Draft): BattleEnd | null {
  if (winner === null || cardsLeft === null || reinforcements === null) return null;
  return { winner, cardsLeft, reinforcements };
}

export function withName(game: ChuHanGame, side: Side, name: string): ChuHanGame {
  const kept = name.slice(0, LONGEST_TEXT);
  return kept === game.names[side] ? game : { ...game, names: { ...game.names, [side]: kept } };
}

/** Takes away what was noted after the game had been won. */
export function withoutLate(game: ChuHanGame, score: GameScore): ChuHanGame {
  const battles = game.battles.flatMap((notes, i): readonly BattleNotes[] => {
    const one = battleScoreAt(score, i);
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
  const before = notedAt(game, index);
  const after = change(before);
  if (after === before) return game;
  return { ...game, battles: [...game.battles.slice(0, index), after, ...game.battles.slice(index + 1)] };
}

/** What was noted of a battle; nothing yet of the one after the last. */
function notedAt({ battles }: ChuHanGame, at: number): BattleNotes {
  const notes = battles[at];
  if (!notes && at !== battles.length) throw new Error(`There is no battle ${at} of ${battles.length}`);
  return notes ?? FRESH_BATTLE;
}

/** Nothing that was noted is lost by it. */
function readied(battles: readonly BattleNotes[], isWon: boolean): readonly BattleNotes[] {
  const last = battles.at(-1);
  const isOver = !last || last.end !== null;
  if (!isWon && isOver && battles.length < MOST_BATTLES) return [...battles, FRESH_BATTLE];
  const isSpare = isWon && last && isEmpty(last) && battles.length > 1;
  return isSpare ? battles.slice(0, -1) : battles;
}
