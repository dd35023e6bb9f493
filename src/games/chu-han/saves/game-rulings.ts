import type { Settings } from '../../../saves/settings.ts';
import type { ChuHanRulings } from '../rules/ruling.ts';
import type { ChuHanGame } from './score.ts';

type ChuHanSettings = Settings<'chu-han'>;

/** Returns the rulings of a game: its own, else those of the settings, else the defaults. */
export function getGameRulings(
  { hanguPassDoubled }: ChuHanGame,
  settings: ChuHanSettings | undefined,
): ChuHanRulings {
  const usual = settings?.rulings['chu-han']['hangu-pass-doubled'] ?? 'yes';
  return { 'hangu-pass-doubled': hanguPassDoubled ?? usual };
}

/**
 * Returns the game for the archive. It stores the rulings by which it was scored, so that later settings do
 * not change it.
 */
export function takeSnapshot(game: ChuHanGame, settings: ChuHanSettings | undefined): ChuHanGame {
  const { 'hangu-pass-doubled': hanguPassDoubled } = getGameRulings(game, settings);
  return game.hanguPassDoubled === hanguPassDoubled ? game : { ...game, hanguPassDoubled };
}
