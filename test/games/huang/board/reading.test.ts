import { describe, expect, test } from 'vitest';
import { computeAnswer } from '../../../../src/games/huang/board/compute-answer.ts';
import { createMapScene } from '../../../../src/games/huang/board/map/create-map-scene.ts';
import { createActionScene } from '../../../../src/games/huang/board/play/action-scene.ts';
import { describeSpace } from '../../../../src/games/huang/board/play/describe-space.ts';
import { labelOutlines } from '../../../../src/games/huang/board/play/label-outlines.ts';
import { listSections } from '../../../../src/games/huang/board/reading/PieceList.tsx';
import { readBoard } from '../../../../src/games/huang/board/reading/read-board.ts';
import {
  getShownStates,
  type ReadableBoard,
} from '../../../../src/games/huang/board/reading/readable-board.ts';
import { findReadingKey, getReadingLetters } from '../../../../src/games/huang/board/reading/reading-keys.ts';
import { type BoardState, freshBoard, withAction } from '../../../../src/games/huang/board/state.ts';
import { FRESH_VIEW } from '../../../../src/games/huang/board/view.ts';
import { getCachedLayout } from '../../../../src/games/huang/drawings/layout.ts';
import { nameDynasties } from '../../../../src/games/huang/explain/name-dynasties.ts';
import { getTileLetters } from '../../../../src/games/huang/explain/tile-letters.ts';
import { createEmptySetup, type Setup } from '../../../../src/games/huang/rules/setup/setup.ts';
import type { Colour } from '../../../../src/games/huang/rules/vocabulary.ts';
import { LOCALES, type Locale } from '../../../../src/i18n/locale.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { BOARD_TEXTS } from '../../../support/board-texts.ts';
import { readTexts } from '../../../support/content.ts';
import { parsePlaceLabel } from '../../../support/place-label.ts';

/** The texts of the board. Anna plays the Rat, Ben the Goat; the Tiger has no name. */
function createTexts(locale: Locale) {
  const texts = readTexts(locale, ...BOARD_TEXTS);
  const people: Readonly<Record<string, string>> = { rat: 'Anna', goat: 'Ben' };
  const names = nameDynasties(createTranslator(locale, texts), (dynasty) => people[dynasty] ?? '');
  return createTranslator(locale, texts, names);
}

function toSpace(place: string): string {
  const space = parsePlaceLabel(place);
  if (space === undefined) throw new Error(`No place: ${place}`);
  return space;
}

const atPlaces = <Piece>(pieces: Readonly<Record<string, Piece>>) =>
  Object.fromEntries(Object.entries(pieces).map(([place, piece]) => [toSpace(place), piece]));

/** Puts tiles of one colour on places. */
const lay = (colour: Colour, places: string) =>
  Object.fromEntries(places.split(' ').map((place) => [place, colour]));

/**
 * Two states with 15 pieces each, on either side of the empty K7:
 *
 *     I          I4r I5w                    I10b
 *     J      J3L J4w J5y  .   .   J8r J9w J10g J11L
 *     K      K3L K4y K5r K6r  .   K8r K9y K10L K11y K12L
 *     L      L3g L4r L5y          L8r L9g L10w
 *     M          M4r M5g M6L      M9r M10y
 *
 * Left, the Rat's: 3 leaders and 12 tiles (red I4 K5 K6 L4 M4 = 5, yellow J5 K4 L5 = 3, green L3 M5 = 2,
 * white I5 J4 = 2). Right: 3 leaders and 12 tiles (red J8 K8 L8 M9 = 4, yellow K9 K11 M10 = 3, green J10 L9
 * = 2, white J9 L10 = 2, blue I10 = 1).
 */
const THIRTY: Setup = {
  ...createEmptySetup({ board: 'warring-states', players: ['rat', 'goat', 'tiger'], turn: 'rat' }),
  tiles: atPlaces({
    ...lay('red', 'I4 K5 K6 L4 M4 J8 K8 L8 M9'),
    ...lay('yellow', 'J5 K4 L5 K9 K11 M10'),
    ...lay('green', 'L3 M5 J10 L9'),
    ...lay('white', 'I5 J4 J9 L10'),
    ...lay('blue', 'I10'),
  }),
  leaders: atPlaces({
    J3: 'rat:yellow',
    K3: 'rat:red',
    M6: 'rat:green',
    J11: 'goat:blue',
    K10: 'goat:red',
    K12: 'tiger:green',
  } as const),
};
const THIRTY_STATE: BoardState = { ...freshBoard(), setup: THIRTY };
/** Anna's white tile on K7 unites both states. Nobody has committed anything yet. */
const WAR = withAction(THIRTY_STATE, { type: 'place-tile', colour: 'white', at: [toSpace('K7')] });

