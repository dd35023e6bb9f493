import { describe, expect, test } from 'vitest';
import { CHU_HAN_BATTLE_SAVE, CHU_HAN_BATTLES_SAVE } from '../../src/games/chu-han/saves/battle.ts';
import { CHU_HAN_GAMES_SAVE, CHU_HAN_SCORE_SAVE } from '../../src/games/chu-han/saves/score.ts';
import { GAME_RULINGS } from '../../src/games/game-rulings.ts';
import { HUANG_BOARD_SAVE } from '../../src/games/huang/saves/board.ts';
import { HUANG_CONFLICT_SAVE } from '../../src/games/huang/saves/conflict.ts';
import { HUANG_GAMES_SAVE, HUANG_SCORE_SAVE } from '../../src/games/huang/saves/score.ts';
import { KHAN_CONQUEST_SAVE } from '../../src/games/khan/saves/conquest.ts';
import { KHAN_RULERS_SAVE } from '../../src/games/khan/saves/rulers.ts';
import { SAVE_KINDS } from '../../src/games/save-kinds.ts';
import {
  EMPTY_READING_HISTORY,
  MOST_READING_ENTRIES,
  READING_SAVE,
  withReadingEvent,
} from '../../src/saves/reading-history.ts';
import { parseSave, quarantineDamage, type SaveKind } from '../../src/saves/save.ts';
import { createSettingsKind } from '../../src/saves/settings.ts';
import type { Store } from '../../src/saves/store.ts';
import { readFixture, readSave } from '../support/read-fixture.ts';

const SETTINGS = createSettingsKind(GAME_RULINGS);

