import { isDeepStrictEqual } from 'node:util';
import { handover as chuHanHandover } from '../../src/games/chu-han/score/handover.ts';
import { freshSettings } from '../../src/saves/settings.ts';
import type { Random } from './random.ts';
import { randomRunningScore } from './running-scores.ts';

/** A link to a game, what it should open, and what it opens. */
export interface HandedOn {
  readonly link: string | undefined;
  readonly expected: unknown;
  readonly opened: unknown;
}

const OWNERS = [null, 'han', 'chu'] as const;

/** Hands a random running score of Chu Han on; the other device scores it by the rulings of the first. */
export function handOnScore(random: Random): HandedOn {
  const game = randomRunningScore(random);
  const from = OWNERS[Math.floor(random() * OWNERS.length)] ?? null;
  const settings = { ...freshSettings('en'), rulings: { 'chu-han': {} } };
  const link = chuHanHandover.makeLink({ now: game, past: [], future: [] }, from, settings);
  const now = { ...game, id: '', begun: '', hanguPassDoubled: game.hanguPassDoubled ?? 'yes' };
  return { link, expected: { now, past: [], from }, opened: chuHanHandover.parseLink(link ?? '') };
}

/** The kinds of games that are handed on. */
export const HANDED_ON_GAMES: Readonly<Record<string, (random: Random) => HandedOn>> = {
  'chu-han': handOnScore,
};

/** Returns how the game on the other device differs, and the length of the link. */
export function findHandoverFault({ link, expected, opened }: HandedOn) {
  const isSame = link !== undefined && isDeepStrictEqual(opened, expected);
  const fault = isSame ? undefined : `${link}\n  ${JSON.stringify(expected)}\n  ${JSON.stringify(opened)}`;
  return { fault, length: link?.length ?? 0 };
}
