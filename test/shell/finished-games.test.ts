import { expect, test } from 'vitest';
import { freshChuHanGame } from '../../src/games/chu-han/saves/fresh-game.ts';
import * as chuHanScore from '../../src/games/chu-han/score/state.ts';
import { tool as chuHanScoreTool } from '../../src/games/chu-han/score/tool.tsx';
import type { HuangGame } from '../../src/games/huang/saves/score.ts';
import * as huangScore from '../../src/games/huang/score/state.ts';
import { tool as huangScoreTool } from '../../src/games/huang/score/tool.tsx';
import { createTranslator } from '../../src/i18n/translator.ts';
import { freshSettings } from '../../src/saves/settings.ts';
import { withEntry } from '../../src/shell/seats.ts';
import { readTexts } from '../support/content.ts';

const BEGUN = { id: 'evening', begun: '2026-11-26T19:30:00.000Z', title: 'At home' };
const STARTED = { id: 'evening', startedAt: BEGUN.begun, title: 'At home' };
const SETTINGS = { ...freshSettings('en'), rulings: { 'chu-han': {} } };

test('a game of Huang is told by the lowest total of each player, once every field has points', async () => {
  const t = createTranslator(
    'en',
    readTexts('en', 'tool', 'huang', 'huang-score', 'huang-score-more', 'score-sheet'),
  );
  const { toGameRecord } = await huangScoreTool.secondary();
  const seat = (name: string, dynasty: 'tiger' | 'rat', points: readonly string[]) => {
    const [yellow = '', red = '', blue = '', green = '', white = ''] = points;
    return { name, dynasty, entries: { yellow, red, blue, green, white, granaries: '' } };
  };
  // Ada: 2 white points go to her lowest colour, so 7 and 7 become 9 and 7 or 8 and 8: lowest 8. The rat: 7.
  const game: HuangGame = {
    ...huangScore.freshGame(),
    ...BEGUN,
    seats: [seat(' Ada ', 'tiger', ['7', '7', '9', '9', '2']), seat('', 'rat', ['9', '9', '10', '4+3', '0'])],
  };
  expect(toGameRecord?.(game, SETTINGS, t)).toMatchObject({
    ...STARTED,
    game: 'Huang',
    players: [
      { name: 'Ada', isNamed: true, score: 8, rank: 1, isWinner: true, role: 'Tiger' },
      { name: 'Rat', isNamed: false, score: 7, rank: 2, isWinner: false, role: 'Rat' },
    ],
    decided: 'Lowest colour: 8, higher than anyone else’s.',
  });
  const unfinished = withEntry(game, 1, 'green', '');
  expect(toGameRecord?.(unfinished, SETTINGS, t)).toBeUndefined();
});

test('a game of Chu Han is told by its scores, once it is won', async () => {
  const t = createTranslator('en', readTexts('en', 'tool', 'chu-han', 'chu-han-score', 'chu-han-score-more'));
  const { toGameRecord } = await chuHanScoreTool.secondary();
  const names = { han: 'Ada', chu: '' };
  const open = { ...freshChuHanGame(), ...BEGUN, names, start: { han: 20, chu: 25 } };
  expect(toGameRecord?.(open, SETTINGS, t)).toBeUndefined();
  // Chu wins with five cards left and one reinforcement: 25 + 5 + 1 = 31.
  const end = { winner: 'chu', cardsLeft: 5, reinforcements: 1 } as const;
  expect(toGameRecord?.(chuHanScore.withBattleEnd(open, 0, end), SETTINGS, t)).toMatchObject({
    ...STARTED,
    game: 'Chu Han',
    players: [
      { name: 'Ada', isNamed: true, score: 20, rank: 2, isWinner: false, role: 'Han' },
      { name: 'Chu', isNamed: false, score: 31, rank: 1, isWinner: true, role: 'Chu' },
    ],
    verdict: 'Chu wins the game.',
    decided: 'The winner reached 31 or more when hand 1 was scored.',
  });
});
