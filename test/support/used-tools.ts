import { parseNotation } from '../../src/games/huang/rules/setup/notation.ts';

// How to use each tool, by the English names of its parts. Browser tests that run for every tool only know
// this.

/** A control to press, or to type into. */
export interface Touch {
  readonly role: 'button' | 'checkbox' | 'gridcell' | 'textbox';
  readonly name: string | RegExp;
  /** Its group, if the page has several controls with that name. */
  readonly group?: string | RegExp;
  readonly typed?: string;
}

export interface UsedTool {
  readonly path: string;
  /** The key of its save, which is also the name of its folder. */
  readonly save: string;
  /** Input that is possible before the lazy parts have loaded. */
  readonly first: readonly Touch[];
  /** Input that needs the lazy parts. */
  readonly rest: readonly Touch[];
  /** The answer after this input. */
  readonly answer: string;
  /** A rule that the answer cites with exactly one link, next to it or among its steps. */
  readonly rule: string;
  readonly isAmongSteps?: true;
  /** Input that changes the answer. */
  readonly change: Touch;
  readonly changed: string;
  /** What opens the entry again, if a page with an answer hides it at first. */
  readonly toEntry?: Touch;
  /** The case of a link to it; none for wars by numbers, whose links open on the board. */
  readonly asked?: object;
}

const button = (name: string | RegExp, group?: string | RegExp): Touch => ({
  role: 'button',
  name,
  ...(group && { group }),
});
const space = (name: string): Touch => ({ role: 'gridcell', name });

const POSITION = parseNotation('......./....... *rat,goat Rryr/1rr bandits2@4,0+5,0+6,0 -');

/** A final scoring that the edition decides: Łucja wins by the English one. */
export const LUCJA_AND_BEN = {
  game: 'huang',
  ask: 'score',
  edition: 'en',
  players: [
    { name: 'Łucja', yellow: 8, red: 9, blue: 10, green: 8 },
    { name: 'Ben', yellow: 8, red: 9, blue: 10, green: 7, white: 1 },
  ],
};

/**
 * Four players whose four totals are all 14 14 15 16, counted from markers of 5 and 1; the Rat has the fewest
 * white points. By hand: 9 + 5, 10 + 4 and 10 + 4, 11 + 3, 8 + 6. No colour adds up to more than the box
 * holds.
 */
export const FOUR_LEVEL = [
  ...['15+1', 15, 14, 9, 5],
  ...[16, 15, 10, 10, 8],
  ...[15, 16, 14, 11, 3],
  ...[14, 15, '15+1', 8, 6],
] as const;

