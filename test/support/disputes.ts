import { type Board, boardOf, WARRING_STATES } from '../../src/games/huang/rules/board/board.ts';
import { PAGODAS_IN_BOX, TILES_IN_BOX } from '../../src/games/huang/rules/setup/box.ts';
import { COLOURS, type Colour, DYNASTIES } from '../../src/games/huang/rules/vocabulary.ts';
import { checkCase } from '../../src/referee/referee.ts';
import { shuffled } from './chance.ts';
import { type Random, wholeUpTo } from './random.ts';

/** The front board with some spaces changed, as a table might correct it. */
const CORRECTED = WARRING_STATES.map((row, r) => (r % 4 === 1 ? `${row.slice(0, 5)}~${row.slice(6)}` : row));

interface Lying {
  readonly tiles: Record<string, Colour>;
  readonly leaders: Record<string, string>;
}

/** Places pieces of five dynasties at random, which makes the longest links. */
function strewn(board: Board, pieces: number, random: Random): Lying {
  const left: Record<Colour, number> = { ...TILES_IN_BOX };
  const lying: Lying = { tiles: {}, leaders: {} };
  const spaces = shuffled(random, [...board.names.keys()]);
  const most = Math.round(pieces * 0.87);
  for (const space of spaces) {
    const land = COLOURS.filter((one) => one !== 'blue' && left[one] > 0);
    const colour = board.isRiver[space] ? 'blue' : land[wholeUpTo(random, land.length - 1)];
    if (!colour || left[colour] === 0 || Object.keys(lying.tiles).length === most) continue;
    lying.tiles[board.names[space] ?? ''] = colour;
    left[colour]--;
  }
  const leaders = shuffled(
    random,
    DYNASTIES.flatMap((dynasty) => COLOURS.map((colour) => `${dynasty}:${colour}`)),
  );
  for (const space of spaces.map((one) => board.names[one] ?? '')) {
    const [leader] = leaders;
    if (!leader || lying.tiles[space] || most + Object.keys(lying.leaders).length >= pieces) continue;
    const position = { ...positionOn(board, lying), leaders: { ...lying.leaders, [space]: leader } };
    if (checkCase({ game: 'huang', ask: 'states', position }).ok)
      lying.leaders[space] = leaders.shift() ?? '';
  }
  return lying;
}

const positionOn = (board: Board, lying: Lying) => ({
  ...(board.rows !== WARRING_STATES && { board: { rows: board.rows } }),
  players: DYNASTIES,
  ...lying,
});

/** Adds as many pagodas as tiles and box allow, and the palace if a base is left. */
function builtOn(board: Board, { tiles }: Lying) {
  const pagodas: { colour: Colour; at: string[] }[] = [];
  const name = (space: number) => board.names[space] ?? '';
  const isFree = (at: readonly number[]) =>
    at.every((one) => pagodas.every((p) => !p.at.includes(name(one))));
  for (const [a, beside] of board.neighbours.entries())
    for (const b of beside)
      for (const c of board.neighbours[b] ?? []) {
        const colour = tiles[name(a)];
        const isTriangle = a < b && b < c && beside.includes(c);
        const isLike = colour && tiles[name(b)] === colour && tiles[name(c)] === colour;
        if (!isTriangle || !isLike || !isFree([a, b, c])) continue;
        if (pagodas.filter((one) => one.colour === colour).length < PAGODAS_IN_BOX[colour])
          pagodas.push({ colour, at: [name(a), name(b), name(c)] });
      }
  const yellow = Object.keys(tiles).filter((space) => tiles[space] === 'yellow');
  const built = pagodas.flatMap(({ at }) => at);
  return { pagodas, granaries: yellow.filter((space) => !built.includes(space)).slice(0, 19) };
}

/**
 * Makes a conflict with this many pieces and everything that a case can contain: all hands, commitments of
 * all players, all buildings that fit, and every decision that placing a tile can require.
 */
export function randomDispute(pieces: number, isCorrected: boolean, random: Random) {
  const board = boardOf(isCorrected ? { rows: CORRECTED } : 'warring-states');
  const lying = strewn(board, pieces, random);
  const [first = '0,0', ...empty] = shuffled(
    random,
    board.names.filter((space) => !lying.tiles[space] && !lying.leaders[space]),
  );
  const there = shuffled(random, Object.keys({ ...lying.tiles, ...lying.leaders }));
  const red = there.filter((space) => lying.tiles[space] === 'red');
  const left = COLOURS.filter(
    (one) => TILES_IN_BOX[one] - Object.values(lying.tiles).filter((tile) => tile === one).length >= 5,
  );
  const hand = Object.fromEntries(left.slice(0, 5).map((colour) => [colour, 1]));
  return {
    game: 'huang',
    ask: 'act',
    edition: 'pl',
    rulings: { 'bystander-states': 'fight', 'moved-pagoda-tiles': 'free' },
    position: {
      ...positionOn(board, lying),
      turn: 'goat',
      ...builtOn(board, lying),
      hands: Object.fromEntries(DYNASTIES.map((player) => [player, hand])),
    },
    action: { type: 'place-tile', colour: 'blue', at: [first, ...empty.slice(0, 2)] },
    decisions: {
      commitments: DYNASTIES.map((by, i) => ({
        by,
        to: there[i],
        tiles: 1 + wholeUpTo(random, 5),
        leader: true,
      })),
      tieWinner: there[9],
      discard: red.slice(0, 10),
      pagoda: { at: there.slice(10, 13), from: there.slice(13, 16) },
      market: 'white',
    },
  };
}
