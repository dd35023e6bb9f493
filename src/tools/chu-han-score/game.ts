import {
  type BattleEnd,
  type BattleNotes,
  explainGame,
  type FaceUpEvent,
  type GameScore,
  START,
  type ToldBattle,
} from '../../engine/chu-han/game-score.ts';
import type { Incident } from '../../engine/chu-han/incident.ts';
import type { Rulings } from '../../engine/chu-han/ruling.ts';
import { MOST_FOR_CARDS } from '../../engine/chu-han/scoring.ts';
import type { BySide, Side } from '../../engine/chu-han/side.ts';
import { LONGEST_TEXT } from '../../referee/check.ts';
import type { ChuHanScoreCase } from '../../referee/chu-han/score.ts';
import {
  type ChuHanGame,
  type Draft,
  MOST_BATTLES,
  MOST_INCIDENTS,
  type PassDoubled,
} from '../../saves/chu-han-score.ts';

/** A case as short as it can be: what is left out is the default. */
export type ShortScoreCase = Pick<ChuHanScoreCase, 'game' | 'ask' | 'scores' | 'battleWinner'> &
  Partial<Pick<ChuHanScoreCase, 'cardsLeft' | 'reinforcements' | 'doubled' | 'event'>> & {
    readonly rulings?: Rulings;
  };

const FRESH_BATTLE: BattleNotes = { event: null, incidents: [], end: null };
const NO_DRAFT: Draft = { winner: null, cardsLeft: null, reinforcements: null };

/** A game in which nothing is noted yet. */
export function freshGame(
  id: string,
  begun: string,
  names: BySide<string> = { han: '', chu: '' },
  usual: PassDoubled = 'yes',
): ChuHanGame {
  return {
    id,
    begun,
    title: '',
    names,
    start: START,
    battles: [FRESH_BATTLE],
    draft: NO_DRAFT,
    hanguPassDoubled: null,
    usual,
  };
}

/** Another game of the same two, each on the other side. */
export function rematch(
  { names, hanguPassDoubled, usual }: ChuHanGame,
  id: string,
  begun: string,
): ChuHanGame {
  const swapped = { han: names.chu, chu: names.han };
  return { ...freshGame(id, begun, swapped, usual), hanguPassDoubled };
}

/** The game that a case describes: one battle that has been scored, from where the markers stood. */
export function gameFromCase(asked: ChuHanScoreCase, id: string, begun: string): ChuHanGame {
  const { scores, battleWinner: winner, reinforcements, doubled, event, rulings } = asked;
  const cardsLeft = Math.min(asked.cardsLeft, MOST_FOR_CARDS);
  const incidents: readonly Incident[] = doubled ? [{ kind: 'xiang-yu' }] : [];
  const battles = [{ event, incidents, end: { winner, cardsLeft, reinforcements } }];
  const hanguPassDoubled = rulings['hangu-pass-doubled'];
  return readied({ ...freshGame(id, begun), start: scores, battles, hanguPassDoubled });
}

/** The game at a table whose settings say so of Xiang Yu's doubling. */
export function withUsual(game: ChuHanGame, usual: PassDoubled): ChuHanGame {
  return game.usual === usual ? game : readied({ ...game, usual });
}

/** What a game plays by: its own choice, else the table's. */
export function rulingsOf({ hanguPassDoubled, usual }: ChuHanGame): Rulings {
  return { 'hangu-pass-doubled': hanguPassDoubled ?? usual };
}

/** The game's score, told battle by battle. */
export function scoreOf(game: ChuHanGame): GameScore {
  return explainGame(game, rulingsOf(game));
}

/** What was noted of a battle, counted from 0. */
export function notesAt({ battles }: ChuHanGame, at: number): BattleNotes {
  const notes = battles[at];
  if (!notes) throw new Error(`There is no battle ${at} of ${battles.length}`);
  return notes;
}

/** What became of a battle, counted from 0. */
export function toldAt({ battles }: GameScore, at: number): ToldBattle {
  const told = battles[at];
  if (!told) throw new Error(`Nothing is told of battle ${at} of ${battles.length}`);
  return told;
}

/** The last battle that has been scored, as a question to the referee; undefined before any is. */
export function caseOf(game: ChuHanGame, { battles }: GameScore): ShortScoreCase | undefined {
  const won = battles.findLast((battle) => battle.won)?.won;
  if (!won) return undefined;
  const { scores, battleWinner, cardsLeft, reinforcements, doubled, event } = won;
  const rulings = rulingsOf(game);
  return {
    game: 'chu-han',
    ask: 'score',
    scores,
    battleWinner,
    ...(cardsLeft > 0 && { cardsLeft }),
    ...(reinforcements > 0 && { reinforcements }),
    ...(doubled && { doubled }),
    ...(event && { event }),
    ...(rulings['hangu-pass-doubled'] === 'no' && { rulings }),
  };
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
  return withBattle(game, battle, (notes) => ({
    ...notes,
    incidents: [...notes.incidents, incident].slice(0, MOST_INCIDENTS),
  }));
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
  return withBattle(game, battle, (notes) => ({ ...notes, event }));
}

/** Ends a battle, or corrects how it ended. */
export function withEnd(game: ChuHanGame, battle: number, end: BattleEnd): ChuHanGame {
  const isCurrent = notesAt(game, battle).end === null;
  const ended = withBattle(game, battle, (notes) => ({ ...notes, end }));
  return isCurrent ? { ...ended, draft: NO_DRAFT } : ended;
}

export function withDraft(game: ChuHanGame, draft: Partial<Draft>): ChuHanGame {
  return { ...game, draft: { ...game.draft, ...draft } };
}

/** The draft as an end, once everything is known. */
export function endOf({ winner, cardsLeft, reinforcements }: Draft): BattleEnd | null {
  if (winner === null || cardsLeft === null || reinforcements === null) return null;
  return { winner, cardsLeft, reinforcements };
}

export function withName(game: ChuHanGame, side: Side, name: string): ChuHanGame {
  return { ...game, names: { ...game.names, [side]: name.slice(0, LONGEST_TEXT) } };
}

/** Takes away what was noted after the game had been won. */
export function withoutLate(game: ChuHanGame): ChuHanGame {
  const score = scoreOf(game);
  const battles = game.battles.flatMap((notes, i): readonly BattleNotes[] => {
    const one = toldAt(score, i);
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
  const battles = game.battles.map((notes, i) => (i === index ? change(notes) : notes));
  return readied({ ...game, battles });
}

/**
 * The game with an empty battle at its end while it goes on, and without one once it is won. Nothing that was noted
 * is lost by it.
 */
function readied(game: ChuHanGame): ChuHanGame {
  const { gameWinner } = scoreOf(game);
  const last = game.battles.at(-1);
  const isOver = !last || last.end !== null;
  if (!gameWinner && isOver && game.battles.length < MOST_BATTLES)
    return { ...game, battles: [...game.battles, FRESH_BATTLE] };
  const isSpare = gameWinner && last && isEmpty(last) && game.battles.length > 1;
  return isSpare ? { ...game, battles: game.battles.slice(0, -1) } : game;
}
