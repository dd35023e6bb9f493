import { test } from 'vitest';
import { expectSoundLines } from './lines.ts';

test('ten thousand mutilated lines are answered, and all that comes of them is said', () =>
  expectSoundLines(10_000, 82));