/** The board as the map shows it. */
function show(state: BoardState, locale: Locale): ReadableBoard {
  const t = createTexts(locale);
  const answer = computeAnswer(state, freshSettings('en'));
  const module = { createActionScene, labelOutlines, listPlacementMarks: () => [] };
  const scene = createMapScene(state, FRESH_VIEW, answer, module);
  const layout = getCachedLayout(state.setup.board);
  const { setup, marks } = scene;
  const labelOf = (space: string) => describeSpace(space, setup, marks.get(space), layout, t);
  return { setup, layout, labelOf, ...getShownStates(scene, answer) };
}

/** Presses keys one after the other from a place. Returns what is heard: the focused space, if it is new, then what is read. */
function listen(state: BoardState, start: string, keys: readonly string[], locale: Locale = 'en') {
  const t = createTexts(locale);
  const board = show(state, locale);
  let at = toSpace(start);
  return keys.map((pressed) => {
    const isDigit = /\d$/.test(pressed);
    const key = pressed.replace('Shift+', '');
    const read = findReadingKey(
      { key, code: isDigit ? `Digit${key}` : `Key${key}`, shiftKey: pressed !== key },
      getReadingLetters(t),
    );
    if (!read || read.asks === 'help') throw new Error(`Not read: ${pressed}`);
    const { text, to } = readBoard(read, at, board, t);
    if (to === undefined) return `${pressed}: ${text}`;
    at = to;
    return `${pressed}: [${board.labelOf(to)}] ${text}`;
  });
}

const SETS = Object.keys(THIRTY.tiles).length + Object.keys(THIRTY.leaders).length;

test('an open war on a board of 30 pieces is understood by ear with few keys', () => {
  expect(SETS).toBe(30);
  const keys = ['C', 'X', 'N', 'E', 'N', 'N', 'N', 'N', 'E', 'Shift+1', 'R'];
  expect(keys.length).toBeLessThanOrEqual(25);
  // From A1. Leaders in reading order: J3, J11, K3, K10, K12, M6; from K7 the next is K10, the fourth. Yellow
  // tiles in reading order: J5, K4, K9, K11, L5, M10; from K3 the one before is J5, the first.
  expect(listen(WAR, 'A1', keys)).toEqual([
    'C: [K7, a white tile] The tile on K7 unites State 1 (Anna) and State 2 (Ben, Tiger), and a war starts. ' +
      'Leaders in conflict: Ben’s Soldier leader, Anna’s Trader leader, Anna’s Soldier leader, the Tiger’s Trader leader. ' +
      'State 1 (Anna): 5 red tiles. State 2 (Ben, Tiger): 4 red tiles.',
    // Of the six neighbours J6 (a capital), J7, K6, K8, L6 and L7, two have a tile.
    'X: Around K7: K6, a red tile; K8, a red tile; capital: J6; empty: J7, L6, L7. States next to it: State 1 (Anna) and State 2 (Ben, Tiger).',
    'N: [K10, Ben’s Soldier leader] 6 leaders, number 4.',
    'E: State 2 (Ben, Tiger). Leaders: Ben’s Farmer leader on J11, Ben’s Soldier leader on K10 and the Tiger’s Trader leader on K12. ' +
      'Tiles: 3 yellow tiles, 4 red tiles, 1 blue tile, 2 green tiles and 2 white tiles. ' +
      'Strength in a war: 4. In conflict: Ben’s Soldier leader and the Tiger’s Trader leader.',
    'N: [K12, Tiger’s Trader leader] 6 leaders, number 5.',
    'N: [M6, Anna’s Trader leader] 6 leaders, number 6.',
    'N: [J3, Anna’s Governor leader] 6 leaders, number 1.',
    'N: [J11, Ben’s Farmer leader] 6 leaders, number 2.',
    'E: State 2 (Ben, Tiger). Leaders: Ben’s Farmer leader on J11, Ben’s Soldier leader on K10 and the Tiger’s Trader leader on K12. ' +
      'Tiles: 3 yellow tiles, 4 red tiles, 1 blue tile, 2 green tiles and 2 white tiles. ' +
      'Strength in a war: 4. In conflict: Ben’s Soldier leader and the Tiger’s Trader leader.',
    'Shift+1: [J5, a yellow tile] 6 yellow tiles, number 1.',
    // In row J: nine columns of land with a capital on J6, and the river on J14.
    'R: Row J: J3, Anna’s Governor leader; J4, a white tile; J5, a yellow tile; J8, a red tile; J9, a white tile; J10, a green tile; J11, Ben’s Farmer leader; river: J1, J14; capital: J6.',
  ]);
});

