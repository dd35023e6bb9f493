import { expect, test } from 'vitest';
import { answer, answerText } from '../../src/referee/referee.ts';
import { randomBoardCase } from '../support/board-cases.ts';
import { seedFrom, tries } from '../support/campaign.ts';
import { randomGame } from '../support/games.ts';
import { randomKhanCase } from '../support/khan-cases.ts';
import { mutated } from '../support/mutated.ts';
import { randomFrom } from '../support/random.ts';

test('mutilated cases get an answer, and none throws', () => {
  const random = randomFrom(seedFrom(77));
  const sound = Array.from({ length: 400 }, (_, i) => {
    if (i % 4 === 0) return { game: 'huang', ask: 'score', players: randomGame(random) };
    return i % 4 === 1 ? Object(randomKhanCase(random)) : randomBoardCase(random);
  });
  let refused = 0;
  const count = tries(10_000);
  for (let i = 0; i < count; i++) {
    const answered = answer(mutated(sound[i % sound.length] ?? {}, random));
    expect(JSON.parse(JSON.stringify(answered))).toHaveProperty('ok');
    if (answered.ok) continue;
    refused++;
    expect(answered.error.path).toMatch(/^(\/|$)/);
  }
  expect(refused).toBeGreaterThan(count * 0.3);
});

test('text cut at any place gets an answer', () => {
  const text = JSON.stringify(randomBoardCase(randomFrom(78)));
  for (let end = 0; end < text.length; end++) expect(answerText(text.slice(0, end)).ok).toBe(false);
});
