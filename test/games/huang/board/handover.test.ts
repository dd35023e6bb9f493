import { expect, test } from 'vitest';
import { handover } from '../../../../src/games/huang/board/handover/handover.ts';
import { listPlayedActions } from '../../../../src/games/huang/board/state/played-actions.ts';
import { freshBoard, withBoardSetup, withTurnTracking } from '../../../../src/games/huang/board/state.ts';
import { FRESH_VIEW } from '../../../../src/games/huang/board/view.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { freshSettings, type Settings } from '../../../../src/saves/settings.ts';
import { makeBase64Url } from '../../../../src/share/base64.ts';
import { findLinkToolPath } from '../../../../src/share/link.ts';
import { computeChecksum } from '../../../../src/share/packing/checksum.ts';
import { createQrCode } from '../../../../src/share/qr.ts';
import { readSetup } from '../../../support/act-cases.ts';
import { BOARD_TEXTS } from '../../../support/board-texts.ts';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { readTexts } from '../../../support/content.ts';
import { findHandoverFault, handOnBoard } from '../../../support/handed-on-games.ts';
import { randomFrom, wholeUpTo } from '../../../support/random.ts';
import { playTrackedGame, type TrackedGame } from '../../../support/tracked-games.ts';

const SETTINGS: Settings<'huang'> = { ...freshSettings('en'), rulings: { huang: {} } };
const NAMES: Readonly<Record<string, string>> = {
  ...{ tiger: 'Ada', rabbit: 'Ben', rat: 'Cleo', goat: 'Dora', dragon: 'Emil' },
};
const nameOf = (dynasty: string) => NAMES[dynasty] ?? '';
const makeLink = ({ past, now }: TrackedGame) =>
  handover.makeLink({ past, now, future: [] }, 'rat', SETTINGS, nameOf) ?? '';

/** A board in the notation, from which no action was played. */
const boardOf = (notation: string) => withBoardSetup(freshBoard(), readSetup(notation));

test('a game on the board is the same on the other device: board, points, seats, names, every action', () => {
  const random = randomFrom(seedFrom(41));
  for (let i = 0; i < tries(100); i++) expect(findHandoverFault(handOnBoard(random)).fault).toBeUndefined();
});

test('sixty actions of four players with names fit a QR code of version 13', () => {
  const game = playTrackedGame(randomFrom(101), 4, 60);
  expect(listPlayedActions(game.past, game.now)).toHaveLength(60);
  const address = `https://yamen.example.org/open/#${makeLink(game)}`;
  expect(createQrCode(address)?.version).toBeLessThanOrEqual(13);
});

test('a board without a tracked game is passed on as it is, with hands, bandits and title', () => {
  const board = boardOf('......./......../....... *rat,goat 1Rryr/3rr bandits2@4,0+5,0+6,0 rat=3r1y');
  const now = { ...board, title: 'At home' };
  const opened = handover.parseLink(makeLink({ past: [freshBoard()], now }));
  expect(opened?.past).toEqual([]);
  expect(opened?.now).toMatchObject({ setup: now.setup, tally: null, title: 'At home', openAction: null });
  expect(opened?.players?.seats).toEqual([
    { name: 'Cleo', dynasty: 'rat' },
    { name: 'Dora', dynasty: 'goat' },
  ]);
});

test('says how many turns were tracked, or that it is a position; goes on with playing where they are', () => {
  const t = createTranslator('en', readTexts('en', ...BOARD_TEXTS));
  const tracked = playTrackedGame(randomFrom(5), 3, 6);
  const untracked = boardOf('......./......../....... *rat,goat 1Rryr/3rr - -');
  expect(handover.describeProgress(tracked, t)).toBe('2 turns');
  expect(handover.describeProgress({ past: [], now: untracked }, t)).toBe('the position on the board');
  expect(handover.continueView?.(tracked.now, FRESH_VIEW).mode).toMatchObject({ mode: 'play' });
  expect(handover.continueView?.(untracked, FRESH_VIEW)).toBe(FRESH_VIEW);
});

test('opens on the page of the board, and a damaged or forged link opens nothing', async () => {
  const link = makeLink(playTrackedGame(randomFrom(3), 3, 6));
  expect(link).toMatch(/^5h[\w-]+$/);
  expect(await findLinkToolPath(link)).toEqual({ ok: true, value: 'huang/referee/' });
  for (let i = 2; i < link.length; i += 7) expect(handover.parseLink(link.slice(0, i))).toBeUndefined();
  const random = randomFrom(seedFrom(42));
  for (let i = 0; i < tries(500); i++) {
    const bytes = Uint8Array.from({ length: wholeUpTo(random, 60) }, () => wholeUpTo(random, 255));
    const forged = `5h${makeBase64Url(Uint8Array.from([...bytes, ...computeChecksum(bytes)]))}`;
    expect(() => handover.parseLink(forged)).not.toThrow();
  }
});

test('names the players at the table, and counts turns', () => {
  const { setup } = withTurnTracking(freshBoard(), true);
  expect(handover.listPlayers({ ...freshBoard(), setup }, (one) => (one === 'goat' ? 'Dora' : ''))).toEqual([
    { id: 'goat', name: 'Dora' },
  ]);
});