test('a state without a conflict is read with what it would have in a war', () => {
  expect(listen(THIRTY_STATE, 'K6', ['E', 'C'])).toEqual([
    'E: The state at I4. Leaders: Anna’s Governor leader on J3, Anna’s Soldier leader on K3 and Anna’s Trader leader on M6. ' +
      'Tiles: 3 yellow tiles, 5 red tiles, 2 green tiles and 2 white tiles. Strength in a war: 5.',
    'C: There’s no conflict now.',
  ]);
});

test('what is not there is said', () => {
  expect(listen(THIRTY_STATE, 'A1', ['E', 'R', 'X'])).toEqual([
    'E: A1 belongs to no state.',
    'R: Row A: river: A10, A11, A12, A13.',
    'X: Around A1: empty: A2, B1.',
  ]);
  const empty = { ...THIRTY_STATE, setup: { ...THIRTY, tiles: {}, leaders: {} } };
  expect(listen(empty, 'A1', ['N', '3'])).toEqual(['N: None on the board.', '3: None on the board.']);
});

test('the list has every piece once, state by state, and then what is in no state', () => {
  const t = createTexts('en');
  const setup = { ...THIRTY, tiles: { ...THIRTY.tiles, [toSpace('A1')]: 'green' as const } };
  expect(listSections(show({ ...THIRTY_STATE, setup }, 'en'), t)).toEqual([
    {
      title: 'The state at I4',
      lines: [
        'Anna’s Governor leader: J3',
        'Anna’s Soldier leader: K3',
        'Anna’s Trader leader: M6',
        '3 yellow tiles: J5, K4, L5',
        '5 red tiles: I4, K5, K6, L4, M4',
        '2 green tiles: L3, M5',
        '2 white tiles: I5, J4',
        'Strength in a war: 5.',
      ],
    },
    {
      title: 'The state at I10',
      lines: [
        'Ben’s Farmer leader: J11',
        'Ben’s Soldier leader: K10',
        'The Tiger’s Trader leader: K12',
        '3 yellow tiles: K9, K11, M10',
        '4 red tiles: J8, K8, L8, M9',
        '1 blue tile: I10',
        '2 green tiles: J10, L9',
        '2 white tiles: J9, L10',
        'Strength in a war: 4.',
      ],
    },
    { title: 'In no state', lines: ['1 green tile: A1'] },
  ]);
});

describe.each(LOCALES)('in %s', (locale) => {
  const t = createTexts(locale);

  test('no reading key selects a piece, and each is another one', () => {
    const plain = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '');
    const letters = Object.values(getReadingLetters(t));
    const all = [...letters, ...Object.values(getTileLetters(t)).map(plain)];
    expect(new Set(all).size).toBe(all.length);
    expect(letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
  });

  test('every sentence is read with the names and coordinates', () => {
    const { conflict, around, row, state } = getReadingLetters(t);
    const heard = listen(WAR, 'A1', [conflict, around, row, state], locale).join('\n');
    for (const part of ['K7', 'Anna', 'Ben', 'K6', 'K8', 'J6']) expect(heard).toContain(part);
    expect(heard).not.toMatch(/[{}]|undefined/);
  });
});

test('keys of other actions are not taken', () => {
  const letters = getReadingLetters(createTexts('en'));
  const parse = (key: string, code = '', shiftKey = false) =>
    findReadingKey({ key, code, shiftKey }, letters);
  for (const key of ['ArrowLeft', 'Enter', '0', 'g', 'S', 'Delete'])
    expect(parse(key, key === '0' ? 'Digit0' : ''), key).toBeUndefined();
  expect(parse('+', 'Digit1', true)).toBeUndefined(); // Shift and 1 on a Swiss keyboard: zoom
  expect(parse('!', 'Digit1', true)).toEqual({ asks: 'tile', colour: 'yellow', isBack: true });
  expect(parse('?', 'Slash', true)).toEqual({ asks: 'help' });
});