describe('a save', () => {
  test('of settings of version 1 has no choice on any open point, one of version 2 those of Huang', () => {
    expect(parseSave(SETTINGS, readFixture('settings.v1'))).toEqual({
      state: 'sound',
      value: { version: 3, edition: 'pl', rulings: { huang: {}, 'chu-han': {}, khan: {} } },
    });
    const { edition, rulings } = readFixture('settings.v3');
    expect(parseSave(SETTINGS, readFixture('settings.v2'))).toEqual({
      state: 'sound',
      value: { version: 3, edition, rulings: { huang: rulings.huang, 'chu-han': {}, khan: {} } },
    });
  });

  test('of version 2 loses what the settings said, save a game that was set aside and has no choice of its own', () => {
    const { now: own } = readFixture('chu-han-score.v3');
    const following = { ...own, hanguPassDoubled: null };
    const stored = { ...following, usual: 'no' };
    expect(parseSave(CHU_HAN_SCORE_SAVE, { version: 2, now: stored, past: [stored] })).toEqual({
      state: 'sound',
      value: { version: 3, now: following, past: [following], future: [] },
    });
    expect(parseSave(CHU_HAN_GAMES_SAVE, { version: 2, games: [stored, { ...own, usual: 'yes' }] })).toEqual({
      state: 'sound',
      value: { version: 3, games: [{ ...following, hanguPassDoubled: 'no' }, own] },
    });
  });

  test('of version 1 whose reading was the default has none of its own, and one that was chosen stays', () => {
    const score = readFixture('chu-han-score.v1');
    const byDefault = { ...score.now, hanguPassDoubled: 'yes' };
    expect(parseSave(CHU_HAN_SCORE_SAVE, { ...score, past: [byDefault] })).toEqual({
      state: 'sound',
      value: { version: 3, now: score.now, past: [{ ...score.now, hanguPassDoubled: null }], future: [] },
    });
    expect(parseSave(CHU_HAN_GAMES_SAVE, { version: 1, games: [score.now] })).toEqual({
      state: 'sound',
      value: { version: 3, games: [score.now] },
    });

    const { now } = readFixture('chu-han-battle.v1');
    const doubled = { ...now, setup: { ...now.setup, isPassDoubled: true } };
    const undecided = { ...now, setup: { ...now.setup, isPassDoubled: null } };
    const asking = (battle: object) => ({ ...battle, hasNoReaction: false });
    expect(parseSave(CHU_HAN_BATTLE_SAVE, { version: 1, now: doubled, past: [now] })).toEqual({
      state: 'sound',
      value: { version: 3, now: asking(undecided), past: [asking(now)], future: [] },
    });
    expect(parseSave(CHU_HAN_BATTLES_SAVE, { version: 1, tables: [doubled, now] })).toEqual({
      state: 'sound',
      value: { version: 3, tables: [asking(undecided), asking(now)] },
    });

    const conquest = readFixture('khan-conquest.v2');
    expect(parseSave(KHAN_CONQUEST_SAVE, readFixture('khan-conquest.v1'))).toEqual({
      state: 'sound',
      // The tile's reading stays, the rectangle's becomes none. Nothing was taken by something unknown.
      value: {
        version: 4,
        now: { ...conquest.now, taken: [] },
        past: conquest.past.map((state: object) => ({ ...state, taken: [] })),
        future: [],
      },
    });
  });

  test('of version 1 that is damaged keeps what is sound of it, in the shape of today', () => {
    const raw = { ...readFixture('khan-conquest.v1'), past: 'gone' };
    const { now } = readFixture('khan-conquest.v2');
    expect(parseSave(KHAN_CONQUEST_SAVE, raw)).toEqual({
      state: 'damaged',
      salvaged: { version: 4, now: { ...now, taken: [] }, past: [], future: [] },
      lost: { version: 4, past: 'gone', future: [] },
    });
  });

  test('of settings is read by the tools of a game, whatever it holds of another', () => {
    const strange = { version: 3, edition: 'de', rulings: { huang: { x: 1 }, 'chu-han': {}, khan: {} } };
    expect(parseSave(SETTINGS, strange).state).toBe('damaged');
    expect(parseSave(createSettingsKind({ huang: GAME_RULINGS.huang }), strange).state).toBe('damaged');
    expect(parseSave(createSettingsKind({ khan: GAME_RULINGS.khan }), strange).state).toBe('sound');
    const { rulings } = readFixture('settings.v3');
    expect(
      parseSave(createSettingsKind({ khan: GAME_RULINGS.khan }), readFixture('settings.v3')),
    ).toMatchObject({
      value: { rulings: { khan: rulings.khan } },
    });
  });

  test('that is not there is none', () => expect(parseSave(SETTINGS, undefined)).toEqual({ state: 'none' }));

  test('of a newer version is not touched', () => {
    expect(parseSave(SETTINGS, { version: 4, edition: { of: 'another shape' } })).toEqual({ state: 'newer' });
  });

  test.each([
    ['text', 'hello'],
    ['null', null],
    ['no version', { edition: 'de' }],
    ['version 0', { version: 0, edition: 'de' }],
    ['an unknown key', { version: 1, edition: 'de', x: 1 }],
    ['an unknown edition', { version: 1, edition: 'fr' }],
    ['an unknown choice', { version: 2, edition: 'de', rulings: { huang: { 'bystander-states': 'maybe' } } }],
    ['an unknown point', { version: 2, edition: 'de', rulings: { huang: { 'riot-on-rats': 'yes' } } }],
    ['rulings of no game', { version: 2, edition: 'de', rulings: 'none' }],
    ['rulings of two games', { version: 3, edition: 'de', rulings: { huang: {}, khan: {} } }],
    [
      'a point of another game',
      { version: 3, edition: 'de', rulings: { huang: {}, 'chu-han': { 'bridge-banks': 'tile' }, khan: {} } },
    ],
  ])('that is %s is damaged', (_, raw) => {
    expect(parseSave(SETTINGS, raw)).toEqual({ state: 'damaged', lost: raw });
  });

  test.each<[string, (save: ReturnType<typeof readFixture>) => unknown]>([
    ['one seat', (save) => save.now.seats.pop()],
    ['an entry that is a number', (save) => (save.now.seats[0].entries.red = 7)],
    ['an entry without end', (save) => (save.now.seats[0].entries.red = '1'.repeat(10_000))],
    ['a field too few', (save) => delete save.now.seats[0].entries.red],
    ['an unknown dynasty', (save) => (save.now.seats[0].dynasty = 'cat')],
    ['a past without end', (save) => (save.past = Array.from({ length: 51 }, () => save.now))],
  ])('of a game with %s is damaged', (_, damage) => {
    const save = readFixture('huang-score.v1');
    damage(save);
    expect(parseSave(HUANG_SCORE_SAVE, save).state).toBe('damaged');
  });
});