export const USED_TOOLS: readonly UsedTool[] = [
  {
    path: 'huang/score/',
    save: 'huang-score',
    first: [
      {
        role: 'textbox',
        name: 'Tiger, yellow, not entered yet',
        typed: FOUR_LEVEL.join('\n'),
      },
    ],
    rest: [],
    answer: 'The Rat wins.',
    rule: 'huang/end/fewest-white',
    change: {
      role: 'checkbox',
      name: 'With the Eighteen Kingdoms (granaries)',
    },
    changed: 'Enter all points.',
    toEntry: button('Tiger', 'Players'),
    asked: {
      game: 'huang',
      ask: 'score',
      edition: 'en',
      players: [{ name: 'A', red: 1 }, { name: 'B' }],
    },
  },
  {
    path: 'huang/referee/',
    save: 'huang-board',
    first: [space('A1')],
    rest: [button('Play'), space('A2')],
    answer: 'No conflict.',
    rule: 'huang/tiles/from-hand',
    change: button('Cancel and go back to the board'),
    changed: 'Share the position',
    asked: {
      game: 'huang',
      ask: 'act',
      position: POSITION.ok && POSITION.value,
      action: { type: 'place-tile', colour: 'green', at: '3,0' },
    },
  },
  {
    path: 'huang/conflict/',
    save: 'huang-conflict',
    first: [
      button(/Red tiles: 1$/, 'Red tiles in State 1'),
      button('Tiger’s Soldier leader'),
      button(/^State 2/, 'States at war'),
      button('Rat’s Soldier leader'),
    ],
    rest: [button('Nobody commits')],
    answer: 'The Tiger wins the war, 1–0.',
    rule: 'huang/war/strength',
    change: button(/Red tiles: 1$/, 'Red tiles in State 2'),
    changed: 'It’s a tie.',
  },
  {
    path: 'huang/learn/tiles/',
    save: 'huang-lesson',
    first: [button('A3')],
    rest: [],
    answer: 'Not allowed. A3: This is a land space.',
    rule: 'huang/tiles/river',
    change: button('Show me'),
    changed: 'only blue tiles go there',
  },
  {
    path: 'khan/learn/conquest/',
    save: 'huang-lesson',
    first: [button('A1, A2, A3')],
    rest: [],
    answer: 'Red has no yurt under the tile and needs at least one.',
    rule: 'khan/conquest/own-yurt',
    change: button('Show me'),
    changed: 'At least one yurt under the tile must be yours.',
  },
  {
    path: 'huang/drill/',
    save: 'huang-drill',
    first: [button('How many tiles to win?')],
    rest: [button('1')],
    answer: 'The Dragon wins the revolt as defender, 2–2.',
    rule: 'huang/revolt/tie',
    change: button('Show me'),
    changed: 'The Tiger wins the revolt, 3–2.',
  },
  {
    path: 'chu-han/referee/',
    save: 'chu-han-battle',
    first: [button('Rank 8: to Han (2 left)'), button('Start the replay')],
    rest: [button('Lead, 1 × rank 8')],
    answer: 'Chu must beat 1 × rank 8 or pass.',
    rule: 'chu-han/exchange/turns',
    isAmongSteps: true,
    change: button('Pass', 'Pass'),
    changed: 'Discarded: 8.',
    asked: {
      game: 'chu-han',
      ask: 'battle',
      scores: { han: 27, chu: 29 },
      opener: 'han',
      hands: { han: ['2', '4'], chu: ['5', '7'] },
      plays: [{ by: 'han', open: ['4'] }],
    },
  },
  {
    path: 'chu-han/score/',
    save: 'chu-han-score',
    first: [
      button('End of hand'),
      button('Han', 'Who won the hand?'),
      button('4', /^Cards (the loser|Chu) has left/),
      button('1', /^Writs /),
      button('Score the hand'), // 4 cards and 1 reinforcement
    ],
    rest: [],
    answer: 'Han 5, Chu 1. Hand 2: Chu starts.',
    rule: 'chu-han/set-up/opener',
    change: button('+1 Han'),
    changed: 'Han 6, Chu 1. Hand 2: Chu starts.',
    asked: {
      game: 'chu-han',
      ask: 'score',
      scores: { han: 20, chu: 29 },
      battleWinner: 'chu',
      cardsLeft: 5,
      reinforcements: 1,
    },
  },
  {
    path: 'khan/score/',
    save: 'khan-score',
    first: [
      {
        role: 'textbox',
        name: 'Blue, tile values, not entered yet',
        typed: ['2+3+5', 4, '6+7', 0, 9, 8, 8, 3].join('\n'), // 14, 13, 17 and 11 points
      },
    ],
    rest: [],
    answer: 'Red wins.',
    rule: 'khan/end/points',
    // axe counts the placeholder in the label as a part of the name.
    change: { role: 'textbox', name: /^Name 3( Red)?$/, typed: 'Z' },
    changed: 'Z wins.',
    toEntry: button('Blue', 'Players'),
  },
  {
    path: 'khan/conquest/',
    save: 'khan-conquest',
    first: [space('A1'), space('A2')],
    rest: [button('Lay a tile'), space('A1'), space('A2')],
    answer: 'Red owns the tile and places a yurt on it.',
    rule: 'khan/conquest/owners',
    change: button('Blue'),
    changed: 'Blue has no yurt under the tile',
    asked: {
      game: 'khan',
      ask: 'conquer',
      by: 'red',
      tile: 'bridge',
      covers: ['0,0', '1,0', '2,0', '0,1'],
      river: ['1,0'],
      yurts: { '0,0': 'red', '2,0': 'red', '0,1': 'neutral', '2,1': 'neutral' },
    },
  },
  {
    path: 'khan/rulers/',
    save: 'khan-rulers',
    first: [space('B2'), button('north')],
    rest: [],
    answer: 'The ruler goes to A2 (north).',
    rule: 'khan/drive-out/space',
    change: button('west'),
    changed: 'The ruler goes to B1 (west).',
    asked: {
      game: 'khan',
      ask: 'drive-out',
      size: [3, 3],
      ruler: '1,1',
      direction: 'N',
    },
  },
];
