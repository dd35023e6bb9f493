import { describe, expect, test } from 'vitest';
import { SAVE_KINDS } from '../../src/games/save-kinds.ts';
import type { Saves } from '../../src/saves/all-saves.ts';
import {
  IMPORT_UNDO_SAVE,
  importBackup,
  LARGEST_BACKUP,
  parseBackup,
  previewImport,
  revertImport,
} from '../../src/saves/import-backup.ts';
import { makeBackup } from '../../src/saves/make-backup.ts';
import { parseSave } from '../../src/saves/save.ts';
import { seedFrom, tries } from '../support/campaign.ts';
import { mutated } from '../support/mutated.ts';
import { randomFrom } from '../support/random.ts';
import { readFixture, readSave } from '../support/read-fixture.ts';

const FULL: Saves = Object.fromEntries(SAVE_KINDS.map((kind) => [kind.key, readSave(kind)]));
/** One save of each kind. */
const full = (): Saves => structuredClone(FULL);
const keys = new Set(SAVE_KINDS.map(({ key }) => key));
const NOW = '2026-11-20T20:00:00.000Z';
const LATER = '2026-11-20T20:01:00.000Z';

/** What is stored after some values were written. */
function after(here: Saves, values: Saves): Saves {
  return Object.fromEntries(
    Object.entries({ ...here, ...values }).filter(([, value]) => value !== undefined),
  );
}
const readOne = (saves: Saves, here: Saves = {}) => previewImport(saves, here)[0];

describe('a copy of everything', () => {
  test('says what it is, which Yamen made it and when, and holds every save as it is', () => {
    const saves = { ...full(), 'huang-conflict': { version: 99 }, 'aside/settings/2026': 'what?' };
    const text = makeBackup(
      { ...saves, [IMPORT_UNDO_SAVE.key]: readFixture('aside-import.v1') },
      '0.1.0',
      NOW,
    );
    expect(JSON.parse(text)).toEqual({ format: 'yamen-saves', version: 1, app: '0.1.0', made: NOW, saves });
    expect(parseBackup(text)).toEqual({ ok: true, value: saves });
  });

  test('as the first Yamen made it is read too', () => {
    const saves = { settings: readFixture('settings.v1') };
    expect(parseBackup(JSON.stringify({ yamen: 1, saves }))).toEqual({ ok: true, value: saves });
  });

  test.each([
    ['no text', '', 'not-json'],
    ['half a copy', makeBackup(full(), '0.1.0', NOW).slice(0, 500), 'not-json'],
    ['a picture', '\u0089PNG\r\n', 'not-json'],
    ['lists without end', '['.repeat(100_000), 'not-json'],
    ['another JSON file', '{"name":"yamen","version":"0.1.0"}', 'not-a-copy'],
    ['a list', '[1]', 'not-a-copy'],
    ['nothing', 'null', 'not-a-copy'],
    ['no saves', '{"format":"yamen-saves","version":1}', 'not-a-copy'],
    ['a list of saves', '{"format":"yamen-saves","version":1,"saves":[]}', 'not-a-copy'],
    ['a newer format', '{"format":"yamen-saves","version":2,"box":{}}', 'newer-copy'],
    ['as much as may be read', ' '.repeat(LARGEST_BACKUP), 'not-json'],
    ['more than any phone holds', ' '.repeat(LARGEST_BACKUP + 1), 'too-large'],
  ])('is not %s', (_, text, error) => expect(parseBackup(text)).toEqual({ ok: false, error }));
});

