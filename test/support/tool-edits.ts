import { placeCard, withScore, withSetupFacts } from '../../src/games/chu-han/battle/setup/setup.ts';
import * as battle from '../../src/games/chu-han/battle/state.ts';
import type { ChuHanBattle } from '../../src/games/chu-han/saves/battle.ts';
import { FRESH_SETUP, freshBattle } from '../../src/games/chu-han/saves/fresh-battle.ts';
import type { ChuHanGame } from '../../src/games/chu-han/saves/score.ts';
import * as chuHanScore from '../../src/games/chu-han/score/state.ts';
import type { BoardState } from '../../src/games/huang/board/state.ts';
import * as board from '../../src/games/huang/board/state.ts';
import type { HuangConflict } from '../../src/games/huang/conflict/state.ts';
import * as conflict from '../../src/games/huang/conflict/state.ts';
import type { DrillState } from '../../src/games/huang/drill/state.ts';
import * as drill from '../../src/games/huang/drill/state.ts';
import { DYNASTIES } from '../../src/games/huang/rules/vocabulary.ts';
import type { HuangGame } from '../../src/games/huang/saves/score.ts';
import { createHuangSeat } from '../../src/games/huang/score/state.ts';
import * as conquest from '../../src/games/khan/conquest/state.ts';
import * as rulers from '../../src/games/khan/rulers/state.ts';
import { KHAN_PLAYERS } from '../../src/games/khan/rules/vocabulary.ts';
import type { KhanConquest } from '../../src/games/khan/saves/conquest.ts';
import { createSeat } from '../../src/games/khan/saves/fresh-game.ts';
import type { KhanRulers } from '../../src/games/khan/saves/rulers.ts';
import type { KhanGame } from '../../src/games/khan/saves/score.ts';
import { withValues } from '../../src/games/khan/ui/with-values.ts';
import type { Exercise } from '../../src/lessons/exercise.ts';
import type { LessonState } from '../../src/lessons/tool/state.ts';
import * as lesson from '../../src/lessons/tool/state.ts';
import type { LessonData } from '../../src/lessons/tool/types.ts';
import * as seats from '../../src/shell/seats.ts';
import { plays } from './chu-han-notation.ts';

/** Declared as a method, so that edits of all tools fit into one table (bivariance). */
type Edit<State> = { edit(state: State): State }['edit'];

/** The edits of a tool. */
interface Edits<State> {
  /** Idempotent edits: repeated, they change nothing and add no undo step. */
  readonly sets: readonly Edit<State>[];
  /** Other edits: repeated, they may toggle or add something. */
  readonly others: readonly Edit<State>[];
  /** Like `sets`, but not part of the case, such as names. */
  readonly unasked: readonly Edit<State>[];
}

const RULERS: Edits<KhanRulers> = {
  sets: [
    (state) => withValues(state, { direction: 'SW' }),
    (state) => withValues(state, { by: 'action' }),
    (state) => withValues(state, { camp: 2 }),
    (state) => rulers.toggleRulersPiece(state, 'erase', '0,0') ?? state,
  ],
  others: [
    (state) => rulers.toggleRulersPiece(state, 'ruler', '0,0') ?? state,
    (state) => rulers.toggleRulersPiece(state, 'taken', '0,0') ?? state,
    (state) => rulers.toggleRulersPiece(state, 'river', '0,0') ?? state,
    (state) => rulers.resizeRulersBoard(state, [7, 9]),
  ],
  unasked: [(state) => withValues(state, { left: 3 }), (state) => withValues(state, { trappedYurt: 'laid' })],
};

const onConquest = (piece: Parameters<typeof conquest.toggleConquestPiece>[1]): Edit<KhanConquest> => {
  return (state) => {
    const edit = conquest.toggleConquestPiece(state, piece, '1,0');
    return edit.kind === 'changed' ? edit.state : state;
  };
};
const CONQUEST: Edits<KhanConquest> = {
  sets: [
    (state) => withValues(state, { by: 'green' }),
    (state) => withValues(state, { tile: 'bridge' }),
    onConquest('erase'),
  ],
  others: [
    ...(['red', 'neutral', 'ruler', 'river', 'tile'] as const).map(onConquest),
    (state) => conquest.toggleTileSpace(state, '0,1'),
  ],
  unasked: [],
};

