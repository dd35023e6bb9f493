import { type BySide, SIDES } from '../engine/chu-han/side.ts';
import { checkObject, required } from '../referee/check.ts';
import type { SaveKind } from './save.ts';
import { checkAnyText } from './text.ts';
import { checkVersion1 } from './version.ts';

/**
 * The names of the players of Chu Han, shared by all its tools; an empty name stands for the name of the
 * side. Stored under `chu-han-players` as `{ "version": 1, "names": { "han": "Ada", "chu": "" } }`.
 */
export interface ChuHanPlayers {
  readonly version: 1;
  readonly names: BySide<string>;
}

export const CHU_HAN_PLAYERS: SaveKind<ChuHanPlayers> = {
  key: 'chu-han-players',
  version: 1,
  check: checkObject<ChuHanPlayers>({
    version: required(checkVersion1),
    names: required(
      checkObject<BySide<string>>({ han: required(checkAnyText), chu: required(checkAnyText) }),
    ),
  }),
};

/** Returns whether at least one player has a name. */
export function hasNames({ names }: ChuHanPlayers): boolean {
  return SIDES.some((side) => names[side] !== '');
}

/** No player has a name. */
export const NOBODY: ChuHanPlayers = { version: 1, names: { han: '', chu: '' } };

/** Returns the name of the player of a side; empty if it is unknown. */
export function nameIn(who: string, { names }: ChuHanPlayers): string {
  const side = SIDES.find((one) => one === who);
  return side ? names[side] : '';
}
