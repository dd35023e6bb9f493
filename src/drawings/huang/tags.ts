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
  for (const { spots, text } of tagged) {
    const [first] = spots;
    if (!first || text === '') continue;
    const inside = new Set(spots.map(({ name }) => name));
    const isFree = (at: Tag) =>
      isWithin(at) &&
      !taken.some((one) => isCovered(one, at, font)) &&
      !tags.some((tag) => isOver(tag, at, font)) &&
      isNearest(at, taken, inside);
    tags.push(firstAround(spots, text, isFree) ?? { x: first.x, y: first.y - 10, text });
  }
  return tags;
}

/** The first free place round all spaces of a state: one that is nearest to them; of equally near ones the highest. */
function firstAround(spots: readonly Spot[], text: string, isFree: (at: Tag) => boolean): Tag | undefined {
  for (const away of AWAY) {
    const places = spots.flatMap(({ x, y }) =>
      Array.from({ length: DIRECTIONS }, (_, i) => {
        const turn = (2 * Math.PI * i) / DIRECTIONS;
        return { x: x + away * Math.cos(turn), y: y + away * Math.sin(turn), text };
      }),
    );
    const found = places.sort((a, b) => a.y - b.y).find(isFree);
    if (found) return found;
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
  const distances = (isOwn: boolean) =>
    taken.flatMap(({ name, x, y }) =>
      name !== undefined && inside.has(name) === isOwn ? [Math.hypot(x - at.x, y - at.y)] : [],
    );
  return Math.min(...distances(true)) < Math.min(...distances(false)) - 1;
}
