import { handover } from '../../src/games/huang/board/handover/handover.ts';
import { freshSettings } from '../../src/saves/settings.ts';
import { randomFrom } from './random.ts';
import { playTrackedGame } from './tracked-games.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'] as const;

/** Makes a link to a game of three players with six actions, two a turn, each followed by the end of the turn. */
export function makeGame() {
  const { past, now } = playTrackedGame(randomFrom(5), NAMES.length, 6);
  const { players } = now.setup;
  const nameOf = (dynasty: string) => NAMES[players.map(String).indexOf(dynasty)] ?? '';
  const settings = { ...freshSettings('en'), rulings: { huang: {} } };
  const link = handover.makeLink({ past, now, future: [] }, players[0] ?? null, settings, nameOf) ?? '';
  return { link, progress: '2 turns', names: NAMES };
}
