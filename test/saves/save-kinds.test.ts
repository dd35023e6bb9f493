import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_RULINGS } from '../../src/games/game-rulings.ts';
import { SAVE_KINDS } from '../../src/games/save-kinds.ts';
import { IMPORT_UNDO_SAVE } from '../../src/saves/import-backup.ts';
import { getLoadedValue, parseSave, type SaveKind } from '../../src/saves/save.ts';
import { createSettingsKind } from '../../src/saves/settings.ts';
import { mutated } from '../support/mutated.ts';
import { randomFrom } from '../support/random.ts';
import { readSave } from '../support/read-fixture.ts';

// What holds of every kind of save, those to come too.

const src = new URL('../../src/', import.meta.url);

const isKind = (value: unknown): value is SaveKind<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'version' in value && 'check' in value;

/** Every kind that a file of a folder `saves` exports, and the settings, which each tool reads for its own game. */
const exported: readonly SaveKind<unknown>[] = (
  await Promise.all(
    readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\bsaves\/[^/]+\.ts$/.test(file))
      .map(async (file): Promise<object> => import(new URL(file, src).href)),
  )
)
  .flatMap((file) => Object.values(file).filter(isKind))
  .concat(createSettingsKind(GAME_RULINGS));

const versionsOf = ({ version }: SaveKind<unknown>) => Array.from({ length: version }, (_, i) => i + 1);

/** Those that people know of, and what an import replaced, which no copy holds. */
const ALL = [...SAVE_KINDS, IMPORT_UNDO_SAVE];

test('every kind is in the list of all, under a key of its own', () => {
  const keys = ALL.map(({ key }) => key);
  expect(exported.length).toBeGreaterThan(10);
  expect(exported.map(({ key }) => key).sort()).toEqual([...keys].sort());
  expect(new Set(keys).size).toBe(keys.length);
});

describe.each(ALL.map((kind) => [kind.key, kind] as const))('%s', (_, kind) => {
  const newest: object = readSave(kind);

  test.each(versionsOf(kind))('has an example of version %i, which loads', (version) => {
    const raw: unknown = readSave(kind, version);
    expect(raw).toMatchObject({ version });
    const loaded = parseSave(kind, raw);
    expect(loaded).toMatchObject({ state: 'sound', value: { version: kind.version } });
    if (version === kind.version) expect(getLoadedValue(loaded)).toEqual(raw);
    expect(parseSave(kind, getLoadedValue(loaded))).toEqual(loaded); // an upgraded one needs no other upgrade
  });

  test('leaves a newer shape alone', () => {
    expect(parseSave(kind, { ...newest, version: kind.version + 1 })).toEqual({ state: 'newer' });
    expect(parseSave(kind, { version: 99 })).toEqual({ state: 'newer' });
  });

  test('saves nothing of a damaged value that would not pass itself', () => {
    const random = randomFrom(9);
    for (let i = 0; i < 500; i++) {
      const raw = mutated(newest, random);
      const loaded = parseSave(kind, raw);
      const left = getLoadedValue(loaded);
      if (left !== undefined)
        expect(parseSave(kind, left), JSON.stringify(raw)).toEqual({ state: 'sound', value: left });
    }
  });
});
