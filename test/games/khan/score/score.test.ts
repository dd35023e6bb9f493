import { describe, expect, test } from 'vitest';
import { KHAN_PLAYERS } from '../../../../src/games/khan/rules/vocabulary.ts';
import { createSeat, freshKhanGame, isBegunGame } from '../../../../src/games/khan/saves/fresh-game.ts';
import type { CountField, KhanGame } from '../../../../src/games/khan/saves/score.ts';
import { makeGameLink, parseGameLink } from '../../../../src/games/khan/score/game-link.ts';
import { isFinal, listAreaPlayers, toSheet } from '../../../../src/games/khan/score/state.ts';
import { tool } from '../../../../src/games/khan/score/tool.tsx';
import { listPlayerTexts } from '../../../../src/games/khan/ui/player-names.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { findLinkToolPath } from '../../../../src/share/link.ts';
import { parseOpenedText } from '../../../../src/share/parse-opened-text.ts';
import { isComplete, isLastCell, offsetCell } from '../../../../src/shell/score-sheet/sheet.ts';
import { withEntry, withSeatChoice, withSeatCount, withSeatName } from '../../../../src/shell/seats.ts';
import { readTexts } from '../../../support/content.ts';

const t = createTranslator('en', readTexts('en', 'tool', 'khan', 'khan-score', 'score-sheet'));
const secondary = await tool.secondary();
const SETTINGS = freshSettings('en');

type Entries = Partial<Record<CountField, string>>;

const withPlayers = (game: KhanGame, count: number): KhanGame =>
  withSeatCount(game, count, 'colour', KHAN_PLAYERS, createSeat);

/** A game with these entries, seat by seat. */
function makeGame(...seats: readonly Entries[]): KhanGame {
  return seats.reduce<KhanGame>(
    (game, { tiles = '', bonus = '', area = '' }, seat) =>
      withEntry(withEntry(withEntry(game, seat, 'tiles', tiles), seat, 'bonus', bonus), seat, 'area', area),
    withPlayers(freshKhanGame(), seats.length),
  );
}

/** Ada has 2 + 3 + 5 + 4 = 14 points, Ben 13 + 1 = 14. */
const TIED = withSeatName(
  withSeatName(makeGame({ tiles: '2+3+5', bonus: '4' }, { tiles: '13', bonus: '1' }), 0, 'Ada'),
  1,
  'Ben',
);
const withAreas = (game: KhanGame, ...areas: readonly string[]) =>
  areas.reduce((next, area, seat) => withEntry(next, seat, 'area', area), game);

const textOf = (game: KhanGame) => {
  const { computeAnswer } = tool.answerModule as { computeAnswer(state: KhanGame): never };
  return secondary.explainAnswer(computeAnswer(game), game, t).text;
};

describe('the score sheet', () => {
  test('asks for areas only of those who share the most points, once all points are entered', () => {
    const fieldsOf = (game: KhanGame) => toSheet(game).cells.map(({ seat, field }) => `${seat} ${field}`);
    expect(fieldsOf(makeGame({ tiles: '5', bonus: '0' }, { tiles: '5' }))).toEqual([
      '0 tiles',
      '0 bonus',
      '1 tiles',
      '1 bonus',
    ]);
    expect(fieldsOf(TIED)).toEqual(['0 tiles', '0 bonus', '1 tiles', '1 bonus', '0 area', '1 area']);
    const three = makeGame(
      { tiles: '5', bonus: '0' },
      { tiles: '2', bonus: '1' },
      { tiles: '4+', bonus: '0+1' },
    );
    expect(listAreaPlayers(three)).toEqual([0, 2]);
  });

  test('goes on from the last points to the first area that decides', () => {
    const sheet = toSheet(TIED);
    expect(isLastCell(sheet, { seat: 1, field: 'bonus' })).toBe(false);
    expect(offsetCell(sheet, { seat: 1, field: 'bonus' }, 1)).toEqual({ seat: 0, field: 'area' });
    expect(isComplete(sheet)).toBe(false);
    expect(isComplete(toSheet(withAreas(TIED, '9', '7')))).toBe(true);
  });

  test('counts nobody with an empty or impossible entry', () => {
    expect(isFinal(TIED)).toBe(true);
    expect(isFinal(withEntry(TIED, 0, 'bonus', ''))).toBe(false);
    expect(isFinal(withEntry(TIED, 0, 'tiles', '5-3'))).toBe(false);
    expect(isFinal(withEntry(TIED, 0, 'tiles', '1001'))).toBe(false);
    expect(isBegunGame(freshKhanGame(TIED))).toBe(false);
  });

  test('keeps names and colours for the next game, and gives each colour to one player', () => {
    const next = freshKhanGame(withSeatChoice(TIED, 0, 'colour', 'green'));
    expect(next.seats.map(({ name, colour }) => [name, colour])).toEqual([
      ['Ada', 'green'],
      ['Ben', 'blue'],
    ]);
    expect(withPlayers(next, 4).seats.map(({ colour }) => colour)).toEqual([
      'green',
      'blue',
      'red',
      'yellow',
    ]);
  });

  test('tells players with the same name apart by their colours', () => {
    const twins = withSeatName(withSeatName(makeGame({}, {}, {}), 0, 'Ada'), 2, ' ada ');
    expect(listPlayerTexts(twins, t)).toEqual(['Ada (Blue)', 'Green', 'ada (Red)']);
  });
});