describe('a save of a game of Chu Han', () => {
  test.each<[string, (save: ReturnType<typeof readFixture>) => unknown]>([
    ['no battle', (save) => (save.now.battles = [])],
    ['an incident that nobody knows', (save) => (save.now.battles[0].incidents[0].kind = 'lu-zhi')],
    ['a troop of five 2s', (save) => (save.now.battles[0].incidents[2].troop = 5)],
    ['points for a third side', (save) => (save.now.battles[0].incidents[4].to = 'qin')],
    ['seven reinforcements', (save) => (save.now.battles[0].end.reinforcements = 7)],
    ['an unknown event', (save) => (save.now.battles[1].event = 'plague')],
    ['half a start', (save) => delete save.now.start.chu],
  ])('with %s is damaged, and nothing is used where it has no sound past', (_, damage) => {
    const save = { ...readFixture('chu-han-score.v3'), past: [] };
    damage(save);
    expect(parseSave(CHU_HAN_SCORE_SAVE, save)).toEqual({ state: 'damaged', lost: save });
  });

  test('whose past is damaged keeps the game and the sound states of its past', () => {
    const sound = { ...readFixture('chu-han-score.v3'), future: [] };
    const raw = { ...sound, past: [7, sound.now] };
    const salvaged = { ...sound, past: [sound.now] };
    expect(parseSave(CHU_HAN_SCORE_SAVE, raw)).toEqual({
      state: 'damaged',
      salvaged,
      lost: { version: 3, past: [7], future: [] },
    });
    expect(parseSave(CHU_HAN_GAMES_SAVE, { version: 3, games: [null, sound.now] })).toMatchObject({
      salvaged: { version: 3, games: [sound.now] },
    });
  });
});

test.each<[string, (now: ReturnType<typeof readFixture>) => unknown]>([
  ['one state', (now) => now.war.sides.pop()],
  ['a leader in two states', (now) => now.war.sides[1].leaders.push('tiger:red')],
  ['two leaders of a colour in one state', (now) => now.war.sides[0].leaders.push('goat:red')],
  ['more red tiles than the box holds', (now) => (now.war.sides[0].tiles = 33)],
  ['a player who attacks alone', (now) => (now.revolt.defender = 'rat')],
  ['a defender who does not play', (now) => (now.revolt.defender = 'dragon')],
  ['a player twice', (now) => now.players.push('rat')],
  ['no yellow tile beside a leader', (now) => (now.revolt.beside.attacker = 0)],
])('a conflict with %s is damaged, and the one on the page is salvaged where it is sound', (_, damage) => {
  const raw = { ...readFixture('huang-conflict.v1'), past: [] };
  const sound = structuredClone(raw.now);
  damage(raw.now);
  expect(parseSave(HUANG_CONFLICT_SAVE, raw)).toEqual({ state: 'damaged', lost: raw });
  expect(parseSave(HUANG_CONFLICT_SAVE, { ...raw, now: sound, past: [raw.now] })).toMatchObject({
    state: 'damaged',
    salvaged: { now: sound, past: [] },
  });
});

describe('of a save of Khan', () => {
  test.each<
    [string, typeof KHAN_CONQUEST_SAVE | typeof KHAN_RULERS_SAVE, (now: Record<string, unknown>) => unknown]
  >([
    ['a yurt on river', KHAN_CONQUEST_SAVE, (now) => (now['yurts'] = { '3,0': 'red' })],
    ['a ruler on a tile', KHAN_CONQUEST_SAVE, (now) => (now['rulers'] = ['9,9'])],
    ['a space off the board', KHAN_CONQUEST_SAVE, (now) => (now['covers'] = ['13,0', '12,0'])],
    [
      'a shape in two pieces',
      KHAN_CONQUEST_SAVE,
      (now) => (now['shapes'] = [{ name: '1', tile: 'bridge', cells: ['0,0', '2,0'] }]),
    ],
    ['a ruler on river', KHAN_RULERS_SAVE, (now) => (now['ruler'] = '7,7')],
    ['a ruler off the board', KHAN_RULERS_SAVE, (now) => (now['ruler'] = '13,0')],
    ['an empty camp', KHAN_RULERS_SAVE, (now) => (now['camp'] = 0)],
    ['too many rulers gone', KHAN_RULERS_SAVE, (now) => (now['left'] = 8)],
  ])('with %s, nothing is used', (_, kind, damage) => {
    const raw = { ...readSave(kind), past: [] };
    damage(raw.now);
    expect(parseSave<unknown>(kind as SaveKind<unknown>, raw)).toEqual({ state: 'damaged', lost: raw });
  });

  test.each([KHAN_CONQUEST_SAVE, KHAN_RULERS_SAVE])(
    '$key, a damaged past leaves what is on the page',
    (kind) => {
      const raw = { ...readSave(kind), past: 'gone', future: [] };
      const salvaged = { version: kind.version, now: raw.now, past: [], future: [] };
      const lost = { version: kind.version, past: 'gone', future: [] };
      expect(parseSave<unknown>(kind as SaveKind<unknown>, raw)).toEqual({
        state: 'damaged',
        salvaged,
        lost,
      });
    },
  );
});

