import { describe, expect, test } from 'vitest';
import { SAVE_KINDS } from '../../src/games/save-kinds.ts';
import { parseSave } from '../../src/saves/save.ts';
import { readSave } from '../support/read-fixture.ts';

// The least and the most that a save may hold of each thing: both load, and one less or one more does not.

/** What is on the page, as JSON. */
type Now = ReturnType<typeof JSON.parse>;

// Fewer than none is no list, and no text.
const list = <T>(length: number, entry: T) => (length < 0 ? null : Array.from({ length }, () => entry));
const letters = (length: number) => (length < 0 ? null : 'x'.repeat(length));

const LIMITS: Readonly<
  Record<
    string,
    readonly (readonly [what: string, least: number, most: number, put: (now: Now, n: number) => unknown])[]
  >
> = {
  'chu-han-battle': [
    // Six reinforcements of two cards each can be drawn in a game.
    ['cards to be drawn', 0, 12, (now, n) => (now.setup.deck = list(n, null))],
    [
      'cards known of a hand, of the 46 in the box',
      0,
      46,
      (now, n) => (now.setup.hands.han.known = list(n, '1')),
    ],
    ['cards face down', 0, 46, (now, n) => (now.setup.hands.chu.faceDown = n)],
    ['cards in the pile', 0, 46, (now, n) => (now.setup.discard = list(n, '1'))],
    ['reinforcements taken', 0, 6, (now, n) => (now.setup.taken.han = n)],
    ['sides that play open', 0, 2, (now, n) => (now.setup.faceUp = list(n, 'han'))],
    ['plays', 0, 200, (now, n) => (now.plays = list(n, now.plays[0]))],
  ],
  'chu-han-score': [
    ['battles', 1, 100, (now, n) => (now.battles = list(n, now.battles[1]))],
    ['incidents', 0, 100, (now, n) => (now.battles[1].incidents = list(n, { kind: 'xiang-yu' }))],
    // Eight 2s and the joker are the largest troop of 2s, six of them the smallest that gives points.
    ['cards of a troop of 2s', 6, 9, (now, n) => (now.battles[0].incidents[2].troop = n)],
    ['points by hand', -99, 99, (now, n) => (now.battles[0].incidents[4].points = n)],
    ['cards left that count', 0, 5, (now, n) => (now.battles[0].end.cardsLeft = n)],
    ['reinforcements that count', 0, 6, (now, n) => (now.battles[0].end.reinforcements = n)],
  ],
  'huang-score': [
    ['players', 2, 5, (now, n) => (now.seats = list(n, now.seats[1]))],
    ['letters of a title', 0, 200, (now, n) => (now.title = letters(n))],
    ['letters of an entry', 0, 200, (now, n) => (now.seats[0].entries.red = letters(n))],
  ],
  'huang-board': [
    ['letters of a choice', 0, 99, (now, n) => (now.rulings = { later: letters(n) })],
    ['questions answered', 0, 20, (now, n) => (now.dispute.asked = n)],
  ],
  'huang-own-boards': [
    ['spaces of a row', 1, 60, (save, n) => (save.boards[0].rows = ['.'.repeat(n)])],
    ['rows', 1, 60, (save, n) => (save.boards[0].rows = list(n, '.'))],
  ],
  'huang-conflict': [
    ['states at war', 2, 3, (now, n) => (now.war.sides = list(n, { tiles: 1, leaders: [] }))],
    [
      'tiles that a player gives, of seven behind the screen',
      0,
      7,
      (now, n) => (now.war.gifts.rat.tiles = n),
    ],
    ['the state that wins a tie', 0, 2, (now, n) => (now.war.tieWinner = n)],
  ],
  'khan-score': [
    ['players', 2, 4, (now, n) => (now.seats = list(n, now.seats[1]))],
    ['letters of an entry', 0, 200, (now, n) => (now.seats[0].entries.tiles = letters(n))],
  ],
  'khan-conquest': [
    ['squares to the east', 11, 20, (now, n) => (now.size = [n, 13])], // a tile lies on 10,9
    ['squares to the south', 10, 20, (now, n) => (now.size = [13, n])],
  ],
  'khan-rulers': [
    ['yurts in the camp', 1, 5, (now, n) => (now.camp = n)],
    ['rulers gone, of eight', 0, 7, (now, n) => (now.left = n)],
  ],
};

describe.each(Object.entries(LIMITS))('%s', (key, limits) => {
  const kind = SAVE_KINDS.find((one) => one.key === key);
  const stateWith = (put: (now: Now, n: number) => unknown, n: number) => {
    if (!kind) throw new Error(`No kind ${key}`);
    const stored = readSave(kind);
    const save = 'past' in stored ? { ...stored, past: [] } : stored;
    put(save.now ?? save, n); // a list of boards has no state of its own
    return parseSave(kind, save).state;
  };

  test.each(limits)('%s: from %i to %i', (_, least, most, put) => {
    expect([least - 1, least, most, most + 1].map((n) => stateWith(put, n))).toEqual([
      'damaged',
      'sound',
      'sound',
      'damaged',
    ]);
  });
});
