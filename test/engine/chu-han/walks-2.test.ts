import { test } from 'vitest';
import { expectSoundBattles } from './walks.ts';

test('five thousand battles keep to what must hold of every battle', () => expectSoundBattles(5000, 302));