describe('a battle of Chu Han', () => {
  test.each<[string, (now: ReturnType<typeof readFixture>) => unknown]>([
    ['an unknown card', (now) => (now.setup.hands.han.known[0] = '3')],
    ['a hand without end', (now) => (now.setup.hands.chu.faceDown = 1e9)],
    ['a draw pile without end', (now) => (now.setup.deck = Array.from({ length: 13 }, () => null))],
    ['a play that is none', (now) => now.plays.push({ by: 'han' })],
    ['plays without end', (now) => (now.plays = Array.from({ length: 201 }, () => now.plays[0]))],
  ])('with %s is damaged, and those of its past that are sound are not lost with another', (_, damage) => {
    const save = readFixture('chu-han-battle.v3');
    const { now } = readFixture('chu-han-battle.v3');
    damage(save.now);
    expect(parseSave(CHU_HAN_BATTLE_SAVE, save).state).toBe('damaged');
    expect(parseSave(CHU_HAN_BATTLES_SAVE, { version: 3, tables: [save.now, now] })).toMatchObject({
      salvaged: { version: 3, tables: [now] },
    });
  });
});

test('a player of whom a tally says nothing has no point of any colour', () => {
  const raw = { ...readFixture('huang-board.v1'), past: [] };
  const { dragon: _, ...points } = raw.now.tally.points;
  const loaded = parseSave(HUANG_BOARD_SAVE, {
    ...raw,
    now: { ...raw.now, tally: { ...raw.now.tally, points } },
  });
  expect(loaded).toMatchObject({
    state: 'sound',
    value: { now: { tally: { points: { dragon: { yellow: 0, red: 0, blue: 0, green: 0, white: 0 } } } } },
  });
});

const KINDS_WITH_A_PAST = SAVE_KINDS.filter(({ key }) =>
  [
    'huang-score',
    'huang-board',
    'huang-conflict',
    'chu-han-score',
    'chu-han-battle',
    'khan-conquest',
    'khan-rulers',
    'khan-score',
  ].includes(key),
);

describe('of a damaged save', () => {
  const sound = readFixture('huang-score.v2');

  test('the game on the page and the sound states of its past are salvaged', () => {
    const raw = { ...sound, past: [sound.now, 'nonsense', { ...sound.now, seats: [] }] };
    const salvaged = { version: 2, now: sound.now, past: [sound.now], future: [] };
    const lost = { version: 2, past: ['nonsense', { ...sound.now, seats: [] }], future: sound.future };
    expect(parseSave(HUANG_SCORE_SAVE, raw)).toEqual({ state: 'damaged', salvaged, lost });
  });

  test.each(KINDS_WITH_A_PAST)(
    '$key: what is damaged on the page costs none of the fifty states before it',
    (kind) => {
      const { version, now } = readSave(kind);
      const begun = (nth: number) => ({ ...now, ...('begun' in now ? { begun: `${nth}` } : {}) });
      const past = Array.from({ length: 50 }, (_, i) => begun(i));
      const damaged = { ...now, nobody: 'knows this' };
      expect(parseSave(kind, { version, now: damaged, past, future: [] })).toEqual({
        state: 'damaged',
        salvaged: { version, now: begun(49), past: past.slice(0, 49), future: [] },
        lost: { version, now: damaged, past: [], future: [] },
      });
    },
  );

  test('states for which there is no room are put aside with what is damaged', () => {
    const past = Array.from({ length: 52 }, (_, i) => ({ ...sound.now, begun: `${i}` }));
    expect(parseSave(HUANG_SCORE_SAVE, { ...sound, past })).toEqual({
      state: 'damaged',
      salvaged: { ...sound, past: past.slice(2), future: [] },
      lost: { version: 2, past: past.slice(0, 2), future: sound.future },
    });
  });

  test('the sound games of a list are salvaged', () => {
    const raw = { version: 1, games: [7, sound.now] };
    expect(parseSave(HUANG_GAMES_SAVE, raw)).toEqual({
      state: 'damaged',
      salvaged: { version: 1, games: [sound.now] },
      lost: { version: 1, games: [7] },
    });
  });

  test('the damaged part is put aside under a key of its own, and what was salvaged in its place', async () => {
    const values: Record<string, unknown> = {};
    const save = async (changes: object) => void Object.assign(values, changes);
    const store = { save } as unknown as Store;
    const now = new Date('2026-11-20T20:00:00Z');
    const raw = { version: 1, games: [7, sound.now] };
    await quarantineDamage(store, HUANG_GAMES_SAVE, parseSave(HUANG_GAMES_SAVE, raw), now);
    expect(values).toEqual({
      'aside/huang-games/2026-11-20T20:00:00.000Z': { version: 1, games: [7] },
      'huang-games': { version: 1, games: [sound.now] },
    });
  });

  test('nothing is written for one that is sound, newer or not there', async () => {
    const store = { save: async () => expect.unreachable() } as unknown as Store;
    for (const raw of [{ version: 1, edition: 'de' }, { version: 9 }, undefined])
      await quarantineDamage(store, SETTINGS, parseSave(SETTINGS, raw), new Date());
  });
});

