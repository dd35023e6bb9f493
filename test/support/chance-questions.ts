import { fullBoardWar } from './full-board.ts';

type Question = Readonly<Record<string, unknown>> & { readonly game: 'huang' | 'chu-han' };

/**
 * Makes a position of three states with a red tile each, which a tile on 3,1 joins, and five players, four
 * with unknown hands.
 */
function warOfThree(red: number): Question {
  return {
    ...{ game: 'huang', ask: 'chances', viewer: 'dragon', side: '0,1' },
    position: {
      board: { rows: ['.......', '.......', '.......'] },
      players: ['tiger', 'rabbit', 'rat', 'goat', 'dragon'],
      turn: 'tiger',
      tiles: { '0,1': 'yellow', '2,1': 'red', '4,0': 'red', '6,0': 'yellow', '3,2': 'red', '5,2': 'yellow' },
      leaders: { '1,1': 'tiger:blue', '5,0': 'rat:blue', '4,2': 'goat:blue' },
      hands: { dragon: { red } },
    },
    action: { type: 'place-tile', colour: 'white', at: '3,1' },
    allies: { tiger: '4,0', rabbit: '4,0', rat: '3,2', goat: '0,1' },
    held: { tiger: 7, rabbit: 7, rat: 7, goat: 7 },
  };
}

/** Makes questions that take long to answer, by name. */
export function chanceQuestions(): Readonly<Record<string, Question>> {
  const { position, action } = fullBoardWar(120);
  const [side] = Object.keys(position.leaders);
  const troop = { game: 'chu-han', ask: 'chances' } as const;
  return {
    'a war, four unknown hands on two sides': {
      ...warOfThree(2),
      allies: { tiger: '4,0', rabbit: '0,1', rat: '4,0', goat: '0,1' },
    },
    'a war, four unknown hands on three sides': warOfThree(2),
    'the same with seven red tiles to give': warOfThree(7),
    'a war on a full board': {
      ...{ game: 'huang', ask: 'chances', action, viewer: 'goat', side },
      position: { ...position, hands: { goat: { red: 3 } } },
    },
    'a troop of one card, 15 held': { ...troop, mine: ['1', '2', '2', '4', '5'], troop: ['1'], held: 15 },
    'a troop of four cards, 27 held': {
      ...troop,
      mine: ['1', '1', '1', '1', '5'],
      troop: ['1', '1', '1', '1'],
      held: 27,
    },
  };
}
