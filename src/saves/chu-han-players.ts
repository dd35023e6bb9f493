import { type BySide, SIDES } from '../engine/chu-han/side.ts';
import { checkObject, required } from '../referee/check.ts';
import type { SaveKind } from './save.ts';
import { checkAnyText } from './text.ts';
import { checkVersion1 } from './version.ts';

/**
 * Who plays which side of Chu Han at this table, entered once for all its tools; empty for a player who goes by the
 * side's name. Stored under `chu-han-players` as `{ "version": 1, "names": { "han": "Ada", "chu": "" } }`.
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

export function hasNames({ names }: ChuHanPlayers): boolean {
  return SIDES.some((side) => names[side] !== '');
}

/** A table at which nobody has a name. */
export const NOBODY: ChuHanPlayers = { version: 1, names: { han: '', chu: '' } };

/** What the player of a side is called; empty where that is not known. */
export function nameIn(who: string, { names }: ChuHanPlayers): string {
  const side = SIDES.find((one) => one === who);
  return side ? names[side] : '';
}
