/*
 * A one-line notation for positions of Huang, like FEN for chess: for examples, tests and bug reports.
 *
 *   position  = board " " players " " pieces " " extras " " hands
 *   board     = "warring-states" / row *("/" row)      rows: . land, ~ river, C capital, # no space
 *   players   = player *("," player)                   clockwise
 *   player    = ["*"] dynasty                          * marks the active player
 *   pieces    = [row] *("/" [row])                     row by row; the rest of a row is empty
 *   row       = *(number / tile / leader)              a number of spaces without a piece
 *   tile      = "y" / "r" / "b" / "g" / "w"            yellow, red, blue, green, white
 *   leader    = ("T" / "B" / "R" / "G" / "D") tile     tiger, rabbit, rat, goat, dragon; then the colour
 *   extras    = "-" / extra *(";" extra)
 *   extra     = ("pagoda" / "palace" / "granary" / "bandits" strength) "@" space *("+" space)
 *   hands     = "-" / hand *(";" hand)                 known hands only
 *   hand      = dynasty "=" ("0" / 1*(number tile))
 *
 * Example: two states with a red pagoda in the right one, the Rat to act, the Tiger's hand known:
 *
 *   ........../........../.......... *rat,tiger,goat ryr1rrryRg/TrTy2r1RrGy pagoda@4,0+5,0+4,1 tiger=2r4w
 *
 * A pagoda has the colour of its tiles. Rows and columns go up to 60. A setup has one canonical notation:
 * pieces in reading order, extras in the order of the setup, hands in the order of the players.
 */

import type { Result } from '../../../../core/result.ts';
import { isBoardRow, MAX_BOARD_SIZE, type SpaceName, type WrittenBoard } from '../board/board.ts';
import { isSpaceName, makeSpaceName, toRowColumn } from '../board/hex.ts';
import { toQuadruple, toTriple } from '../board/tuple.ts';
import { type LeaderName, toLeader } from '../leader.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../vocabulary.ts';
import { NO_TILES, type TileHand } from './position.ts';
import type { Setup } from './setup.ts';

const FIELDS = ['board', 'players', 'pieces', 'extras', 'hands'] as const;

/** The field that cannot be parsed and its invalid part, or the maximal size of a board. */
export type NotationFault =
  | { readonly field: (typeof FIELDS)[number]; readonly text: string }
  | { readonly field: 'size'; readonly most: number };
type ParseResult<T> = Result<T, NotationFault>;

const TILE_LETTERS: Readonly<Record<Colour, string>> = {
  yellow: 'y',
  red: 'r',
  blue: 'b',
  green: 'g',
  white: 'w',
};
const LEADER_LETTERS: Readonly<Record<Dynasty, string>> = {
  tiger: 'T',
  rabbit: 'B',
  rat: 'R',
  goat: 'G',
  dragon: 'D',
};
const findColour = (letter: string) => COLOURS.find((colour) => TILE_LETTERS[colour] === letter);
const findDynasty = (letter: string) => DYNASTIES.find((dynasty) => LEADER_LETTERS[dynasty] === letter);

function fault<T>(field: (typeof FIELDS)[number], text: string): ParseResult<T> {
  return { ok: false, error: { field, text } };
}

/**
 * Parses a setup without checking whether it is a valid position. Any white space separates the fields, since
 * chats replace blanks by no-break spaces, tabs and line breaks.
 */
export function parseNotation(line: string): ParseResult<Setup> {
  const [board, players, pieces, extras, hands, ...more] = line.trim().split(/\s+/);
  if (board === undefined || players === undefined) return fault('players', '');
  if (pieces === undefined) return fault('pieces', '');
  if (extras === undefined) return fault('extras', '');
  if (hands === undefined) return fault('hands', '');
  if (more.length > 0) return fault('hands', more.join(' '));
  return parseFields({ board, players, pieces, extras, hands });
}

function parseFields(texts: Readonly<Record<(typeof FIELDS)[number], string>>): ParseResult<Setup> {
  const board = parseBoard(texts.board);
  if (!board.ok) return board;
  const players = parsePlayers(texts.players);
  if (!players.ok) return players;
  const pieces = parsePieces(texts.pieces);
  if (!pieces.ok) return pieces;
  const hands = parseHands(texts.hands);
  if (!hands.ok) return hands;
  const extras = parseExtras(texts.extras, pieces.value.tiles);
  if (!extras.ok) return extras;
  return {
    ok: true,
    value: { board: board.value, ...players.value, ...pieces.value, ...extras.value, ...hands.value },
  };
}

