import { formatNumbers } from '../../../drawings/svg-path.ts';
import type { BoardSpot } from './layout.ts';

/** A round obstacle for labels. */
export interface LabelObstacle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The space of a piece; undefined for the label of a row or column. */
  readonly name?: string;
}

/** A placed label: a short text and its centre. The drawing adds the background. */
export interface TextLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** What gets a label: the spaces of a state, or the space of a leader. */
export interface LabelTarget {
  readonly spots: readonly BoardSpot[];
  readonly text: string;
  /** The preferred position of the label. */
  readonly preferred?: { readonly x: number; readonly y: number } | undefined;
}

/** Returns half the width of a label, in units of the drawing; `font` is the font size. */
export function getLabelHalfWidth(text: string, font: number): number {
  const letters = [...text].reduce((sum, one) => sum + getLetterWidth(one), 0);
  return (letters * font) / 2 + font / 3;
}

/** Returns the width of a letter at font size 1. */
function getLetterWidth(letter: string): number {
  if (/[①-⑳]/.test(letter)) return 1;
  return /[\d×]/.test(letter) ? 0.68 : 0.37;
}

/** Formats the number of a state in a circle, to distinguish it from a count. */
export function formatStateNumber(number: number): string {
  return number >= 1 && number <= 20 ? String.fromCodePoint(0x245f + number) : `(${number})`;
}

/** What the label of a state may contain. */
interface StateFigures {
  readonly number?: number | undefined;
  readonly strength?: number | undefined;
}

/** Returns the text of a state's label: its number, its strength, or both. */
export function formatStateLabel({ number, strength }: StateFigures): string {
  return [number && formatStateNumber(number), strength].filter((part) => part !== undefined).join(' ');
}

/** Returns half the height of a label. */
export function getLabelHalfHeight(font: number): number {
  return font * 0.62;
}

/** The distances of a label from the centre of a space that are tried, in order. */
const DISTANCES = [12, 14, 16, 18, 20, 22, 25, 28];
const DIRECTIONS = 24;

/**
 * Places each label next to what it belongs to. It must not cover an obstacle or another label, and one of
 * its own pieces must be clearly nearer than any other piece. If the board is too full, it is placed above
 * the first space. `isWithin` can limit the positions.
 */
export function arrangeLabels(
  targets: readonly LabelTarget[],
  obstacles: readonly LabelObstacle[],
  font: number,
  isWithin: (label: TextLabel) => boolean = () => true,
): readonly TextLabel[] {
  const labels: TextLabel[] = [];
  const findNear = indexObstacles(obstacles);
  for (const { spots, text, preferred } of targets) {
    const [first] = spots;
    if (!first || text === '') continue;
    const ownSpaces = new Set(spots.map(({ name }) => name));
    const isFree = (candidate: TextLabel) => {
      const nearby = findNear(candidate);
      return (
        !nearby.some((one) => isObstacleCovered(one, candidate, font)) &&
        isWithin(candidate) &&
        !labels.some((label) => doOverlap(label, candidate, font)) &&
        isNearest(candidate, nearby, ownSpaces)
      );
    };
    const wanted = preferred && { ...preferred, text };
    const found = wanted && isFree(wanted) ? wanted : findFirstFree(spots, text, isFree);
    labels.push(found ?? { x: first.x, y: first.y - 10, text });
  }
  return labels;
}

/**
 * Obstacles up to this distance from a label are found, at least. It exceeds the largest of `DISTANCES`, so
 * that a piece that is nearer to a label than the label's own pieces is found, too.
 */
const REACH = 32;

/**
 * Makes a function that returns the obstacles near a label. They are indexed by squares, because a board has
 * a hundred pieces, and many positions are tried for each label.
 */
function indexObstacles(obstacles: readonly LabelObstacle[]): (label: TextLabel) => readonly LabelObstacle[] {
  const computeKey = (column: number, row: number) => column * 1000 + row;
  const cells = new Map<number, LabelObstacle[]>();
  for (const one of obstacles)
    for (let column = Math.floor(one.x / REACH) - 1, last = column + 2; column <= last; column++)
      for (let row = Math.floor(one.y / REACH) - 1, end = row + 2; row <= end; row++) {
        const key = computeKey(column, row);
        const cell = cells.get(key);
        if (cell) cell.push(one);
        else cells.set(key, [one]);
      }
  return ({ x, y }) => cells.get(computeKey(Math.floor(x / REACH), Math.floor(y / REACH))) ?? NO_OBSTACLES;
}

const NO_OBSTACLES: readonly LabelObstacle[] = [];

/** The unit vectors in all directions that are tried. */
const UNIT_VECTORS = Array.from({ length: DIRECTIONS }, (_, i) => {
  const turn = (2 * Math.PI * i) / DIRECTIONS;
  return [Math.cos(turn), Math.sin(turn)] as const;
});

/**
 * Returns the first free position around the spaces of a state: the nearest one, and the highest of equally
 * near ones.
 */
function findFirstFree(
  spots: readonly BoardSpot[],
  text: string,
  isFree: (candidate: TextLabel) => boolean,
): TextLabel | undefined {
  for (const away of DISTANCES) {
    let best: TextLabel | undefined;
    for (const spot of spots)
      for (const [right, down] of UNIT_VECTORS) {
        const candidate = { x: spot.x + away * right, y: spot.y + away * down, text };
        if ((best === undefined || candidate.y < best.y) && isFree(candidate)) best = candidate;
      }
    if (best) return best;
  }
  return undefined;
}

/** Returns whether a label covers an obstacle. */
export function isObstacleCovered({ x, y, radius }: LabelObstacle, label: TextLabel, font: number): boolean {
  const beyond = (distance: number, half: number) => Math.max(0, Math.abs(distance) - half);
  return (
    Math.hypot(
      beyond(x - label.x, getLabelHalfWidth(label.text, font)),
      beyond(y - label.y, getLabelHalfHeight(font)),
    ) < radius
  );
}

/** Returns whether two labels touch. */
function doOverlap(a: TextLabel, b: TextLabel, font: number): boolean {
  return (
    Math.abs(a.x - b.x) < getLabelHalfWidth(a.text, font) + getLabelHalfWidth(b.text, font) + 1 &&
    Math.abs(a.y - b.y) < 2 * getLabelHalfHeight(font) + 1
  );
}

/** Returns whether one of a label's own pieces is nearer to it than any other piece, by more than 1. */
function isNearest(
  label: TextLabel,
  obstacles: readonly LabelObstacle[],
  ownSpaces: ReadonlySet<string>,
): boolean {
  let own = Number.POSITIVE_INFINITY;
  let other = Number.POSITIVE_INFINITY;
  for (const { name, x, y } of obstacles) {
    if (name === undefined) continue;
    const distance = Math.hypot(x - label.x, y - label.y);
    if (ownSpaces.has(name)) own = Math.min(own, distance);
    else other = Math.min(other, distance);
  }
  return own < other - 1;
}

/** Draws a text centred on a point. */
export function drawLabelText({ x, y, text }: TextLabel, font: number): string {
  return `<text x="${formatNumbers([x])}" y="${formatNumbers([y + font * 0.36])}">${text}</text>`;
}
