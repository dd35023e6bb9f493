import { afterEach, expect, test, vi } from 'vitest';
import { createId } from '../../src/saves/create-id.ts';

afterEach(() => vi.unstubAllGlobals());

test('an id is a UUID', () => {
  expect(createId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('over plain http, which has none, it is drawn by hand', () => {
  const getRandomValues = (parts: Uint32Array) =>
    parts.map((_, index) => [0, 35, 36, 2 ** 32 - 1][index] ?? 0);
  vi.stubGlobal('crypto', { getRandomValues });
  // 36 is 10 in base 36; 2^32 - 1 = 4,294,967,295 = 1·36^6 + 35·36^5 + 1·36^4 + 4·36^3 + 1·36^2 + 35·36 + 3
  expect(createId()).toBe('0-z-10-1z141z3');
});

test('a thousand ids drawn by hand are different', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(new Set(Array.from({ length: 1000 }, createId)).size).toBe(1000);
});