describe('the verdict', () => {
  test('names the winner, why, and every player with the sum', () => {
    expect(textOf(withEntry(TIED, 1, 'bonus', '0'))).toBe(
      [
        'Khan, final score',
        'Ada: tiles 10 + bonus 4 = 14',
        'Ben: tiles 13 + bonus 0 = 13',
        'Ada wins. Points: Ada 14, Ben 13.',
      ].join('\n'),
    );
  });

  test('says who is ahead while points are missing', () => {
    const missing = makeGame({ tiles: '5', bonus: '0' }, { tiles: '9' }, { tiles: '7', bonus: '2' });
    expect(textOf(missing)).toContain('Red is ahead so far. Points: Red 9, Blue 5.');
    const tied = makeGame({ tiles: '5', bonus: '0' }, { tiles: '9' }, { tiles: '3', bonus: '2' });
    expect(textOf(tied)).toContain('Blue and Red are tied so far. Points: Blue 5, Red 5.');
  });

  test('asks for the areas that break a tie, and decides by them', () => {
    expect(textOf(TIED)).toContain('Ada and Ben are tied on points. Now the largest connected area decides');
    const text = textOf(withAreas(TIED, '7', '9'));
    expect(text).toContain('Ada: tiles 10 + bonus 4 = 14 (largest area 7)');
    expect(text).toContain('Ben wins. Tied on points. The largest connected area decides: Ben 9, Ada 7.');
    expect(textOf(withAreas(TIED, '8', '8'))).toContain(
      'Ada and Ben are tied on points. The largest areas are the same size too: Ada 8, Ben 8.',
    );
  });
});

describe('a finished game', () => {
  const recordOf = (game: KhanGame) => secondary.toGameRecord?.(game, SETTINGS, t);

  test('is recorded with the points, places and colours', () => {
    const game = {
      ...withAreas(TIED, '9', '7'),
      id: 'evening',
      begun: '2026-11-26T19:30:00.000Z',
      title: '',
    };
    expect(recordOf(game)).toEqual({
      id: 'evening',
      startedAt: '2026-11-26T19:30:00.000Z',
      title: '',
      game: 'Khan',
      players: [
        { name: 'Ada', isNamed: true, score: 14, rank: 1, isWinner: true, role: 'Blue' },
        { name: 'Ben', isNamed: true, score: 14, rank: 2, isWinner: false, role: 'Green' },
      ],
      verdict: 'Ada wins.',
      decided: 'Tied on points. The largest connected area decides: Ada 9, Ben 7.',
    });
  });

  test('is one only when nothing is missing', () => {
    expect(recordOf(withEntry(TIED, 0, 'bonus', ''))).toBeUndefined();
    expect(recordOf(TIED)).toBeUndefined(); // the areas are missing
    const players = recordOf(withAreas(TIED, '8', '8'))?.players;
    expect(players?.map(({ rank, isWinner }) => [rank, isWinner])).toEqual([
      [1, false],
      [1, false],
    ]);
  });
});

describe('its link', () => {
  test('contains names, colours and entries as they were typed', async () => {
    const named = withSeatName(TIED, 1, 'Łucja 👑 "x"');
    const game = withSeatChoice(withAreas(named, '9', ''), 0, 'colour', 'yellow');
    const link = makeGameLink({ ...game, id: 'here', title: 'At home' });
    expect(link).toMatch(/^5k[\w-]+$/);
    expect(parseGameLink(link)).toEqual({ ...game, id: '', begun: '', title: '' });
    expect(await findLinkToolPath(link)).toEqual({ ok: true, value: 'khan/score/' });
    expect(await parseOpenedText(`Our game: https://example.org/open/#${link}.`)).toEqual({
      ok: true,
      value: { kind: 'own', tool: 'khan/score/', link },
    });
  });

  test('opens nothing if it is damaged or forged', async () => {
    const encode = (value: unknown) => `5k${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
    const seat = ['', 0, '1', '2', ''];
    expect(parseGameLink(encode([seat, ['', 1, '', '', '']]))).toBeDefined();
    const forged = [
      [seat],
      [seat, seat],
      [seat, ['', 4, '', '', '']],
      [seat, ['', 1, 5, '', '']],
      [seat, ['x'.repeat(10_000), 1, '', '', '']],
      { seat },
      null,
    ];
    for (const value of forged) expect(parseGameLink(encode(value)), JSON.stringify(value)).toBeUndefined();
    for (const link of ['5k', '5k!', '5x', makeGameLink(TIED).slice(0, -3), '4winner-7f3a2'])
      expect(parseGameLink(link), link).toBeUndefined();
    expect(await findLinkToolPath('5xabc')).toEqual({ ok: false, error: { code: 'newer' } });
  });
});