describe('before anything is written, a copy says of each save', () => {
  test('that it is new', () => {
    expect(previewImport(full(), {})).toEqual(
      SAVE_KINDS.map(({ key }) => ({ key, state: 'new', value: full()[key], isPart: false })),
    );
  });

  test('that it is here already, whatever the order of its keys', () => {
    const turned = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(turned);
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, one]) => [key, turned(one)]),
      );
    };
    expect(previewImport(turned(full()) as Saves, full()).map(({ state }) => state)).toEqual(
      SAVE_KINDS.map(() => 'same'),
    );
  });

  test('what it would replace: by title, else by players, and when that was begun', () => {
    const score = readFixture('huang-score.v1');
    const titled = { ...score, now: { ...score.now, title: 'Friday' } };
    expect(readOne({ 'huang-score': score }, { 'huang-score': titled })).toMatchObject({
      state: 'replaces',
      label: { title: 'Friday', startedAt: '2026-11-20T19:30:00.000Z' },
    });
    expect(readOne({ 'huang-score': titled }, { 'huang-score': score })).toMatchObject({
      label: { title: 'Ada', startedAt: '2026-11-20T19:30:00.000Z' }, // the other seat has no name
    });
    const chuHan = readFixture('chu-han-score.v1');
    const named = { ...chuHan, now: { ...chuHan.now, names: { han: 'Ada', chu: 'Ben' } } };
    expect(readOne({ 'chu-han-score': chuHan }, { 'chu-han-score': named })).toMatchObject({
      label: { title: 'Ada, Ben' },
    });
    expect(
      readOne({ settings: readFixture('settings.v1') }, { settings: readFixture('settings.v2') }),
    ).toMatchObject({
      state: 'replaces',
      label: null,
    });
  });

  test('what it adds to a list: those of the same id are replaced, those that are here alone stay', () => {
    const { games } = readFixture('huang-games.v1');
    const [game] = games;
    const list = (...all: object[]) => ({ 'huang-games': { version: 1, games: all } });
    const [mine, theirs, ours] = ['mine', 'theirs', 'ours'].map((id) => ({ ...game, id }));
    const changed = { ...ours, title: 'Friday' };
    expect(readOne(list(changed, theirs), list(mine, ours))).toEqual({
      key: 'huang-games',
      state: 'adds',
      value: list(mine, changed, theirs)['huang-games'],
      isPart: false,
      added: 1,
      replaced: 1,
    });
    expect(readOne(list(mine), list(mine, ours))).toMatchObject({ state: 'same' });
    const many = (name: string) => Array.from({ length: 9000 }, (_, i) => ({ ...game, id: `${name}${i}` }));
    expect(readOne(list(...many('a')), list(...many('b')))).toMatchObject({ state: 'out', why: 'too-many' });
  });

  test('why it stays out', () => {
    expect(
      previewImport(
        {
          settings: { version: 4, shape: 'unknown' },
          'huang-score': { version: 1, now: 7 },
          'huang-board': readFixture('huang-board.v1'),
          'go-score': { version: 1 },
          'aside/settings/2026': 'what?',
          ['__proto__']: {},
        },
        { 'huang-board': { version: 5, shape: 'unknown' } },
      ),
    ).toEqual([
      { key: 'huang-score', state: 'out', why: 'damaged' },
      { key: 'huang-board', state: 'out', why: 'newer-here' },
      { key: 'settings', state: 'out', why: 'newer' },
      { key: 'go-score', state: 'out', why: 'unknown' },
      { key: 'aside/settings/2026', state: 'out', why: 'damaged' },
      { key: '__proto__', state: 'out', why: 'unknown' },
    ]);
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`x${i}`, i]));
    expect(previewImport(many, {}).length).toBe(20);
  });

  test('that only a part of it can be read', () => {
    const { version, games } = readFixture('huang-games.v1');
    expect(readOne({ 'huang-games': { version, games: [7, ...games] } })).toEqual({
      key: 'huang-games',
      state: 'new',
      value: { version, games },
      isPart: true,
    });
  });
});

describe('an import', () => {
  const here: Saves = { settings: readFixture('settings.v1'), 'huang-score': 'damaged', 'aside/x': 1 };

  test('writes what was chosen, and what it replaced', () => {
    const values = importBackup(full(), new Set(['settings', 'khan-rulers', 'go-score']), here, NOW);
    expect(values).toEqual({
      settings: full()['settings'],
      'khan-rulers': full()['khan-rulers'],
      'aside/import': {
        version: 1,
        at: NOW,
        isBack: false,
        saves: [
          { key: 'khan-rulers', was: [] },
          { key: 'settings', was: [here['settings']] },
        ],
      },
    });
    expect(importBackup(full(), new Set(), here, NOW)).toEqual({});
    expect(importBackup(full(), keys, full(), NOW)).toEqual({});
  });

  test('can be taken back, and done again after all', () => {
    const done = after(here, importBackup(full(), keys, here, NOW));
    const back = after(done, revertImport(done, LATER));
    expect(back).toMatchObject(here);
    expect(Object.keys(back).sort()).toEqual([...Object.keys(here), 'aside/import'].sort());
    expect(back['aside/import']).toMatchObject({ isBack: true, at: LATER });
    const again = after(back, revertImport(back, NOW));
    expect(again).toEqual(done);
    expect(revertImport(here, NOW)).toEqual({});
    expect(revertImport({ 'aside/import': { version: 2 } }, NOW)).toEqual({});
  });

  test('reads thousands of damaged copies without throwing, and writes nothing but sound saves of its own', () => {
    const random = randomFrom(seedFrom(9));
    const whole = JSON.parse(makeBackup(full(), '0.1.0', NOW));
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
    const seen = new Map<string, number>();
    const count = tries(20_000);
    for (let i = 0; i < count; i++) {
      // Few saves at a time, so that most damage lies within one.
      const some = Object.fromEntries(
        [pick(SAVE_KINDS), pick(SAVE_KINDS)].map(({ key }) => [key, FULL[key]]),
      );
      const spoilt = JSON.stringify(mutated(i % 50 === 0 ? whole : { ...whole, saves: some }, random)) ?? '';
      const cut = Math.floor(random() * spoilt.length);
      const text =
        i % 20 === 7 ? spoilt.slice(0, cut) + pick(['', '"', '}', '\u0000']) + spoilt.slice(cut + 1) : spoilt;
      const stored = i % 3 === 0 ? FULL : here;
      const copy = parseBackup(text);
      const read = copy.ok ? previewImport(copy.value, stored) : [];
      const values = copy.ok ? importBackup(copy.value, new Set(Object.keys(copy.value)), stored, NOW) : {};
      for (const what of copy.ok
        ? read.map((one) => (one.state === 'out' ? one.why : one.state))
        : [copy.error])
        seen.set(what, (seen.get(what) ?? 0) + 1);
      for (const [key, value] of Object.entries(values)) {
        const kind = [...SAVE_KINDS, IMPORT_UNDO_SAVE].find((one) => one.key === key);
        if (!kind || parseSave<unknown>(kind, value).state !== 'sound')
          expect.unreachable(`${key} of ${text}`);
      }
    }
    for (const what of ['new', 'same', 'replaces', 'adds', 'damaged', 'unknown', 'not-json', 'not-a-copy'])
      expect(seen.get(what) ?? 0, what).toBeGreaterThan(count / 1000);
  });
});
