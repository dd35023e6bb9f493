import { describe, expect, test } from 'vitest';
import { SAVE_KINDS } from '../../src/games/save-kinds.ts';
import {
  type Fate,
  fateOfCopy,
  fateOfLink,
  fateOfSave,
  hostileCopy,
  hostileLink,
  hostileSave,
  SAVES_OF_ALL_VERSIONS,
} from '../support/hostile.ts';
import { randomFrom } from '../support/random.ts';

// A short run of the campaign of test/fuzz/hostile.ts.

const COUNT = 300;
const random = randomFrom(31);
const here = Object.fromEntries(
  SAVES_OF_ALL_VERSIONS.flatMap(([kind, raw]) => (SAVE_KINDS.includes(kind) ? [[kind.key, raw]] : [])),
);

/** How often each fate came; faults by themselves. */
async function fatesOf(next: () => Fate | Promise<Fate>) {
  const fates: Record<string, number> = {};
  const faults: string[] = [];
  for (let i = 0; i < COUNT; i++) {
    const one = await next();
    if ('fault' in one) faults.push(one.fault);
    else fates[one.fate] = (fates[one.fate] ?? 0) + 1;
  }
  return { fates, faults };
}

describe('what somebody cut, forged or made up', () => {
  test('as a link is answered, opened or explained', async () => {
    const { fates, faults } = await fatesOf(async () => fateOfLink(await hostileLink(random)));
    expect(faults).toEqual([]);
    expect(Object.keys(fates)).toEqual(expect.arrayContaining(['answered', 'broken', 'newer', 'not-a-case']));
  });

  test('as a save is used as far as it is sound', async () => {
    const { fates, faults } = await fatesOf(() => fateOfSave(...hostileSave(random)));
    expect(faults).toEqual([]);
    expect(Object.keys(fates)).toEqual(expect.arrayContaining(['sound', 'damaged']));
  });

  test.each([
    ['an empty device', {}],
    ['a full one', here],
  ])('as a copy brings known saves alone to %s, and can be taken back', async (_, stored) => {
    const { fates, faults } = await fatesOf(() => fateOfCopy(hostileCopy(random), stored));
    expect(faults).toEqual([]);
    expect(Object.keys(fates)).toEqual(expect.arrayContaining(['imported', 'not-json']));
  });
});
