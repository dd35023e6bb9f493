import type { Edition } from '../../../core/edition.ts';
import { createId } from '../../../saves/create-id.ts';
import { archiveState, type OpenTool, openNextState } from '../../../saves/open-next-state.ts';
import type { StoredValues } from '../../../saves/store.ts';
import type { WrittenBoard } from '../rules/board/board.ts';
import { freshSetup, isUntouchedSetup } from '../rules/setup/fresh-setup.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import {
  EMPTY_TALLY,
  HUANG_BOARD_SAVE,
  HUANG_TABLES_SAVE,
  makeStoredPosition,
  readStoredSetup,
  type StoredBoardState,
} from './board.ts';
import { HUANG_CONFLICT_SAVE, type StoredConflict } from './conflict.ts';
import { freshStoredConflict } from './fresh-conflict.ts';
import { HUANG_PLAYERS_SAVE, type HuangPlayers, listSeatedDynasties } from './players.ts';
import { EMPTY_ENTRIES, HUANG_GAMES_SAVE, HUANG_SCORE_SAVE, type HuangGame, SCORE_FIELDS } from './score.ts';

/** What the page for setting up hands to the tools when a game begins. */
export interface HuangBeginning {
  /** The players in clockwise seat order; each has a dynasty of their own. */
  readonly players: HuangPlayers;
  readonly first: Dynasty;
  /** Whether granaries count. */
  readonly kingdoms: boolean;
  /** The edition of the settings, by which an open game without one of its own was scored. */
  readonly edition: Edition;
}

/** The saves that a beginning game reads and writes. */
export const BEGINNING_KINDS = [
  HUANG_BOARD_SAVE,
  HUANG_TABLES_SAVE,
  HUANG_SCORE_SAVE,
  HUANG_GAMES_SAVE,
  HUANG_CONFLICT_SAVE,
] as const;

const BOARD: OpenTool<StoredBoardState> = {
  kind: HUANG_BOARD_SAVE,
  archive: (stored, state) => archiveState(stored, HUANG_TABLES_SAVE, state),
  isBegun: ({ position, dispute }) => dispute !== null || !isUntouchedSetup(readStoredSetup(position)),
};
const createScoreTool = (edition: Edition): OpenTool<HuangGame> => ({
  kind: HUANG_SCORE_SAVE,
  archive: (stored, state) =>
    archiveState(stored, HUANG_GAMES_SAVE, { ...state, edition: state.edition ?? edition }),
  isBegun: ({ seats }) =>
    seats.some(({ entries }) => SCORE_FIELDS.some((field) => entries[field].trim() !== '')),
});
const CONFLICT: OpenTool<StoredConflict> = { kind: HUANG_CONFLICT_SAVE, isBegun: () => false };

/**
 * Returns the values to save so that board, wars by numbers and score sheet open with the players of a game
 * that begins. What is open there is archived if anything was entered, and one undo brings it back. A save of
 * a newer version is left as it is.
 * @param stored the stored values by key, those of damaged saves quarantined before
 * @param now the time as ISO 8601
 * @throws {Error} if two players have the same dynasty or one has none
 */
export function beginHuangGame(
  stored: StoredValues,
  { players, first, kingdoms, edition }: HuangBeginning,
  now: string,
): StoredValues {
  const dynasties = listSeatedDynasties(players);
  if (!dynasties) throw new Error(`Not a dynasty each: ${JSON.stringify(players.seats)}`);
  const label = () => ({ id: createId(), begun: now, title: '', edition: null });
  const nextBoard = (before: StoredBoardState | undefined): StoredBoardState => ({
    ...label(),
    rulings: null,
    position: makeStoredPosition(
      freshSetup({ board: chooseBoard(before, kingdoms), players: dynasties, turn: first }),
    ),
    dispute: null,
    tally: before?.tally ? EMPTY_TALLY : null,
    outlook: null,
    given: [],
  });
  const nextGame = (): HuangGame => ({
    ...label(),
    kingdoms,
    seats: players.seats.map((player) => ({ ...player, entries: EMPTY_ENTRIES })),
  });
  const nextConflict = (before: StoredConflict | undefined): StoredConflict => ({
    ...freshStoredConflict(before),
    players: dynasties,
  });
  return {
    [HUANG_PLAYERS_SAVE.key]: players,
    ...openNextState(stored, BOARD, nextBoard),
    ...openNextState(stored, createScoreTool(edition), nextGame),
    ...openNextState(stored, CONFLICT, nextConflict),
  };
}

/** The map of the Eighteen Kingdoms is only known if somebody has drawn it: then the drawn one stays open. */
function chooseBoard(before: StoredBoardState | undefined, kingdoms: boolean): WrittenBoard {
  return before && kingdoms ? readStoredSetup(before.position).board : 'warring-states';
}