function parseBoard(text: string): ParseResult<WrittenBoard> {
  if (text === 'warring-states') return { ok: true, value: text };
  const rows = text.split('/');
  const wrong = rows.find((row) => !isBoardRow(row));
  if (wrong !== undefined) return fault('board', wrong);
  const isTooLarge = rows.length > MAX_BOARD_SIZE || rows.some((row) => row.length > MAX_BOARD_SIZE);
  return isTooLarge
    ? { ok: false, error: { field: 'size', most: MAX_BOARD_SIZE } }
    : { ok: true, value: { rows } };
}

/** Parses the players: each must occur once, and exactly one must have the star. */
function parsePlayers(text: string): ParseResult<Pick<Setup, 'players' | 'turn'>> {
  const players: Dynasty[] = [];
  const acting: Dynasty[] = [];
  for (const name of text.split(',')) {
    const player = DYNASTIES.find((dynasty) => dynasty === name.replace(/^\*/, ''));
    if (!player || players.includes(player)) return fault('players', name);
    players.push(player);
    if (name.startsWith('*')) acting.push(player);
  }
  const [turn, ...others] = acting;
  return turn && others.length === 0 ? { ok: true, value: { players, turn } } : fault('players', text);
}

type Pieces = Pick<Setup, 'tiles' | 'leaders'>;

function parsePieces(text: string): ParseResult<Pieces> {
  const tiles: Record<SpaceName, Colour> = {};
  const leaders: Record<SpaceName, LeaderName> = {};
  for (const [row, signs] of text.split('/').entries()) {
    let column = 0;
    for (const [sign] of signs.matchAll(/\d{1,3}|[TBRGD]?./g)) {
      const colour = findColour(sign.slice(-1));
      const dynasty = findDynasty(sign.slice(0, 1));
      if (/^\d+$/.test(sign)) column += Number(sign);
      else if (!colour || (sign.length === 2 && !dynasty)) return fault('pieces', sign);
      else if (row >= MAX_BOARD_SIZE || column >= MAX_BOARD_SIZE) return fault('pieces', sign);
      else {
        const space = makeSpaceName({ row, column });
        if (dynasty) leaders[space] = `${dynasty}:${colour}`;
        else tiles[space] = colour;
        column++;
      }
    }
  }
  return { ok: true, value: { tiles, leaders } };
}

type Extras = Pick<Setup, 'pagodas' | 'palace' | 'granaries' | 'bandits'>;

function parseExtras(text: string, tiles: Pieces['tiles']): ParseResult<Extras> {
  let extras: Extras = { pagodas: [], palace: null, granaries: [], bandits: [] };
  for (const written of text === '-' ? [] : text.split(';')) {
    const extra = parseExtra(written, tiles, extras);
    if (!extra) return fault('extras', written);
    extras = { ...extras, ...extra };
  }
  return { ok: true, value: extras };
}

/** Parses one of the extras and returns what it adds to the former ones; undefined if it is invalid. */
function parseExtra(text: string, tiles: Pieces['tiles'], before: Extras): Partial<Extras> | undefined {
  const [kind, written, ...more] = text.split('@');
  if (!kind || written === undefined || more.length > 0) return undefined;
  const at = written.split('+');
  return at.every(isSpaceName) ? makeExtra(kind, at, tiles, before) : undefined;
}

/** Makes what an extra of some kind on some spaces adds to the former ones; undefined if it is invalid. */
function makeExtra(
  kind: string,
  at: readonly SpaceName[],
  tiles: Pieces['tiles'],
  before: Extras,
): Partial<Extras> | undefined {
  const [first] = at;
  const [three, four] = [toTriple(at), toQuadruple(at)];
  const colour = first === undefined ? undefined : tiles[first];
  if (kind === 'pagoda' && three && colour) return { pagodas: [...before.pagodas, { colour, at: three }] };
  if (kind === 'palace' && four && !before.palace) return { palace: four };
  if (kind === 'granary' && first !== undefined && at.length === 1)
    return { granaries: [...before.granaries, first] };
  if (/^bandits\d$/.test(kind) && three)
    return { bandits: [...before.bandits, { at: three, strength: Number(kind.slice(-1)) }] };
  return undefined;
}

