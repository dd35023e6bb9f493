import { createId } from '../../../saves/create-id.ts';
import {
  getLoadedValue,
  type ListKind,
  MOST_LIST_ENTRIES,
  MOST_UNDO_STEPS,
  type OpenSave,
  parseSave,
  type SaveKind,
} from '../../../saves/save.ts';
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
import { HUANG_CONFLICT_SAVE, type HuangConflict } from './conflict.ts';
import { freshConflict } from './fresh-conflict.ts';
import { HUANG_PLAYERS_SAVE, type HuangPlayers, listSeatedDynasties } from './players.ts';
import { EMPTY_ENTRIES, HUANG_GAMES_SAVE, HUANG_SCORE_SAVE, type HuangGame, SCORE_FIELDS } from './score.ts';

/** A game that begins. */
export interface HuangBeginning {
  /** The players in clockwise seat order; each has a dynasty of their own. */
  readonly players: HuangPlayers;
  readonly first: Dynasty;
  /** Whether granaries count. */
  readonly kingdoms: boolean;
}

/** The saves that a beginning game reads and writes. */
export const BEGINNING_KINDS = [
  HUANG_BOARD_SAVE,
  HUANG_TABLES_SAVE,
  HUANG_SCORE_SAVE,
  HUANG_GAMES_SAVE,
  HUANG_CONFLICT_SAVE,
] as const;

/** A tool, as far as a beginning game concerns it. */
interface OpenTool<T> {
  readonly kind: SaveKind<OpenSave<T>>;
  /** Returns the values to save so that a state is in its archive; absent if it has none. */
  archive?(stored: StoredValues, state: T): StoredValues;
  /** Whether a state is worth archiving. */
  isBegun(state: T): boolean;
}

const BOARD: OpenTool<StoredBoardState> = {
  kind: HUANG_BOARD_SAVE,
  archive: (stored, state) => archiveState(stored, HUANG_TABLES_SAVE, state),
  isBegun: ({ position, dispute }) => dispute !== null || !isUntouchedSetup(readStoredSetup(position)),
};
const SCORE: OpenTool<HuangGame> = {
  kind: HUANG_SCORE_SAVE,
  archive: (stored, state) => archiveState(stored, HUANG_GAMES_SAVE, state),
  isBegun: ({ seats }) =>
    seats.some(({ entries }) => SCORE_FIELDS.some((field) => entries[field].trim() !== '')),
};
const CONFLICT: OpenTool<HuangConflict> = { kind: HUANG_CONFLICT_SAVE, isBegun: () => false };

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
  { players, first, kingdoms }: HuangBeginning,
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
  const nextConflict = (before: HuangConflict | undefined): HuangConflict => ({
    ...freshConflict(before),
    players: dynasties,
  });
  return {
    [HUANG_PLAYERS_SAVE.key]: players,
    ...openNext(stored, BOARD, nextBoard),
    ...openNext(stored, SCORE, nextGame),
    ...openNext(stored, CONFLICT, nextConflict),
  };
}

/** The map of the Eighteen Kingdoms is only known if somebody has drawn it: then the drawn one stays open. */
function chooseBoard(before: StoredBoardState | undefined, kingdoms: boolean): WrittenBoard {
  return before && kingdoms ? readStoredSetup(before.position).board : 'warring-states';
}

/** Opens the next state of a tool: one undo brings the state before back, and the archive gets it if it began. */
function openNext<T>(
  stored: StoredValues,
  { kind, archive, isBegun }: OpenTool<T>,
  next: (before: T | undefined) => T,
): StoredValues {
  const loaded = parseSave(kind, stored[kind.key]);
  if (loaded.state === 'newer') return {};
  const open = getLoadedValue(loaded);
  const past = open ? [...open.past, open.now].slice(-MOST_UNDO_STEPS) : [];
  const save = { [kind.key]: { version: kind.version, now: next(open?.now), past, future: [] } };
  if (!archive || !open || !isBegun(open.now)) return save;
  return { ...save, ...archive(stored, open.now) };
}

/** Puts a state in front of an archive, in place of an older version of it. */
function archiveState<T extends { readonly id: string }, List>(
  stored: StoredValues,
  archive: ListKind<T, List>,
  state: T,
): StoredValues {
  const loaded = parseSave(archive, stored[archive.key]);
  if (loaded.state === 'newer') return {};
  const list = getLoadedValue(loaded);
  const others = list ? archive.listEntries(list).filter(({ id }) => id !== state.id) : [];
  return { [archive.key]: archive.toSave([state, ...others].slice(0, MOST_LIST_ENTRIES)) };
}