/** Returns any player. */
const lastOf = ({ players }: HuangConflict) => players.at(-1) ?? 'rat';
/** Makes a tie of two tiles each that is not decided, since another player placed the tile. */
const tied: Edit<HuangConflict> = () => {
  const tiles = conflict.withSideTiles(conflict.withSideTiles(conflict.freshConflict(), 0, 2), 1, 2);
  const leaders = conflict.withToggledLeader(conflict.withToggledLeader(tiles, 0, 'tiger:red'), 1, 'rat:red');
  return conflict.withActingDynasty(leaders, 'goat');
};
const inRevolt: Edit<HuangConflict> = () => {
  const acting = conflict.withActingDynasty({ ...conflict.freshConflict(), kind: 'revolt' }, 'rat');
  return conflict.withRevoltColour(conflict.withDefender(acting, 'goat'), 'red');
};
const CONFLICT: Edits<HuangConflict> = {
  sets: [
    (state) => conflict.withSideTiles(state, 0, 3),
    (state) => conflict.withWarCommitment(state, lastOf(state), { tiles: 2, leader: false, to: 1 }),
    (state) => conflict.withTieWinner(state, 1),
    (state) => conflict.withActingDynasty(state, lastOf(state)),
    (state) => conflict.withDefender(state, lastOf(state)),
    (state) => conflict.withRevoltColour(state, 'blue'),
    (state) => conflict.withAdjacentTiles(state, 'attacker', 2),
    (state) => conflict.withRevoltCommitment(state, 'defender', { tiles: 1 }),
  ],
  others: [tied, inRevolt, (state) => conflict.withToggledLeader(state, 1, `${lastOf(state)}:red`)],
  unasked: [conflict.withNoCommitments],
};

const HUANG_SCORE: Edits<HuangGame> = {
  sets: [
    (state) => seats.withEntry(state, 0, 'yellow', '10+5'),
    (state) => seats.withSeatName(state, 1, 'Łucja'),
    (state) => seats.withSeatChoice(state, 0, 'dynasty', 'dragon'),
    (state) => seats.withSeatCount(state, 3, 'dynasty', DYNASTIES, createHuangSeat),
  ],
  others: [],
  unasked: [],
};

const BOARD: Edits<BoardState> = {
  sets: [
    (state) => board.withActingPlayer(state, state.setup.players.at(-1) ?? state.setup.turn),
    board.withoutAction,
  ],
  others: [(state) => board.withAction(state, { type: 'place-tile', colour: 'green', at: ['3,0'] })],
  unasked: [(state) => board.withTurnTracking(state, true)],
};

/** Chu leads with 9, Han passes with Xiahou Ying, and Chu has two more cards, one of which may be Lü Zhi. */
const reactionOpen: Edit<ChuHanBattle> = () => ({
  ...freshBattle(),
  setup: {
    ...FRESH_SETUP,
    opener: 'chu',
    hands: { han: { known: ['xiahou-ying'], faceDown: 0 }, chu: { known: ['9'], faceDown: 2 } },
  },
  plays: plays('chu open 9; han retreat with xiahou-ying'),
});
const BATTLE: Edits<ChuHanBattle> = {
  sets: [
    (state) => battle.withBattleSetup(state, withScore(state.setup, 'han', 7)),
    (state) => battle.withBattleSetup(state, withSetupFacts(state.setup, { opener: 'chu' })),
    (state) => battle.withNoReaction(state, true),
  ],
  others: [
    reactionOpen,
    (state) => {
      const edit = placeCard(state.setup, 'discard', '8');
      return edit.ok ? battle.withBattleSetup(state, edit.setup) : state;
    },
    (state) => battle.withPlays(state, [...state.plays, { by: 'han', open: ['8'] }]),
  ],
  unasked: [],
};

