import { describe, expect, test } from 'vitest';
import { makeBgStatsUrl } from '../../src/shell/records/bg-stats.ts';
import { countWins } from '../../src/shell/records/count-wins.ts';
import { formatRecordLine, type GameRecord } from '../../src/shell/records/game-record.ts';
import { makeGamesTable } from '../../src/shell/records/games-table.ts';

/** A game of two, which the first of them won with 9 to 7. */
function won(winner: string, loser: string, more: Partial<GameRecord> = {}): GameRecord {
  return {
    id: `${winner}-1`,
    startedAt: new Date(2026, 10, 26, 19, 30, 5).toISOString(), // local time
    title: '',
    game: 'Huang',
    players: [
      { name: winner, isNamed: true, score: 9, rank: 1, isWinner: true, role: 'Tiger' },
      { name: loser, isNamed: true, score: 7, rank: 2, isWinner: false, role: '' },
    ],
    verdict: `${winner} wins.`,
    decided: 'Lowest colour: 9, higher than anyone else’s.',
    ...more,
  };
}

describe('BG Stats', () => {
  test('gets the game in the fields that it documents, by a link that only the app opens', () => {
    const url = makeBgStatsUrl(won('Łucja & Co', '100 %'));
    const [before, data = ''] = url.split('?data=');
    expect(before).toBe('bgstats://app.bgstatsapp.com/createPlay.html');
    expect(data).toMatch(/^[\w%.!~*'()-]+$/);
    expect(JSON.parse(decodeURIComponent(data))).toEqual({
      sourceName: 'Yamen',
      sourcePlayId: 'Łucja & Co-1',
      playDate: '2026-11-26 19:30:05',
      game: { name: 'Huang', sourceGameId: 'Huang', highestWins: true, noPoints: false },
      players: [
        {
          name: 'Łucja & Co',
          sourcePlayerId: 'Łucja & Co',
          score: 9,
          rank: 1,
          winner: true,
          startPlayer: false,
          role: 'Tiger',
        },
        { name: '100 %', sourcePlayerId: '100 %', score: 7, rank: 2, winner: false, startPlayer: false },
      ],
      comments: 'Łucja & Co wins. Lowest colour: 9, higher than anyone else’s.',
    });
  });

  test('gets no date of a game whose beginning cannot be read', () => {
    expect(decodeURIComponent(makeBgStatsUrl(won('Ada', 'Ben', { startedAt: 'x' })))).not.toContain(
      'playDate',
    );
  });
});

test('a game is one line', () => {
  expect(formatRecordLine(won('Ada', 'Ben'))).toBe(
    '2026-11-26 · Huang · Ada 9, Ben 7 · Ada wins. Lowest colour: 9, higher than anyone else’s.',
  );
  expect(formatRecordLine(won('Ada', 'Ben', { startedAt: 'x', title: 'At home', decided: '' }))).toBe(
    'Huang · At home · Ada 9, Ben 7 · Ada wins.',
  );
});

describe('the table of games', () => {
  const COLUMNS = ['Started', 'Game', 'Title', 'Player', 'Side', 'Points', 'Place', 'Won', 'Decided by'];

  test('has a row for each player, and no text in it is a formula or ends a field', () => {
    const game = won('=1+1', 'Ben; "B"', { title: '@home', decided: 'One\nline' });
    expect(makeGamesTable([game], COLUMNS)).toBe(
      '\ufeffStarted;Game;Title;Player;Side;Points;Place;Won;Decided by\r\n' +
        '2026-11-26 19:30:05;Huang;\'@home;\'=1+1;Tiger;9;1;1;"One\nline"\r\n' +
        '2026-11-26 19:30:05;Huang;\'@home;"Ben; ""B""";;7;2;0;"One\nline"\r\n',
    );
  });
});

describe('wins', () => {
  const on = (day: number) => ({ startedAt: `2026-11-${day}T19:00:00.000Z` });

  test('are counted for each group of the same players, in whatever order they sit', () => {
    const records = [
      won('Ben', 'Ada', on(26)),
      won('Ada', 'Ben', on(25)),
      won('Cem', 'Ada', on(24)),
      won('Ada', 'Ben', on(23)),
      won('Ada', 'Cem', on(27)),
      won('Dora', 'Ada', on(28)), // only one game of the two
    ];
    expect(countWins(records)).toEqual([
      {
        wins: [
          { name: 'Ada', count: 1 },
          { name: 'Cem', count: 1 },
        ],
        last: records[4],
      },
      {
        wins: [
          { name: 'Ada', count: 2 },
          { name: 'Ben', count: 1 },
        ],
        last: records[0],
      },
    ]);
  });

  test('are not counted for players without names, and a tie is no win', () => {
    const nameless = won('Tiger', 'Rat');
    const players = nameless.players.map((one) => ({ ...one, isNamed: false }));
    const tie = won('Ada', 'Ben');
    const tied = { ...tie, players: tie.players.map((one) => ({ ...one, rank: 1, isWinner: false })) };
    const [count, ...others] = countWins([{ ...nameless, players }, { ...nameless, players }, tied, tied]);
    expect(others).toEqual([]);
    expect(count?.wins).toEqual([
      { name: 'Ada', count: 0 },
      { name: 'Ben', count: 0 },
    ]);
  });
});
