import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makePosition, parsePosition, type WrittenPosition } from '../../src/referee/huang/notation.ts';
import { answer } from '../../src/referee/referee.ts';
import { randomBoardCase } from '../support/board-cases.ts';
import { randomFrom } from '../support/random.ts';

const EXAMPLE =
  '........../........../.......... *rat,tiger,goat ryr1rrryRg/TrTy2r1RrGy pagoda@4,0+5,0+4,1 tiger=2r4w';

/** The position of a text that is one. */
function read(line: string): WrittenPosition {
  const parsed = parsePosition(line);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

describe('the notation of positions', () => {
  test('reads the example at the head of its file', () => {
    expect(read(EXAMPLE)).toEqual({
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
      hands: { tiger: { red: 2, white: 4 } },
    });
    expect(answer({ game: 'huang', ask: 'states', position: read(EXAMPLE) }).ok).toBe(true);
    const source = readFileSync(new URL('../../src/referee/huang/notation.ts', import.meta.url), 'utf8');
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    expect(source).toContain(EXAMPLE);
    expect(readme).toContain(EXAMPLE);
  });

  test('gives a thousand positions back, and one text for each', () => {
    const random = randomFrom(51);
    for (let i = 0; i < 1000; i++) {
      const { position, ...rest } = randomBoardCase(random);
      const text = makePosition(position as WrittenPosition);
      expect(text).not.toMatch(/undefined|NaN/);
      expect(text.split(' ')).toHaveLength(5);
      const again = read(text);
      expect(makePosition(again)).toBe(text);
      const hands = again.hands && Object.keys(again.hands).length > 0 ? again.hands : undefined;
      const { hands: _, ...before } = position;
      const plain = (asked: object) => JSON.stringify(answer(asked)).replace(/,"hands":\{\}/g, '');
      const known = position.hands && Object.keys(position.hands).length > 0 ? { hands: position.hands } : {};
      expect(plain({ ...rest, position: { ...again, ...(hands && { hands }) } })).toBe(
        plain({ ...rest, position: { ...before, ...known } }),
      );
    }
  });

  test.each([
    ['', 'players', ''],
    ['warring-states *rat,goat y -', 'hands', ''],
    ['x *rat,goat y - -', 'board', 'x'],
    ['... rat,goat y - -', 'players', 'rat,goat'],
    ['... *rat,*goat y - -', 'players', '*rat,*goat'],
    ['... *rat,cat y - -', 'players', 'cat'],
    ['... *rat,goat yX - -', 'pieces', 'X'],
    ['... *rat,goat yR - -', 'pieces', 'R'],
    ['... *rat,goat y pagoda@2,0+1,0+0,1 -', 'extras', 'pagoda@2,0+1,0+0,1'],
    ['... *rat,goat y bandits@2,0 -', 'extras', 'bandits@2,0'],
    ['... *rat,goat y palace@a -', 'extras', 'palace@a'],
    ['... *rat,goat y - cat=1r', 'hands', 'cat=1r'],
    ['... *rat,goat y - rat=r', 'hands', 'rat=r'],
    ['... *rat,goat y - - -', 'hands', '-'],
  ])('says of %j that its %s is wrong', (line, field, text) => {
    expect(parsePosition(line)).toEqual({ ok: false, error: { field, text } });
  });
});
