import { createId } from '../../../saves/create-id.ts';
import { archiveState, type OpenTool, openNextState } from '../../../saves/open-next-state.ts';
import type { StoredValues } from '../../../saves/store.ts';
import { YURTS_IN_CAMP } from '../rules/vocabulary.ts';
import { EMPTY_BOARD } from './board.ts';
import { KHAN_CONQUEST_SAVE, type KhanConquest } from './conquest.ts';
import { createSeat, freshKhanGame, isBegunGame } from './fresh-game.ts';
import { KHAN_PLAYERS_SAVE, type KhanTable } from './players.ts';
import { KHAN_RULERS_SAVE, type KhanRulers } from './rulers.ts';
import { KHAN_GAMES_SAVE, KHAN_SCORE_SAVE, type KhanGame } from './score.ts';

/** The saves that a beginning game reads and writes. */
export const BEGINNING_KINDS = [
  KHAN_SCORE_SAVE,
  KHAN_GAMES_SAVE,
  KHAN_CONQUEST_SAVE,
  KHAN_RULERS_SAVE,
] as const;

/** The final count. */
const SCORE: OpenTool<KhanGame> = {
  kind: KHAN_SCORE_SAVE,
  archive: (stored, game) => archiveState(stored, KHAN_GAMES_SAVE, game),
  isBegun: isBegunGame,
};
const CONQUEST: OpenTool<KhanConquest> = { kind: KHAN_CONQUEST_SAVE, isBegun: () => false };
const RULERS: OpenTool<KhanRulers> = { kind: KHAN_RULERS_SAVE, isBegun: () => false };

/**
 * A board before the first turn. What is printed in the box stays: size, river, and the shapes of the tiles.
 */
const clearConquest = ({ size, river, shapes }: KhanConquest, by: KhanConquest['by']): KhanConquest => ({
  ...EMPTY_BOARD,
  ...{ size, river, shapes, by, tile: 'conquest', covers: [], banks: null },
});

/** A board on which all rulers are still in the game. Size and river stay. */
const clearRulers = ({ size, river }: KhanRulers): KhanRulers => ({
  ...EMPTY_BOARD,
  ...{ size, river, ruler: null, direction: null, camp: YURTS_IN_CAMP, by: 'phase', left: 0 },
});

/**
 * Returns the values to save so that the tools open with the players of a game that begins. A board that is
 * open is cleared, an open count is archived if anything was entered, and one undo brings either back. A save
 * of a newer version is left as it is.
 * @param stored the stored values by key, those of damaged saves quarantined before
 * @param now the time as ISO 8601
 */
export function beginKhanGame(stored: StoredValues, table: KhanTable, now: string): StoredValues {
  const [first] = table.seats;
  if (!first) throw new Error('A table without players');
  return {
    [KHAN_PLAYERS_SAVE.key]: table,
    ...openNextState(stored, SCORE, () => ({
      ...freshKhanGame(),
      id: createId(),
      begun: now,
      seats: table.seats.map(({ colour, name }) => createSeat(colour, name)),
    })),
    ...openNextState(stored, CONQUEST, (open) => open && clearConquest(open, first.colour)),
    ...openNextState(stored, RULERS, (open) => open && clearRulers(open)),
  };
}