function parseHands(text: string): ParseResult<Pick<Setup, 'hands'>> {
  if (text === '-') return { ok: true, value: {} };
  const hands: Partial<Record<Dynasty, TileHand>> = {};
  for (const part of text.split(';')) {
    const [name, counts, ...more] = part.split('=');
    const dynasty = DYNASTIES.find((one) => one === name);
    const hand = counts === undefined || more.length > 0 ? undefined : parseHand(counts);
    if (!dynasty || hands[dynasty] || !hand) return fault('hands', part);
    hands[dynasty] = hand;
  }
  return { ok: true, value: { hands } };
}

/** Parses tiles by colour; undefined if they are invalid, or if a number is too large to be exact. */
function parseHand(text: string): TileHand | undefined {
  if (text === '0') return NO_TILES;
  if (!/^(?:\d+[yrbgw])+$/.test(text)) return undefined;
  const hand = { ...NO_TILES };
  for (const [count] of text.matchAll(/\d+[yrbgw]/g)) {
    const colour = findColour(count.slice(-1));
    if (colour) hand[colour] += Number(count.slice(0, -1));
  }
  return Object.values(hand).every(Number.isSafeInteger) ? hand : undefined;
}

/**
 * Whether the notation expresses a setup exactly. It cannot express some setups that are invalid as
 * positions: a dynasty that plays twice, an active player who does not play, a space beyond the largest board
 * or with two pieces, and a pagoda without tiles of its colour.
 */
export function hasExactNotation({ players, turn, tiles, leaders, pagodas }: Setup): boolean {
  const spaces = [...Object.keys(tiles), ...Object.keys(leaders)];
  return (
    players.includes(turn) &&
    new Set(players).size === players.length &&
    new Set(spaces).size === spaces.length &&
    spaces.every(isOnLargestBoard) &&
    pagodas.every(({ colour, at: [first] }) => tiles[first] === colour)
  );
}

function isOnLargestBoard(space: SpaceName): boolean {
  const { row, column } = toRowColumn(space);
  return [row, column].every((at) => at >= 0 && at < MAX_BOARD_SIZE);
}

/** Formats a setup in its canonical notation. */
export function makeNotation(setup: Setup): string {
  const { board, players, turn } = setup;
  return [
    board === 'warring-states' ? board : board.rows.join('/'),
    players.map((player) => (player === turn ? `*${player}` : player)).join(','),
    makePieces(setup),
    makeExtras(setup),
    makeHands(setup),
  ].join(' ');
}

function makePieces({ tiles, leaders }: Setup): string {
  const rows: string[][] = [];
  const put = (space: SpaceName, sign: string) => {
    const { row, column } = toRowColumn(space);
    while (rows.length <= row) rows.push([]);
    const signs = rows[row];
    if (signs) signs[column] = sign;
  };
  for (const [space, colour] of Object.entries(tiles)) put(space, TILE_LETTERS[colour]);
  for (const [space, leader] of Object.entries(leaders)) {
    const { dynasty, colour } = toLeader(leader);
    put(space, LEADER_LETTERS[dynasty] + TILE_LETTERS[colour]);
  }
  return rows.length === 0 ? '0' : rows.map(makeRow).join('/');
}

/** Formats the pieces of one row, with gaps as numbers. */
function makeRow(row: readonly (string | undefined)[]): string {
  let text = '';
  let gap = 0;
  for (const sign of Array.from(row)) {
    if (!sign) gap++;
    else {
      text += (gap > 0 ? gap : '') + sign;
      gap = 0;
    }
  }
  return text;
}

function makeExtras({ pagodas, palace, granaries, bandits }: Setup): string {
  const extras = [
    ...pagodas.map(({ at }) => `pagoda@${at.join('+')}`),
    ...(palace ? [`palace@${palace.join('+')}`] : []),
    ...granaries.map((space) => `granary@${space}`),
    ...bandits.map(({ at, strength }) => `bandits${strength}@${at.join('+')}`),
  ];
  return extras.length > 0 ? extras.join(';') : '-';
}

/** Formats the hands: players first, then those of other dynasties, which the notation also allows. */
function makeHands({ players, hands }: Setup): string {
  if (!hands) return '-';
  const others = DYNASTIES.filter((dynasty) => !players.includes(dynasty));
  const known = [...players, ...others].flatMap((dynasty) => {
    const hand = hands[dynasty];
    return hand ? [`${dynasty}=${makeHand(hand)}`] : [];
  });
  return known.length > 0 ? known.join(';') : '-';
}

function makeHand(hand: TileHand): string {
  const held = COLOURS.filter((colour) => hand[colour] > 0);
  return held.length > 0 ? held.map((colour) => `${hand[colour]}${TILE_LETTERS[colour]}`).join('') : '0';
}
