import type { Outline } from './during.ts';
import type { Spot } from './layout.ts';

/** Something round that a tag must not cover. */
export interface Taken {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The space of a piece; nothing for a name at the edge. */
  readonly name?: string;
}

/** A short text on a plate, by its middle. */
export interface Tag {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** What is to be tagged: the spaces of a state, or the one of a leader. */
export interface Tagged {
  readonly spots: readonly Spot[];
  readonly text: string;
  /** Where the tag stays, if it can. */
  readonly wish?: { readonly x: number; readonly y: number } | undefined;
}

/** Half the width of a plate for a text, in units of a drawing whose letters are `font` high. */
export function halfOf(text: string, font: number): number {
  const letters = [...text].reduce((sum, one) => sum + widthOf(one), 0);
  return (letters * font) / 2 + font / 3;
}

/** Of a letter as high as 1. */
function widthOf(letter: string): number {
  if (/[①-⑳]/.test(letter)) return 1;
  return /[\d×]/.test(letter) ? 0.68 : 0.37;
}

/** The number of a state in a circle: a name, not a count. */
export function circled(number: number): string {
  return number >= 1 && number <= 20 ? String.fromCodePoint(0x245f + number) : `(${number})`;
}

/** What the plate of a state says: its number, its strength, or both. */
export function textOf({ number, strength }: Pick<Outline, 'number' | 'strength'>): string {
  return [number && circled(number), strength].filter((part) => part !== undefined).join(' ');
}

/** Half the height of a plate. */
export function riseOf(font: number): number {
  return font * 0.62;
}

/** How far from the middle of a space its tag may have its own, nearest first. */
const AWAY = [12, 14, 16, 18, 20, 22, 25, 28];
const DIRECTIONS = 24;

/**
 * A place for each tag beside what it is of: it covers no piece, no name and no other tag, and nothing of another state is
 * nearer to it than its own. On a board so full that there is none it stands at the head of the first space.
 */
export function placeTags(
  tagged: readonly Tagged[],
  taken: readonly Taken[],
  font: number,
  isWithin: (tag: Tag) => boolean = () => true,
): readonly Tag[] {
  const tags: Tag[] = [];
  const near = byPlace(taken);
  for (const { spots, text, wish } of tagged) {
    const [first] = spots;
    if (!first || text === '') continue;
    const inside = new Set(spots.map(({ name }) => name));
    const isFree = (at: Tag) => {
      const around = near(at);
      return (
        !around.some((one) => isCovered(one, at, font)) &&
        isWithin(at) &&
        !tags.some((tag) => isOver(tag, at, font)) &&
        isNearest(at, around, inside)
      );
    };
    const wished = wish && { ...wish, text };
    const found = wished && isFree(wished) ? wished : firstAround(spots, text, isFree);
    tags.push(found ?? { x: first.x, y: first.y - 10, text });
  }
  return tags;
}

/** As far as anything matters to a tag: a tag is at most 28 from its own piece. */
const REACH = 32;

/** Finds what is taken round a point, and little else: a board has a hundred pieces, and each tag tries many places. */
function byPlace(taken: readonly Taken[]): (at: Tag) => readonly Taken[] {
  const keyOf = (column: number, row: number) => column * 1000 + row;
  const cells = new Map<number, Taken[]>();
  for (const one of taken)
    for (let column = Math.floor(one.x / REACH) - 1, last = column + 2; column <= last; column++)
      for (let row = Math.floor(one.y / REACH) - 1, end = row + 2; row <= end; row++) {
        const key = keyOf(column, row);
        const cell = cells.get(key);
        if (cell) cell.push(one);
        else cells.set(key, [one]);
      }
  return ({ x, y }) => cells.get(keyOf(Math.floor(x / REACH), Math.floor(y / REACH))) ?? NOTHING_THERE;
}

const NOTHING_THERE: readonly Taken[] = [];

/** The steps to the places round a point, one apart. */
const TURNS = Array.from({ length: DIRECTIONS }, (_, i) => {
  const turn = (2 * Math.PI * i) / DIRECTIONS;
  return [Math.cos(turn), Math.sin(turn)] as const;
});

/** The first free place round all spaces of a state: one that is nearest to them; of equally near ones the highest. */
function firstAround(spots: readonly Spot[], text: string, isFree: (at: Tag) => boolean): Tag | undefined {
  for (const away of AWAY) {
    let best: Tag | undefined;
    for (const spot of spots)
      for (const [right, down] of TURNS) {
        const at = { x: spot.x + away * right, y: spot.y + away * down, text };
        if ((best === undefined || at.y < best.y) && isFree(at)) best = at;
      }
    if (best) return best;
  }
  return undefined;
}

/** Whether a plate lies over a round thing. */
export function isCovered({ x, y, radius }: Taken, tag: Tag, font: number): boolean {
  const beyond = (distance: number, half: number) => Math.max(0, Math.abs(distance) - half);
  return Math.hypot(beyond(x - tag.x, halfOf(tag.text, font)), beyond(y - tag.y, riseOf(font))) < radius;
}

/** Whether two plates touch. */
function isOver(a: Tag, b: Tag, font: number): boolean {
  return (
    Math.abs(a.x - b.x) < halfOf(a.text, font) + halfOf(b.text, font) + 1 &&
    Math.abs(a.y - b.y) < 2 * riseOf(font) + 1
  );
}

/** Whether the piece nearest to a tag is one of its own. */
function isNearest(at: Tag, taken: readonly Taken[], inside: ReadonlySet<string>): boolean {
  let own = Number.POSITIVE_INFINITY;
  let other = Number.POSITIVE_INFINITY;
  for (const { name, x, y } of taken) {
    if (name === undefined) continue;
    const distance = Math.hypot(x - at.x, y - at.y);
    if (inside.has(name)) own = Math.min(own, distance);
    else other = Math.min(other, distance);
  }
  return own < other - 1;
}
