/*
 * Positions of Huang as one line of text, for examples, tests and bug reports, as FEN is for chess.
 *
 *   position  = board " " players " " pieces " " extras " " hands
 *   board     = "warring-states" / row *("/" row)      rows as in a case: . land, ~ river, C capital, # no space
 *   players   = player *("," player)                   clockwise
 *   player    = ["*"] dynasty                          * acts
 *   pieces    = [row] *("/" [row])                     row by row; what is left out at the end of a row is empty
 *   row       = *(number / tile / leader)              a number of spaces without a piece
 *   tile      = "y" / "r" / "b" / "g" / "w"            yellow, red, blue, green, white
 *   leader    = ("T" / "B" / "R" / "G" / "D") tile     tiger, rabbit, rat, goat, dragon, and the leader's colour
 *   extras    = "-" / extra *(";" extra)
 *   extra     = ("pagoda" / "palace" / "granary" / "bandits" strength) "@" space *("+" space)
 *   hands     = "-" / hand *(";" hand)                 those that are known
 *   hand      = dynasty "=" ("0" / 1*(number tile))
 *
 * A full example, two states with a red pagoda in the right one, the Rat to act, the Tiger's hand known:
 *
 *   ........../........../.......... *rat,tiger,goat ryr1rrryRg/TrTy2r1RrGy pagoda@4,0+5,0+4,1 tiger=2r4w
 *
 * A pagoda's colour is that of its tiles. One position has one text: pieces in reading order, extras as they stand in
 * the case, hands in the order of the players.
 */

import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../../engine/huang/vocabulary.ts';
import type { Result } from '../../engine/result.ts';
import { isSpaceName } from './space.ts';

/** A position as a case writes it; what is left out is empty. */
export interface WrittenPosition {
  readonly board?: 'warring-states' | { readonly rows: readonly string[] };
  readonly players: readonly Dynasty[];
  readonly turn?: Dynasty;
  readonly tiles?: Readonly<Record<string, Colour>>;
  readonly leaders?: Readonly<Record<string, string>>;
  readonly pagodas?: readonly { readonly colour: Colour; readonly at: readonly string[] }[];
  readonly palace?: readonly string[] | null;
  readonly granaries?: readonly string[];
  readonly bandits?: readonly { readonly at: readonly string[]; readonly strength: number }[];
  readonly hands?: Readonly<Partial<Record<Dynasty, Readonly<Partial<Record<Colour, number>>>>>>;
}

const FIELDS = ['board', 'players', 'pieces', 'extras', 'hands'] as const;

/** The field that cannot be read, and the part of it that is wrong. */
export interface NotationFault {
  readonly field: (typeof FIELDS)[number];
  readonly text: string;
}
type Read<T> = Result<T, NotationFault>;

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
const colourOf = (letter: string) => COLOURS.find((colour) => TILE_LETTERS[colour] === letter);
const dynastyOf = (letter: string) => DYNASTIES.find((dynasty) => LEADER_LETTERS[dynasty] === letter);

function fault<T>(field: NotationFault['field'], text: string): Read<T> {
  return { ok: false, error: { field, text } };
}

/** The position that a line of text describes; whether it is at rest is for the referee to say. */
export function parsePosition(line: string): Read<WrittenPosition> {
  const parts = line.trim().split(/ +/);
  const missing = FIELDS[parts.length];
  if (missing) return fault(missing, '');
  const [board = '', players = '', pieces = '', extras = '', hands = '', ...more] = parts;
  if (more.length > 0) return fault('hands', more.join(' '));
  const read = [parseBoard(board), parsePlayers(players), parsePieces(pieces), parseHands(hands)] as const;
  for (const one of read) if (!one.ok) return one;
  const [rows, seats, lying, known] = read;
  if (!rows.ok || !seats.ok || !lying.ok || !known.ok) throw new Error(`Neither read nor refused: ${line}`);
  const built = parseExtras(extras, lying.value.tiles);
  return built.ok
    ? {
        ok: true,
        value: { board: rows.value, ...seats.value, ...lying.value, ...built.value, ...known.value },
      }
    : built;
}

