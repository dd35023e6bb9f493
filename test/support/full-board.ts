import { type Board, boardOf } from '../../src/games/huang/rules/board/board.ts';
import { TILES_IN_BOX } from '../../src/games/huang/rules/setup/box.ts';
import { COLOURS, type Colour } from '../../src/games/huang/rules/vocabulary.ts';

/** The repeating colours of land tiles. */
const LAND: readonly Colour[] = ['yellow', 'red', 'green', 'red', 'yellow', 'white'];

/** Returns the column of a space in the printed rows. */
function columnOf(board: Board, space: number): number {
  const [q = 0, r = 0] = (board.names[space] ?? '').split(',').map(Number);
  return q + Math.floor(r / 2);
}

/**
 * Makes a case on the front board: two states with up to this many pieces on either side of an empty column,
 * two dynasties, one leader of each colour in each state, and the tile that starts the war.
 */
export function fullBoardWar(pieces: number) {
  const board = boardOf('warring-states');
  const tiles: Record<string, Colour> = {};
  const leaders: Record<string, string> = {};
  const left: Record<Colour, number> = { ...TILES_IN_BOX };
  const sides = [
    { dynasty: 'rat', isIn: (column: number) => column < 7 },
    { dynasty: 'goat', isIn: (column: number) => column > 7 },
  ];
  for (const { dynasty, isIn } of sides) {
    const colours = [...COLOURS];
    // From the column outwards, so that even small states reach it.
    const spaces = board.names
      .map((_, space) => space)
      .filter((space) => isIn(columnOf(board, space)))
      .sort((a, b) => Math.abs(columnOf(board, a) - 7) - Math.abs(columnOf(board, b) - 7));
    for (const [i, space] of spaces.slice(0, pieces / 2).entries()) {
      const name = board.names[space] ?? '';
      const hasGovernor = board.neighbours[space]?.some((one) => tiles[board.names[one] ?? ''] === 'yellow');
      const colour = board.isRiver[space] ? 'blue' : (LAND[i % LAND.length] ?? 'red');
      if (hasGovernor && !board.isRiver[space] && colours.length > 0 && i % 3 === 2)
        leaders[name] = `${dynasty}:${colours.pop()}`;
      else if (left[colour] > 0) {
        tiles[name] = colour;
        left[colour]--;
      }
    }
  }
  const position = { players: ['rat', 'goat'], turn: 'rat', tiles, leaders };
  return {
    game: 'huang',
    ask: 'act',
    position,
    action: { type: 'place-tile', colour: 'green', at: '5,4' },
  } as const;
}