const CHU_HAN_SCORE: Edits<ChuHanGame> = {
  sets: [
    (game) => chuHanScore.withEvent(game, 0, 'stability'),
    (game) => chuHanScore.withBattleEnd(game, 0, { winner: 'chu', cardsLeft: 4, reinforcements: 1 }),
  ],
  others: [(game) => chuHanScore.withIncident(game, 0, { kind: 'han-xin', by: 'han' })],
  unasked: [
    (game) => chuHanScore.withPlayerName(game, 'chu', 'Ben'),
    (game) => chuHanScore.withEndDraft(game, { cardsLeft: 3 }),
  ],
};

const EXERCISE: Exercise = {
  id: 'huang/tiles/two',
  hash: '01234567',
  ask: 'place',
  case: {
    game: 'huang',
    ask: 'act',
    position: '...~ *rat,goat Rry - -',
    action: { type: 'place-tile', colour: 'red' },
  },
  put: ['action', 'at'],
  among: ['2,0', '3,0'],
  accept: { lawful: true },
  of: null,
};

/** The same exercise with another id, as the next one of the lesson. */
const NEXT: Exercise = { ...EXERCISE, id: 'huang/tiles/three', hash: '89abcdef' };

/** A lesson of both exercises. */
export const LESSON_OF_TWO: LessonData = {
  path: 'huang/learn/tiles/',
  exercises: [EXERCISE, NEXT].map((exercise) => ({ exercise, text: 'Where?', right: 'There.' })),
  isScoring: false,
  next: null,
};

const onIt = (state: LessonState) =>
  state.exercise.id === EXERCISE.id ? state : lesson.withExercise(state, EXERCISE);

const LESSON: Edits<LessonState> = {
  sets: [
    (state) => lesson.withChoice(onIt(state), '2,0'),
    (state) => lesson.withSolution(onIt(state), '3,0'),
  ],
  others: [],
  unasked: [(state) => lesson.withoutChoice(state), (state) => lesson.withExercise(state, EXERCISE)],
};

const counting = (state: DrillState) => drill.withDrillKind(state, 'how-many');

const DRILL: Edits<DrillState> = {
  sets: [
    (state) => drill.withDrillChoice(counting(state), '1'),
    (state) => drill.withDrillChoice(drill.withOpenQuestion(counting(state), 3), '2'),
    (state) => drill.withDrillChoice(drill.withOpenQuestion(counting(state), 1), '4'),
  ],
  others: [],
  unasked: [
    (state) => drill.withoutDrillChoice(state),
    (state) => drill.withOpenQuestion(state, 2),
    counting,
  ],
};

const KHAN_SCORE: Edits<KhanGame> = {
  sets: [
    (game) => seats.withEntry(game, 0, 'tiles', '2+3+5'),
    (game) => seats.withEntry(game, 0, 'bonus', '4'),
    (game) => seats.withSeatCount(game, 2, 'colour', KHAN_PLAYERS, createSeat),
  ],
  others: [],
  unasked: [
    (game) => seats.withSeatName(game, 1, 'Łucja'),
    (game) => seats.withSeatChoice(game, 0, 'colour', 'yellow'),
  ],
};

/** The edits of each tool, by the path of its page. */
export const EDITS: Readonly<Record<string, Edits<object>>> = {
  'huang/score/': HUANG_SCORE,
  'huang/referee/': BOARD,
  'huang/conflict/': CONFLICT,
  'huang/learn/tiles/': LESSON,
  'huang/drill/': DRILL,
  'chu-han/referee/': BATTLE,
  'chu-han/score/': CHU_HAN_SCORE,
  'khan/conquest/': CONQUEST,
  'khan/rulers/': RULERS,
  'khan/score/': KHAN_SCORE,
};
