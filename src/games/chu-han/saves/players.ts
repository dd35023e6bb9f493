import { checkObject, required } from '../../../core/check.ts';
import { checkAnyText } from '../../../saves/check-text.ts';
import { checkVersion1 } from '../../../saves/check-version.ts';
import type { SaveKind } from '../../../saves/save.ts';
import { checkBySide } from '../referee/check-by-side.ts';
import { BATTLE_SIDES, type BySide } from '../rules/side.ts';

/**
 * The names of the players of Chu Han, shared by all its tools; for an empty name, the name of the side is
 * shown. Stored under `chu-han-players` as `{ "version": 1, "names": { "han": "Ada", "chu": "" } }`.
 */
export interface ChuHanPlayers {
  readonly version: 1;
  readonly names: BySide<string>;
}

/** The save of the players' names, which all tools of Chu Han share. */
export const CHU_HAN_PLAYERS_SAVE: SaveKind<ChuHanPlayers> = {
  key: 'chu-han-players',
  version: 1,
  check: checkObject<ChuHanPlayers>({
    version: required(checkVersion1),
    names: required(checkBySide(checkAnyText)),
  }),
};

/** Returns whether at least one player has a name. */
export function hasChuHanNames({ names }: ChuHanPlayers): boolean {
  return BATTLE_SIDES.some((side) => names[side] !== '');
}

/** No player has a name. */
export const UNNAMED_PLAYERS: ChuHanPlayers = { version: 1, names: { han: '', chu: '' } };

/** Returns the name of the player of a side; empty if it is unknown. */
export function getChuHanName(who: string, { names }: ChuHanPlayers): string {
  const side = BATTLE_SIDES.find((one) => one === who);
  return side ? names[side] : '';
}
