import { expect, test } from 'vitest';
import { answer, answerText } from '../../src/referee/referee.ts';
import { randomBoardCase } from '../support/board-cases.ts';
import { randomGame } from '../support/games.ts';
import { randomKhanCase } from '../support/khan-cases.ts';
import { randomFrom } from '../support/random.ts';

const JUNK: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e9,
  '',
  'x',
  '0,0',
  '99,99',
  '-0,0',
  [],
  {},
  'tiger',
  'red',
  ['0,0'],
  { a: 1 },
  'rat:red',
];

/** A copy of a case with one to three things in it deleted, exchanged or added. */
function mutated(value: object, random: () => number): unknown {
  const copy = structuredClone(value);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)];
  for (let i = Math.floor(random() * 3); i >= 0; i--) {
    const places = placesIn(copy);
    const place = pick(places);
    if (!place) break;
    const [holder, key] = place;
    if (random() < 0.3) Reflect.deleteProperty(holder, key);
    else if (random() < 0.8) Object.assign(holder, { [key]: structuredClone(pick(JUNK)) });
    else
      Object.assign(holder, {
        [pick(['toString', 'zz', 'position', 'from', '7']) ?? 'zz']: structuredClone(pick(JUNK)),
      });
  }
  return copy;
}

function placesIn(value: unknown): readonly (readonly [object, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[value, key] as const, ...placesIn(inner)]);
}

test('ten thousand mutilated cases get an answer, and none throws', () => {
  const random = randomFrom(77);
  const sound = Array.from({ length: 400 }, (_, i) => {
    if (i % 4 === 0) return { game: 'huang', ask: 'score', players: randomGame(random) };
    return i % 4 === 1 ? Object(randomKhanCase(random)) : randomBoardCase(random);
  });
  let refused = 0;
  for (let i = 0; i < 10_000; i++) {
    const answered = answer(mutated(sound[i % sound.length] ?? {}, random));
    expect(JSON.parse(JSON.stringify(answered))).toHaveProperty('ok');
    if (answered.ok) continue;
    refused++;
    expect(answered.error.path).toMatch(/^(\/|$)/);
  }
  expect(refused).toBeGreaterThan(3000);
});

test('text cut at any place gets an answer', () => {
  const text = JSON.stringify(randomBoardCase(randomFrom(78)));
  for (let end = 0; end < text.length; end++) expect(answerText(text.slice(0, end)).ok).toBe(false);
});