describe('what was read last', () => {
  test('stands in front, once, and pushes out the thirteenth', () => {
    const all = Array.from({ length: 14 }, (_, i) => `rule ${i}`);
    const after = all.reduce(
      (reading, search) => withReadingEvent(reading, { search }),
      EMPTY_READING_HISTORY,
    );
    expect(after.searches).toEqual(all.slice(2).reverse());
    expect(after.searches).toHaveLength(MOST_READING_ENTRIES);
    const again = withReadingEvent(after, { search: '  RULE   5 ', rule: 'huang/war/tie' });
    expect(again.searches.slice(0, 3)).toEqual(['RULE 5', 'rule 13', 'rule 12']); // no capitals make it another
    expect(again.searches).toHaveLength(MOST_READING_ENTRIES);
    expect(withReadingEvent(again, { rule: 'huang/war/tie' }).rules).toEqual(['huang/war/tie']);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
  ])('is no search for %s', (_, search) => {
    expect(withReadingEvent(EMPTY_READING_HISTORY, { search })).toEqual(EMPTY_READING_HISTORY);
  });

  test.each([
    ['a term', 'term:huang/war'],
    ['an address', 'https://example.org/a/b'],
    ['a way out', '../../a'],
  ])('is no rule when it is %s', (_, rule) =>
    expect(withReadingEvent(EMPTY_READING_HISTORY, { rule: rule as 'huang/war/tie' })).toEqual(
      EMPTY_READING_HISTORY,
    ),
  );

  test('is kept by whatever was typed, so that it can be read again', () => {
    for (const search of [
      'x'.repeat(10_000),
      `${'x '.repeat(100)}`,
      '🐉'.repeat(400),
      '<b>',
      'שלום',
      '\uD800',
    ]) {
      const kept = withReadingEvent(EMPTY_READING_HISTORY, { search });
      expect(parseSave(READING_SAVE, kept)).toEqual({ state: 'sound', value: kept });
    }
  });

  test.each<[string, unknown, unknown]>([
    ['a rule twice', { rules: ['huang/war/tie', 'huang/war/tie'] }, { rules: ['huang/war/tie'] }],
    [
      'a number and a script',
      { rules: [7, 'javascript:a/b/c', 'huang/war/tie'] },
      { rules: ['huang/war/tie'] },
    ],
    ['too many', { searches: Array.from({ length: 13 }, (_, i) => `${i}`) }, null],
    ['an endless search', { searches: ['x'.repeat(201), 'war'] }, { searches: ['war'] }],
    ['an empty search', { searches: ['', ' ', 'war'] }, { searches: ['war'] }],
    ['no list', { rules: { length: 3 } }, {}],
  ])('with %s is damaged, and what is sound of it is shown', (_, damage, sound) => {
    const raw = { ...EMPTY_READING_HISTORY, ...(damage as object) };
    const twelve = { searches: Array.from({ length: 12 }, (__, i) => `${i}`) };
    const salvaged = { ...EMPTY_READING_HISTORY, ...((sound ?? twelve) as object) };
    expect(parseSave(READING_SAVE, raw)).toEqual({ state: 'damaged', salvaged, lost: raw });
  });

  test('of a newer Yamen is left alone', () => {
    expect(parseSave(READING_SAVE, { version: 2, rules: 'another shape' })).toEqual({ state: 'newer' });
  });
});
