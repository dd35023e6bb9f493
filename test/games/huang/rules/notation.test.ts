import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSetup } from '../../../../src/games/huang/rules/setup/check-setup.ts';
import { makeNotation, parseNotation } from '../../../../src/games/huang/rules/setup/notation.ts';
import { type Setup, toSetup } from '../../../../src/games/huang/rules/setup/setup.ts';
import { answer, checkCase } from '../../../../src/referee/referee.ts';
import { readSetup } from '../../../support/act-cases.ts';
import { randomBoardCase } from '../../../support/board-cases.ts';
import { tries } from '../../../support/campaign.ts';
import { randomFrom } from '../../../support/random.ts';

const EXAMPLE =
  '........../........../.......... *rat,tiger,goat ryr1rrryRg/TrTy2r1RrGy pagoda@4,0+5,0+4,1 tiger=2r4w';

describe('the notation of positions', () => {
  test('reads the example at the head of its file', () => {
    expect(readSetup(EXAMPLE)).toEqual({
      board: { rows: ['..........', '..........', '..........'] },
      players: ['rat', 'tiger', 'goat'],
      turn: 'rat',
      tiles: {
        '0,0': 'red',
        '1,0': 'yellow',
        '2,0': 'red',
        '4,0': 'red',
        '5,0': 'red',
        '6,0': 'red',
        '7,0': 'yellow',
        '4,1': 'red',
      },
      leaders: {
        '8,0': 'rat:green',
        '0,1': 'tiger:red',
        '1,1': 'tiger:yellow',
        '6,1': 'rat:red',
        '7,1': 'goat:yellow',
      },
      pagodas: [{ colour: 'red', at: ['4,0', '5,0', '4,1'] }],
      palace: null,
      granaries: [],
      bandits: [],
      hands: { tiger: { yellow: 0, red: 2, blue: 0, green: 0, white: 4 } },
    });
    expect(answer({ game: 'huang', ask: 'states', position: readSetup(EXAMPLE) }).ok).toBe(true);
    const source = readFileSync(
      new URL('../../../../src/games/huang/rules/setup/notation.ts', import.meta.url),
      'utf8',
    );
    const readme = readFileSync(new URL('../../../../.readme/changing.md', import.meta.url), 'utf8');
    expect(source).toContain(EXAMPLE);
    expect(readme).toContain(EXAMPLE);
  });

  test('gives a thousand positions back, and one text for each', () => {
    const random = randomFrom(51);
    let sound = 0;
    for (let i = 0; i < tries(1000); i++) {
      const checked = checkCase(randomBoardCase(random));
      if (!checked.ok || !('position' in checked.value) || checked.value.game !== 'huang') continue;
      sound++;
      const { hands, ...lying } = toSetup(checked.value.position);
      const isSaid = hands && Object.keys(hands).length > 0;
      const setup: Setup = { ...lying, ...(isSaid && { hands }) };
      const text = makeNotation(setup);
      expect(text.split(' ')).toHaveLength(5);
      expect(readSetup(text)).toEqual(setup);
      expect(checkSetup(readSetup(text)).ok).toBe(true);
    }
    expect(sound).toBeGreaterThan(tries(900));
  });

  test('takes the white space that chats make of blanks', () => {
    const text = '....... *rat,goat ryRr - -';
    for (const space of ['\u00a0', '\t', '\n', '\r\n', ' \u00a0 '])
      expect(readSetup(text.replaceAll(' ', space))).toEqual(readSetup(text));
  });

  test.each([
    // What is nowhere near a position, but can be written down.
    '. *rat 0 - -',
    '. *rat,goat y1Tr - -',
    '... *rat,goat y/////////59y - dragon=3r2r',
    '.C~ *rat,goat yyy/y palace@9,9+9,9+0,0+-3,7;bandits0@0,0+0,0+0,0;bandits9@1,0+2,0+2,1 rat=0;goat=9007199254740991w',
    '... tiger,*rat ryr pagoda@0,0+0,0+5,5;pagoda@2,0+1,0+0,1;granary@0,0;granary@0,0 -',
  ])('gives %j back whole', (line) => {
    const setup = readSetup(line);
    expect(readSetup(makeNotation(setup))).toEqual(setup);
    expect(makeNotation(readSetup(makeNotation(setup)))).toBe(makeNotation(setup));
  });

  test('draws a board of 60 rows and columns, and says of a larger one how large one may be', () => {
    const rows = (wide: number, high: number) => Array<string>(high).fill('.'.repeat(wide)).join('/');
    const lined = (wide: number, high: number) => parseNotation(`${rows(wide, high)} *rat,goat 0 - -`);
    expect(lined(60, 60).ok).toBe(true);
    for (const [wide, high] of [
      [61, 1],
      [1, 61],
      [140, 140],
    ] as const)
      expect(lined(wide, high)).toEqual({ ok: false, error: { field: 'size', most: 60 } });
  });

  test.each([
    ['', 'players', ''],
    ['warring-states *rat,goat y -', 'hands', ''],
    ['x *rat,goat y - -', 'board', 'x'],
    ['... rat,goat y - -', 'players', 'rat,goat'],
    ['... *rat,*goat y - -', 'players', '*rat,*goat'],
    ['... *rat,cat y - -', 'players', 'cat'],
    ['... rat,tiger,*rat y - -', 'players', '*rat'],
    ['... *rat,goat,goat y - -', 'players', 'goat'],
    ['... *rat,goat yX - -', 'pieces', 'X'],
    ['... *rat,goat yR - -', 'pieces', 'R'],
    ['... *rat,goat y pagoda@2,0+1,0+0,1 -', 'extras', 'pagoda@2,0+1,0+0,1'],
    ['... *rat,goat y bandits@2,0 -', 'extras', 'bandits@2,0'],
    ['... *rat,goat y palace@a -', 'extras', 'palace@a'],
    ['... *rat,goat 999y - -', 'pieces', 'y'],
    ['... *rat,goat 60y - -', 'pieces', 'y'],
    [`... *rat,goat ${'/'.repeat(60)}Ty - -`, 'pieces', 'Ty'],
    ['... *rat,goat yyy pagoda@0,0 -', 'extras', 'pagoda@0,0'],
    ['... *rat,goat yyy palace@0,0+1,0+2,0 -', 'extras', 'palace@0,0+1,0+2,0'],
    ['... *rat,goat y bandits2@1,0+2,0 -', 'extras', 'bandits2@1,0+2,0'],
    ['... *rat,goat y granary@0,0@1,0 -', 'extras', 'granary@0,0@1,0'],
    ['... *rat,goat y - cat=1r', 'hands', 'cat=1r'],
    ['... *rat,goat y - rat=1r=2r', 'hands', 'rat=1r=2r'],
    // More than a number can say exactly: it would be written 1e+21.
    ['... *rat,goat y - rat=1000000000000000000000r', 'hands', 'rat=1000000000000000000000r'],
    ['... *rat,goat y - rat=9007199254740991r1r', 'hands', 'rat=9007199254740991r1r'],
    ['... *rat,goat y - rat=r', 'hands', 'rat=r'],
    ['... *rat,goat y - - -', 'hands', '-'],
  ])('says of %j that its %s is wrong', (line, field, text) => {
    expect(parseNotation(line)).toEqual({ ok: false, error: { field, text } });
  });
});
