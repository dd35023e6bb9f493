import { makeBase64Url, parseBase64Url } from './base64.ts';
import { GAME_VERSION } from './link.ts';
import { computeChecksum } from './packing/checksum.ts';
import type { Coder } from './packing/coder.ts';
import { createRangeReader, createRangeWriter } from './packing/range.ts';

/** Writes or reads a game: with a value it writes that value, without one it reads it. */
export type PackGame<Game> = (coder: Coder, value?: Game) => Game;

const LONGEST = 12_000;
const CHECKSUM = 2;

/**
 * Makes a link to a whole game, packed choice by choice; undefined if the format cannot represent it.
 * @param letter names the tool, as in its manifest
 */
export function makePackedGameLink<Game>(
  letter: string,
  game: Game,
  packGame: PackGame<Game>,
): string | undefined {
  const coder = createRangeWriter();
  try {
    packGame(coder, game);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  const bytes = coder.bytes();
  return GAME_VERSION + letter + makeBase64Url(Uint8Array.from([...bytes, ...computeChecksum(bytes)]));
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
  if (!link.startsWith(prefix) || link.length > LONGEST) return undefined;
  const text = link.slice(prefix.length);
  const bytes = parseBase64Url(text);
  if (!bytes || bytes.length < CHECKSUM || makeBase64Url(bytes) !== text) return undefined;
  const packed = bytes.subarray(0, -CHECKSUM);
  const [high, low] = computeChecksum(packed);
  const isSound = bytes.at(-2) === high && bytes.at(-1) === low;
  return isSound ? packGame(createRangeReader(packed)) : undefined;
}
