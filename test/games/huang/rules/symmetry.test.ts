import { expect, test } from 'vitest';
import { WARRING_STATES } from '../../../../src/games/huang/rules/board/board.ts';
import { type Answer, answer } from '../../../../src/referee/referee.ts';
import { randomBoardCase } from '../../../support/board-cases.ts';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { randomFrom } from '../../../support/random.ts';

/** Lists in one order and objects by key, since a symmetry keeps neither; without the trace, which tells in order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) {
    const written = value.map((one) => JSON.stringify(canonical(one))).sort();
    return written.map((one) => JSON.parse(one));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'trace');
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, canonical(inner)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

test('renaming the dynasties renames the answer and changes nothing else', () => {
  const random = randomFrom(seedFrom(43));
  const others: Readonly<Record<string, string>> = {
    tiger: 'goat',
    rabbit: 'dragon',
    rat: 'tiger',
    goat: 'rabbit',
    dragon: 'rat',
  };
  const rename = (text: string) =>
    text.replace(/\b(tiger|rabbit|rat|goat|dragon)\b/g, (name) => others[name] ?? name);
  for (let i = 0; i < tries(1500); i++) {
    const text = JSON.stringify(randomBoardCase(random));
    const renamed = JSON.parse(rename(JSON.stringify(answer(JSON.parse(text)))));
    expect(canonical(answer(JSON.parse(rename(text)))), text).toEqual(canonical(renamed));
  }
});

/** A board seen in a mirror: its rows, and where each of its spaces has gone. */
interface Mirror {
  readonly rows: readonly string[];
  readonly to: (space: string) => string;
}

/** Left becomes right. Odd rows lie half a hex to the right, so they come out one column further left. */
function acrossUpright(rows: readonly string[]): Mirror {
  const width = Math.max(...rows.map((row) => row.length)) + 1;
  const column = (c: number, r: number) => width - 1 - c - (r % 2);
  return {
    rows: rows.map((row, r) => draw(width, row, (c) => column(c, r))),
    to: (space) => moved(space, (c, r) => [column(c, r), r]),
  };
}

/** Top becomes bottom. A row must stay odd or even, so an empty one is added below where need be. */
function acrossLevel(rows: readonly string[]): Mirror {
  const even = rows.length % 2 === 1 ? rows : [...rows, '#'];
  const last = even.length - 1;
  return { rows: [...even].reverse(), to: (space) => moved(space, (c, r) => [c, last - r]) };
}

function draw(width: number, row: string, column: (c: number) => number): string {
  const mirrored = Array.from({ length: width }, () => '#');
  for (const [c, kind] of [...row].entries()) mirrored[column(c)] = kind;
  return mirrored.join('');
}

function moved(space: string, place: (c: number, r: number) => readonly [number, number]): string {
  const [q = 0, r = 0] = space.split(',').map(Number);
  const [c, s] = place(q + Math.floor(r / 2), r);
  return `${c - Math.floor(s / 2)},${s}`;
}

/** Every space that is named anywhere in a value, moved. */
function mirrored<T>(value: T, { to }: Mirror): T {
  return JSON.parse(JSON.stringify(value).replace(/"(-?\d+,\d+)"/g, (_, space) => `"${to(space)}"`));
}

interface State {
  readonly id: string;
  readonly leaders: Readonly<Record<string, string>>;
}
interface Told {
  readonly states?: readonly State[];
  readonly conflict?: { readonly states?: readonly State[]; readonly winner: string };
  readonly needs?: { readonly decision: string; readonly options: readonly string[] };
}

/** Which tile is one more than the box holds follows from the order of reading, which a mirror turns round. */
function unplaced(answered: Answer): object {
  if (answered.ok || answered.error.code !== 'more-than-the-box') return answered;
  const { path, ...error } = answered.error;
  return { ...answered, error: { ...error, part: path.split('/').slice(0, 3) } };
}

/** A state's id is its first space, and a mirror makes another one the first: so it is named by its leaders. */
function byLeaders(answered: object): object {
  const { states, conflict, needs, ...told } = answered as Told;
  const name = ({ leaders }: State) => Object.keys(leaders).sort().join(' ');
  const renamed = (list: readonly State[]) => list.map((one) => ({ ...one, id: name(one) }));
  const winner = conflict?.states?.find(({ id }) => id === conflict.winner);
  return {
    ...told,
    ...(states && { states: renamed(states) }),
    ...(conflict && { conflict }),
    ...(conflict?.states &&
      winner && {
        conflict: { ...conflict, states: renamed(conflict.states), winner: name(winner) },
      }),
    // Before a tie is broken no answer says which leaders stand in a state that farmers have just enlarged.
    ...(needs && {
      needs: needs.decision === 'tieWinner' ? { ...needs, options: needs.options.length } : needs,
    }),
  };
}

test.each([
  ['upright', acrossUpright],
  ['level', acrossLevel],
] as const)('a board in an %s mirror gives the mirrored answer', (_, mirrorOf) => {
  const random = randomFrom(seedFrom(47));
  const kinds: Record<string, number> = {};
  for (let i = 0; i < tries(1500); i++) {
    const drawn = randomBoardCase(random);
    const { board = 'warring-states' } = drawn.position;
    const rows = typeof board === 'string' ? WARRING_STATES : board.rows;
    const asked = { ...drawn, position: { ...drawn.position, board: { rows } } };
    const mirror = mirrorOf(rows);
    const turned = mirrored(asked, mirror);
    const other = { ...turned, position: { ...turned.position, board: { rows: mirror.rows } } };
    const through = canonical(byLeaders(unplaced(mirrored(answer(asked), mirror))));
    const straight = canonical(byLeaders(unplaced(answer(other))));
    // The board itself comes back in the answer's position.
    const withoutBoard = (value: unknown) =>
      JSON.parse(JSON.stringify(value), (key, inner) => (key === 'board' ? undefined : inner));
    expect(withoutBoard(straight), JSON.stringify(asked)).toEqual(withoutBoard(through));
    const kind = answer(asked);
    const result = 'result' in kind ? String(kind.result) : 'other';
    kinds[result] = (kinds[result] ?? 0) + 1;
  }
  for (const result of ['peace', 'war', 'revolt', 'done'])
    expect(kinds[result] ?? 0, result).toBeGreaterThan(tries(1500) / 100);
});
