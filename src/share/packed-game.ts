import { GAME_VERSION } from './link.ts';
import type { Coder } from './packing/coder.ts';
import { makePackedText, openPackedText } from './packing/packed-text.ts';

/** Writes or reads a game: with a value it writes that value, without one it reads it. */
export type PackGame<Game> = (coder: Coder, value?: Game) => Game;

/**
 * Makes a link to a whole game, packed choice by choice; undefined if the format cannot represent it.
 * @param letter names the tool, as in its manifest
 */
export function makePackedGameLink<Game>(
  letter: string,
  game: Game,
  packGame: PackGame<Game>,
): string | undefined {
  const packed = makePackedText((coder) => packGame(coder, game));
  return packed === undefined ? undefined : GAME_VERSION + letter + packed;
}

/**
 * Parses a link to a running game, without checking the game; undefined if the link is damaged or has another
 * letter.
 */
export function parsePackedGameLink<Game>(
  letter: string,
  link: string,
  packGame: PackGame<Game>,
): Game | undefined {
  const prefix = GAME_VERSION + letter;
  const coder = link.startsWith(prefix) ? openPackedText(link.slice(prefix.length)) : undefined;
  return coder && packGame(coder);
}
