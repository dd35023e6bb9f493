import { checkUntrusted } from '../../../core/case.ts';
import { makePackedGameLink, parsePackedGameLink } from '../../../share/packed-game.ts';
import type { Handover } from '../../../shell/handover/handover.ts';
import { BATTLE_SIDES } from '../rules/side.ts';
import { isEmptyBattle } from '../saves/fresh-game.ts';
import { getGameRulings } from '../saves/game-rulings.ts';
import { type ChuHanGame, checkChuHanGame } from '../saves/score.ts';
import manifest from './manifest.ts';
import { codeChuHanGame } from './packed-game.ts';
import type { ChuHanScoreTypes } from './types.ts';

/** Counts the battles of which anything is noted. */
const countBattles = ({ battles }: ChuHanGame) => battles.filter((battle) => !isEmptyBattle(battle)).length;

/** Passes the running score on, with all battles and the rulings by which it is scored. */
export const handover: Handover<ChuHanScoreTypes> = {
  makeLink({ now }, from, settings) {
    const { id: _, begun: __, ...game } = now;
    const hanguPassDoubled = getGameRulings(now, settings)['hangu-pass-doubled'];
    const side = BATTLE_SIDES.find((one) => one === from) ?? null;
    return makePackedGameLink(
      manifest.gameLetter,
      { game: { ...game, hanguPassDoubled }, from: side },
      codeChuHanGame,
    );
  },
  parseLink(link) {
    const packed = parsePackedGameLink(manifest.gameLetter, link, codeChuHanGame);
    const checked = packed && checkUntrusted(checkChuHanGame, { id: '', begun: '', ...packed.game });
    return checked?.ok ? { now: checked.value, past: [], from: packed?.from ?? null } : undefined;
  },
  listPlayers: ({ names }) =>
    BATTLE_SIDES.flatMap((side) => (names[side].trim() ? [{ id: side, name: names[side].trim() }] : [])),
  describeProgress: ({ now }, t) => t('hands-count', { count: countBattles(now) }),
};
