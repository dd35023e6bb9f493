import { describe, expect, test } from 'vitest';
import { checkUntrusted } from '../../src/core/case.ts';
import type { Problem, ProblemCode } from '../../src/core/problem.ts';
import { explainProblem } from '../../src/explain/problem.ts';
import { checkSharedCase } from '../../src/games/check-shared-case.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { answerText } from '../../src/referee/referee.ts';
import { READING_SAVE } from '../../src/saves/reading-history.ts';
import { readTexts } from '../support/content.ts';

const translators = LOCALES.map(
  (locale) => [locale, createTranslator(locale, readTexts(locale, 'errors'))] as const,
);

/** The first fault of a case, from its JSON. */
function problemOf(json: string): Problem {
  const answered = answerText(json);
  if (answered.ok) throw new Error(`A sound case: ${json}`);
  const { also, ...problem } = answered.error;
  return problem;
}

const write = (value: unknown) => JSON.stringify(value);
const fill = <T>(length: number, make: (i: number) => T) => Array.from({ length }, (_, i) => make(i));

const position = { players: ['rat', 'goat'] };
const board = (more: object) => write({ game: 'huang', ask: 'states', position: { ...position, ...more } });
const small = (rows: readonly string[], more: object) => board({ board: { rows }, ...more });
const action = (given: object, decisions: object = {}) =>
  write({ game: 'huang', ask: 'act', position, action: given, decisions });
const score = (players: unknown) => write({ game: 'huang', ask: 'score', players });
const named = (more: object) => score([{ name: 'Ada', ...more }, { name: 'Ben' }]);
const deal = { scores: { han: 0, chu: 0 }, opener: 'han', hands: { han: ['1'], chu: ['1'] } };
const battle = (more: object) => write({ game: 'chu-han', ask: 'battle', ...deal, ...more });
const scored = (more: object) =>
  write({ game: 'chu-han', ask: 'score', scores: deal.scores, battleWinner: 'han', ...more });
const drive = (more: object) =>
  write({ game: 'khan', ask: 'drive-out', size: [5, 5], ruler: '2,2', direction: 'N', ...more });
const conquer = (more: object) =>
  write({ game: 'khan', ask: 'conquer', by: 'red', tile: 'conquest', covers: ['0,0', '1,0'], ...more });
const shapes = (list: unknown) =>
  write({ game: 'khan', ask: 'conquests', by: 'red', size: [5, 5], shapes: list });
const shape = (name: string, cells: readonly string[]) => ({ name, tile: 'conquest', cells });

/** A value with each fault, as the first that is found; or the problem itself, where no case has it. */
const FAULTY: { readonly [Code in ProblemCode]: string | Problem } = {
  internal: { code: 'internal', path: '' },
  'not-json': '{',
  'too-deep': `{"position":${'['.repeat(33)}${']'.repeat(33)}}`,
  'not-an-object': '[]',
  'not-a-list': score(7),
  'not-text': named({ name: 7 }),
  'not-a-whole-number': named({ red: 1.5 }),
  missing: score([{}, { name: 'Ben' }]),
  empty: named({ name: ' ' }),
  'unknown-key': named({ purple: 1 }),
  'unknown-value': board({ players: ['rat', 'cat'] }),
  unreadable: savedProblem({ version: 1, rules: ['no rule'], searches: [] }),
  'out-of-range': named({ red: -1 }),
  'too-few': score([{ name: 'Ada' }]),
  'too-many': board({ hands: { rat: { red: 4, blue: 4 } } }),
  'too-long': await sharedProblem({ game: 'huang', ask: 'score', players: twins(201) }),
  twice: board({ players: ['rat', 'rat'] }),
  'not-yes-or-no': battle({ doubled: 1 }),
  'not-a-space': board({ granaries: ['here'] }),
  'off-the-board': board({ granaries: ['99,99'] }),
  'space-taken': small(['..'], { tiles: { '0,0': 'yellow' }, leaders: { '0,0': 'rat:red' } }),
  'wrong-ground': small(['..'], { tiles: { '0,0': 'blue' } }),
  'no-governor-beside': small(['..'], { leaders: { '0,0': 'rat:red' } }),
  'leaders-meet': small(['...'], {
    tiles: { '1,0': 'yellow' },
    leaders: { '0,0': 'rat:red', '2,0': 'goat:red' },
  }),
  'not-in-play': board({ turn: 'tiger' }),
  'no-triangle': small(['...'], { pagodas: [{ colour: 'red', at: ['0,0', '1,0', '2,0'] }] }),
  'not-a-palace-base': small(['....'], { palace: ['0,0', '1,0', '2,0', '3,0'] }),
  'not-a-governor-tile': small(['..'], { granaries: ['0,0'] }),
  'two-buildings': small(['..', '..'], {
    tiles: { '0,0': 'yellow', '1,0': 'yellow', '0,1': 'yellow' },
    pagodas: [{ colour: 'yellow', at: ['0,0', '1,0', '0,1'] }],
    granaries: ['1,0'],
  }),
  'not-connected': small(['.....'], { bandits: [{ at: ['0,0', '2,0', '4,0'], strength: 1 }] }),
  'not-together': small(['.....'], {
    tiles: { '0,0': 'yellow' },
    granaries: ['0,0'],
    bandits: [{ at: ['2,0', '3,0', '4,0'], strength: 1 }],
  }),
  'more-than-the-box': battle({ deck: ['9'], discard: ['9'] }),
  'not-a-square': drive({ ruler: '20,0' }),
  'on-river': drive({ river: ['2,2'] }),
  'not-in-one-piece': shapes([shape('a', ['0,0', '2,0'])]),
  'not-a-troop': write({ game: 'chu-han', ask: 'chances', mine: ['1'], troop: ['2'], held: 1 }),
  'not-to-protect': conquer({ yurts: { '0,0': 'red' }, protects: [{ by: 'blue', spaces: ['0,0'] }] }),
  'spent-already': battle({ doubled: true, deck: ['xiang-yu'] }),
};