function parseBoard(text: string): Read<NonNullable<WrittenPosition['board']>> {
  if (text === 'warring-states') return { ok: true, value: text };
  const rows = text.split('/');
  const wrong = rows.find((row) => !/^[.~C#]+$/.test(row));
  return wrong === undefined ? { ok: true, value: { rows } } : fault('board', wrong);
}

function parsePlayers(text: string): Read<Pick<WrittenPosition, 'players' | 'turn'>> {
  const names = text.split(',');
  const players: Dynasty[] = [];
  for (const name of names) {
    const player = DYNASTIES.find((dynasty) => dynasty === name.replace(/^\*/, ''));
    if (!player) return fault('players', name);
    players.push(player);
  }
  const acting = names.flatMap((name, i) => (name.startsWith('*') ? (players[i] ?? []) : []));
  const [turn] = acting;
  if (acting.length !== 1 || !turn) return fault('players', text);
  return { ok: true, value: { players, turn } };
}

interface Pieces {
  readonly tiles: Readonly<Record<string, Colour>>;
  readonly leaders: Readonly<Record<string, string>>;
}

function parsePieces(text: string): Read<Pieces> {
  const tiles: Record<string, Colour> = {};
  const leaders: Record<string, string> = {};
  for (const [r, row] of text.split('/').entries()) {
    let column = 0;
    for (const [sign] of row.matchAll(/\d{1,3}|[TBRGD]?./g)) {
      const space = `${column - Math.floor(r / 2)},${r}`;
      const colour = colourOf(sign.slice(-1));
      const dynasty = dynastyOf(sign.slice(0, 1));
      if (/^\d+$/.test(sign)) column += Number(sign);
      else if (!colour || (sign.length === 2 && !dynasty)) return fault('pieces', sign);
      else {
        if (dynasty) leaders[space] = `${dynasty}:${colour}`;
        else tiles[space] = colour;
        column++;
      }
    }
  }
  return { ok: true, value: { tiles, leaders } };
}

type Extras = Required<Pick<WrittenPosition, 'pagodas' | 'palace' | 'granaries' | 'bandits'>>;

function parseExtras(text: string, tiles: Pieces['tiles']): Read<Extras> {
  let extras: Extras = { pagodas: [], palace: null, granaries: [], bandits: [] };
  for (const extra of text === '-' ? [] : text.split(';')) {
    const [, kind = '', strength = '', spaces = ''] = /^([a-z]+)(\d?)@(.+)$/.exec(extra) ?? [];
    const at = spaces.split('+');
    const [first = ''] = at;
    const colour = tiles[first];
    if (!at.every(isSpaceName) || (strength !== '') !== (kind === 'bandits')) return fault('extras', extra);
    if (kind === 'pagoda' && colour) extras = { ...extras, pagodas: [...extras.pagodas, { colour, at }] };
    else if (kind === 'palace' && !extras.palace) extras = { ...extras, palace: at };
    else if (kind === 'granary' && at.length === 1)
      extras = { ...extras, granaries: [...extras.granaries, first] };
    else if (kind === 'bandits')
      extras = { ...extras, bandits: [...extras.bandits, { at, strength: Number(strength) }] };
    else return fault('extras', extra);
  }
  return { ok: true, value: extras };
}

function parseHands(text: string): Read<Pick<WrittenPosition, 'hands'>> {
  if (text === '-') return { ok: true, value: {} };
  const hands: Partial<Record<Dynasty, Partial<Record<Colour, number>>>> = {};
  for (const part of text.split(';')) {
    const [, name, counts = ''] = /^([a-z]+)=(0|(?:\d+[yrbgw])+)$/.exec(part) ?? [];
    const dynasty = DYNASTIES.find((one) => one === name);
    if (!dynasty || hands[dynasty]) return fault('hands', part);
    const hand: Partial<Record<Colour, number>> = {};
    for (const [, n, letter = ''] of counts.matchAll(/(\d+)([yrbgw])/g)) {
      const colour = colourOf(letter);
      if (colour) hand[colour] = (hand[colour] ?? 0) + Number(n);
    }
    hands[dynasty] = hand;
  }
  return { ok: true, value: { hands } };
}

/** The one text of a position that the referee accepts. */
export function makePosition(position: WrittenPosition): string {
  const { board = 'warring-states', players, turn = players[0] } = position;
  return [
    board === 'warring-states' ? board : board.rows.join('/'),
    players.map((player) => (player === turn ? `*${player}` : player)).join(','),
    makePieces(position),
    makeExtras(position),
    makeHands(position),
  ].join(' ');
}

function makePieces({ tiles = {}, leaders = {} }: WrittenPosition): string {
  const rows: string[][] = [];
  const put = (space: string, sign: string) => {
    const [q = 0, r = 0] = space.split(',').map(Number);
    rows[r] ??= [];
    const row = rows[r];
    if (row) row[q + Math.floor(r / 2)] = sign;
  };
  for (const [space, colour] of Object.entries(tiles)) put(space, TILE_LETTERS[colour]);
  for (const [space, leader] of Object.entries(leaders)) {
    const [dynasty, colour] = leader.split(':') as [Dynasty, Colour];
    put(space, LEADER_LETTERS[dynasty] + TILE_LETTERS[colour]);
  }
  return rows.length === 0 ? '0' : Array.from(rows, (row) => makeRow(row ?? [])).join('/');
}

/** The signs of one row, gaps as numbers. */
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

function makeExtras({ pagodas = [], palace, granaries = [], bandits = [] }: WrittenPosition): string {
  const extras = [
    ...pagodas.map(({ at }) => `pagoda@${at.join('+')}`),
    ...(palace ? [`palace@${palace.join('+')}`] : []),
    ...granaries.map((space) => `granary@${space}`),
    ...bandits.map(({ at, strength }) => `bandits${strength}@${at.join('+')}`),
  ];
  return extras.length > 0 ? extras.join(';') : '-';
}

function makeHands({ players, hands = {} }: WrittenPosition): string {
  const known = players.flatMap((player) => {
    const hand = hands[player];
    if (!hand) return [];
    const counts = COLOURS.filter((colour) => hand[colour]).map(
      (colour) => `${hand[colour]}${TILE_LETTERS[colour]}`,
    );
    return [`${player}=${counts.join('') || '0'}`];
  });
  return known.length > 0 ? known.join(';') : '-';
}
