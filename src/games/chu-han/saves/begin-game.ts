import { createId } from '../../../saves/create-id.ts';
import { archiveState, type OpenTool, openNextState } from '../../../saves/open-next-state.ts';
import { getLoadedValue, parseSave } from '../../../saves/save.ts';
import { createSettingsKind } from '../../../saves/settings.ts';
import type { StoredValues } from '../../../saves/store.ts';
import { CHU_HAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import type { BySide } from '../rules/side.ts';
import { CHU_HAN_BATTLE_SAVE, CHU_HAN_BATTLES_SAVE, type ChuHanBattle } from './battle.ts';
import { freshBattle, isBegunBattle } from './fresh-battle.ts';
import { freshChuHanGame, isBegunGame } from './fresh-game.ts';
import { takeSnapshot } from './game-rulings.ts';
import { CHU_HAN_GAMES_SAVE, CHU_HAN_SCORE_SAVE, type ChuHanGame } from './score.ts';

const SETTINGS = createSettingsKind({ 'chu-han': CHU_HAN_RULING_OPTIONS });

/** The saves that a beginning game reads and writes. */
export const BEGINNING_KINDS = [
  CHU_HAN_SCORE_SAVE,
  CHU_HAN_GAMES_SAVE,
  CHU_HAN_BATTLE_SAVE,
  CHU_HAN_BATTLES_SAVE,
  SETTINGS,
] as const;

/** The score sheet. */
const SCORE: OpenTool<ChuHanGame> = {
  kind: CHU_HAN_SCORE_SAVE,
  archive(stored, game) {
    const settings = getLoadedValue(parseSave(SETTINGS, stored[SETTINGS.key]));
    return archiveState(stored, CHU_HAN_GAMES_SAVE, takeSnapshot(game, settings));
  },
  isBegun: isBegunGame,
};

/** The battle that is replayed. It shows the names of the players' save. */
const BATTLE: OpenTool<ChuHanBattle> = {
  kind: CHU_HAN_BATTLE_SAVE,
  archive: (stored, battle) => archiveState(stored, CHU_HAN_BATTLES_SAVE, battle),
  isBegun: isBegunBattle,
};

/**
 * Returns the values to save so that the score sheet opens with the players of a game that begins, and the
 * replay of a battle without cards. What is open there is archived if anything was noted, and one undo brings
 * it back. A save of a newer version is left as it is.
 * @param stored the stored values by key, those of damaged saves quarantined before
 * @param now the time as ISO 8601
 */
export function beginChuHanGame(stored: StoredValues, names: BySide<string>, now: string): StoredValues {
  const label = () => ({ id: createId(), begun: now });
  const nextBattle = (open: ChuHanBattle | undefined) =>
    open && isBegunBattle(open) ? { ...freshBattle(), ...label() } : undefined;
  return {
    ...openNextState(stored, SCORE, () => ({ ...freshChuHanGame(), ...label(), names })),
    ...openNextState(stored, BATTLE, nextBattle),
  };
}