/** The first fault of what somebody passed on. */
async function sharedProblem(value: unknown): Promise<Problem> {
  const checked = await checkSharedCase(value);
  if (checked.ok) throw new Error(`A sound case: ${write(value)}`);
  return checked.error[0];
}

/** Two players whose names of so many characters differ in the last. */
function twins(length: number) {
  return ['a', 'b'].map((last) => ({ name: last.padStart(length, 'x') }));
}

/** The first fault of what was read last, as it is kept. */
function savedProblem(raw: unknown): Problem {
  const checked = checkUntrusted(READING_SAVE.check, raw);
  if (checked.ok) throw new Error(`A sound save: ${write(raw)}`);
  return checked.error[0];
}

const told = (problem: Problem) => translators.map(([, t]) => explainProblem(problem, t));

describe.each(Object.entries(FAULTY))('%s', (code, faulty) => {
  const problem = typeof faulty === 'string' ? problemOf(faulty) : faulty;

  test('is what comes of a value with this fault', () => {
    expect(problem.code).toBe(code);
  });

  test('has a sentence in each language, with no fact left open', () => {
    for (const sentence of told(problem)) {
      expect(sentence).toMatch(/[.)]$/);
      expect(sentence).not.toMatch(/\{\{|undefined|NaN/);
    }
  });
});

const ten = { yellow: 2, red: 2, blue: 2, green: 1, white: 1 };
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const card = (i: number) => (i < 9 ? '1' : i < 17 ? '2' : '4');

/** Each limit of a case, overstepped by one: where the fault stands, and the number that its sentence names. */
const ONE_ABOVE: readonly (readonly [name: string, json: string, path: string, most: number])[] = [
  ['levels', `{"game":${nested(33)}}`, '', 32],
  ['levels of an id', `{"id":${nested(1002)}}`, '/id', 1000],
  [
    'rows',
    small(
      fill(61, () => '.'),
      {},
    ),
    '/position/board/rows',
    60,
  ],
  ['players', board({ players: fill(6, () => 'rat') }), '/position/players', 5],
  [
    'tiles',
    board({ tiles: Object.fromEntries(fill(139, (i) => [`${i},0`, 'red'])) }),
    '/position/tiles',
    138,
  ],
  ['tiles of a colour in a hand', board({ hands: { rat: { red: 8 } } }), '/position/hands/rat/red', 7],
  ['tiles in a hand', board({ hands: { rat: ten } }), '/position/hands/rat', 7],
  [
    'pagodas',
    board({ pagodas: fill(10, () => ({ colour: 'red', at: ['0,0', '1,0', '0,1'] })) }),
    '/position/pagodas',
    9,
  ],
  [
    'spaces of a pagoda',
    board({ pagodas: [{ colour: 'red', at: fill(4, () => '0,0') }] }),
    '/position/pagodas/0/at',
    3,
  ],
  ['spaces of the palace', board({ palace: fill(5, () => '0,0') }), '/position/palace', 4],
  ['granaries', board({ granaries: fill(20, () => '0,0') }), '/position/granaries', 19],
  [
    'bandits',
    board({ bandits: fill(6, () => ({ at: ['0,0', '1,0', '0,1'], strength: 1 })) }),
    '/position/bandits',
    5,
  ],
  [
    'strength of bandits',
    board({ bandits: [{ at: ['0,0', '1,0', '0,1'], strength: 5 }] }),
    '/position/bandits/0/strength',
    4,
  ],
  [
    'spaces of a chain',
    action({ type: 'place-tile', colour: 'blue', at: fill(501, () => '0,0') }),
    '/action/at',
    500,
  ],
  ['replaced tiles', action({ type: 'replace', tiles: { red: 7 } }), '/action/tiles', 6],
  [
    'replaced tiles of a colour',
    action({ type: 'replace', tiles: { red: 1001 } }),
    '/action/tiles/red',
    1000,
  ],
  [
    'commitments',
    action({ type: 'end-turn' }, { commitments: fill(6, () => ({ by: 'rat' })) }),
    '/decisions/commitments',
    5,
  ],
  [
    'committed tiles',
    action({ type: 'end-turn' }, { commitments: [{ by: 'rat', tiles: 1001 }] }),
    '/decisions/commitments/0/tiles',
    1000,
  ],
  [
    'discarded tiles',
    action({ type: 'end-turn' }, { discard: fill(501, () => '0,0') }),
    '/decisions/discard',
    500,
  ],
  [
    'spaces of a built pagoda',
    action({ type: 'end-turn' }, { pagoda: { at: fill(5, () => '0,0') } }),
    '/decisions/pagoda/at',
    4,
  ],
  ['points', named({ red: 1001 }), '/players/0/red', 1000],
  ['granaries of a score', named({ granaries: 1001 }), '/players/0/granaries', 1000],
  ['scored players', score(fill(6, (i) => ({ name: `${i}` }))), '/players', 5],
  ['cards of a list', battle({ deck: fill(43, card) }), '/deck', 42],
  ['cards in a hand', battle({ hands: { han: fill(16, card), chu: ['1'] } }), '/hands/han', 15],
  [
    'cards in a hand after a reinforcement',
    battle({ hands: { han: fill(18, card), chu: ['9'] }, taken: { han: 1, chu: 0 } }),
    '/hands/han',
    17,
  ],
  ['cards of the draw pile', battle({ deck: fill(13, card) }), '/deck', 12],
  ['reinforcements of a side', battle({ taken: { han: 7, chu: 0 } }), '/taken/han', 6],
  ['sides that play openly', battle({ faceUp: ['han', 'chu', 'han'] }), '/faceUp', 2],
  ['plays', battle({ plays: fill(201, () => ({ by: 'han', reinforce: true })) }), '/plays', 200],
  ['a score that has won', scored({ scores: { han: 0, chu: 31 } }), '/scores/chu', 30],
  ['cards left', scored({ cardsLeft: 28 }), '/cardsLeft', 27],
  ['reinforcements of the loser', scored({ reinforcements: 7 }), '/reinforcements', 6],
  ['a side of a grid', drive({ size: [21, 5] }), '/size/0', 20],
  ['sides of a grid', drive({ size: [5, 5, 5] }), '/size', 2],
  ['spaces of a grid', drive({ taken: fill(401, () => '0,0') }), '/taken', 400],
  ['yurts in a camp', drive({ camp: 6 }), '/camp', 5],
  ['yurts', conquer({ yurts: Object.fromEntries(fill(401, (i) => [`${i},0`, 'red'])) }), '/yurts', 400],
  ['shapes', shapes(fill(101, (i) => shape(`${i}`, ['0,0', '1,0']))), '/shapes', 100],
  [
    'squares of a shape',
    shapes([
      shape(
        'a',
        fill(9, (i) => `${i},0`),
      ),
    ]),
    '/shapes/0/cells',
    8,
  ],
];

test.each(ONE_ABOVE)('one above the limit of %s is told with its limit', (_, json, path, most) => {
  const problem = problemOf(json);
  expect(problem).toMatchObject({ path, most });
  for (const sentence of told(problem)) expect(sentence).toMatch(new RegExp(`\\b${most}\\b`));
});

test('a row of 61 spaces is none', () => {
  expect(problemOf(small(['.'.repeat(61)], {}))).toMatchObject({
    code: 'unknown-value',
    path: '/position/board/rows/0',
  });
});

// 15 cards in each hand and 12 to be drawn: every card that is in sight, so that none can lie on the discard pile.
test('the discard pile holds at most what hands and draw pile leave of the 42 cards in sight', () => {
  const all = ['1', '2', '4', '5', '7', '8', '9'].flatMap((name, kind) =>
    fill([9, 8, 6, 5, 3, 2, 1][kind] ?? 0, () => name),
  );
  const persons = [
    'ji-bu',
    'yu-ji',
    'peng-yue',
    'zhongli-mo',
    'xiahou-ying',
    'lu-zhi',
    'xiao-he',
    'han-xin',
    'ying-bu',
  ];
  const cards = [...all, ...persons];
  const full = { hands: { han: cards.slice(0, 15), chu: cards.slice(15, 30) }, deck: cards.slice(30, 42) };
  expect(answerText(battle(full))).toMatchObject({ ok: true });
  expect(problemOf(battle({ ...full, discard: cards.slice(42) }))).toMatchObject({
    code: 'too-many',
    path: '/discard',
    most: 0,
  });
});

test('a name of 201 characters is refused where a page would have to cut it, with its place', async () => {
  const asked = (length: number) => ({ game: 'huang', ask: 'score', players: twins(length) });
  expect(await checkSharedCase(asked(200))).toMatchObject({ ok: true });
  expect(await sharedProblem(asked(201))).toEqual({ code: 'too-long', path: '/players/0/name', most: 200 });
  expect(answerText(write(asked(201)))).toMatchObject({ ok: true });
});
