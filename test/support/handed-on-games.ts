import { isDeepStrictEqual } from 'node:util';
import { handover as chuHanHandover } from '../../src/games/chu-han/score/handover.ts';
import { handover as boardHandover } from '../../src/games/huang/board/handover/handover.ts';
import { listPlayedActions } from '../../src/games/huang/board/state/played-actions.ts';
import { withAction } from '../../src/games/huang/board/state.ts';
import { freshSettings } from '../../src/saves/settings.ts';
import { type Random, wholeUpTo } from './random.ts';
import { randomRunningScore } from './running-scores.ts';
import { playTrackedGame, type TrackedGame } from './tracked-games.ts';

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
  const link = chuHanHandover.makeLink({ now: game, past: [], future: [] }, from, settings, () => '');
  const now = { ...game, id: '', begun: '', hanguPassDoubled: game.hanguPassDoubled ?? 'yes' };
  return { link, expected: { now, past: [], from }, opened: chuHanHandover.parseLink(link ?? '') };
}

/** Hands a random game on the board on: board, points, seats, names and all actions are the same. */
export function handOnBoard(random: Random): HandedOn {
  const count = wholeUpTo(random, 30);
  const { past, now: last } = playTrackedGame(random, 2 + wholeUpTo(random, 3), count);
  const isOpen = random() < 0.2;
  const now = isOpen ? withAction(last, { type: 'end-turn' }) : last;
  const settings = { ...freshSettings('pl'), rulings: { huang: pickRulings(random) } };
  const from = random() < 0.5 ? now.setup.turn : null;
  const link = boardHandover.makeLink({ past, now, future: [] }, from, settings, (dynasty) => `${dynasty} ł`);
  const opened = boardHandover.parseLink(link ?? '');
  const describe = (game: TrackedGame | undefined, rulings: unknown) =>
    game && {
      setup: sortKeys(game.now.setup),
      tally: game.now.tally,
      openAction: game.now.openAction,
      rulings,
      edition: 'pl',
      played: listPlayedActions(game.past, game.now).map(({ undos: _, ...one }) => sortKeys(one)),
    };
  return {
    link,
    expected: {
      ...describe({ past, now }, settings.rulings.huang),
      from,
      names: now.setup.players.map((one) => `${one} ł`),
    },
    opened: opened && {
      ...describe(opened, opened.now.rulings),
      edition: opened.now.edition,
      from: opened.from,
      names: opened.players?.seats.map(({ name }) => name),
    },
  };
}

const pickRulings = (random: Random) =>
  random() < 0.5 ? {} : ({ 'bystander-states': 'fight', 'more-than-six': 'returned' } as const);

/** A copy of a value with the keys of all objects in order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, sortKeys(one)]));
}

/** The kinds of games that are handed on. */
export const HANDED_ON_GAMES: Readonly<Record<string, (random: Random) => HandedOn>> = {
  'chu-han': handOnScore,
  huang: handOnBoard,
};

/** Returns how the game on the other device differs, and the length of the link. */
export function findHandoverFault({ link, expected, opened }: HandedOn) {
  const isSame = link !== undefined && isDeepStrictEqual(opened, expected);
  const fault = isSame ? undefined : `${link}\n  ${JSON.stringify(expected)}\n  ${JSON.stringify(opened)}`;
  return { fault, length: link?.length ?? 0 };
}
