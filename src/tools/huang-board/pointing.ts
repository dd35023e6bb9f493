import type { LeaderName } from '../../engine/huang/leader.ts';
import type { Colour } from '../../engine/huang/vocabulary.ts';
import { elementsAt } from '../../ui/element.ts';
import { spaceOf } from '../../ui/map.tsx';

/** What a finger that rests or is dragged comes to, as things stand, and what a mouse and keys do beside tapping. */
export interface Hands {
  /** Does what a tap on a space does. */
  tap(space: string): void;
  /** Whether the piece in hand paints. */
  paints(): boolean;
  /** A stroke over some spaces, in their order. */
  paint(spaces: readonly string[]): void;
  /** Whether the board is being set up, so that pieces are moved and taken away. */
  edits(): boolean;
  /** Takes up the tile of a colour, or the leader; says whether anything can be taken up now. */
  takeUp(colour: Colour, isLeader: boolean): boolean;
  /** Whether what lies on a space is carried where it is dragged from there. */
  carries(space: string): boolean;
  /** Moves what lies on a space to another one; off the board where there is none. */
  carry(from: string, to: string | undefined): void;
  /** Takes away what lies on a space. */
  clear(space: string): void;
  /** A piece that was dragged from the tray to a space. */
  drop(piece: Piece, space: string): void;
}

/** A leader, or a tile by its colour. */
export type Piece = { readonly leader: LeaderName } | { readonly tile: Colour };

/** Where a finger or a mouse is on the page. */
export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** How far it moves before it drags, and how far apart its way is looked at, in pixels. */
export const SLACK = 8;
const STRIDE = 5;

/** How far two points are apart. */
export const gap = (one: Point, other: Point) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** The spaces on a straight way over the board. */
export function spacesBetween(pane: HTMLElement, from: Point, to: Point): readonly string[] {
  const steps = Math.max(Math.ceil(gap(from, to) / STRIDE), 1);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = from.clientX + ((to.clientX - from.clientX) * i) / steps;
    const y = from.clientY + ((to.clientY - from.clientY) * i) / steps;
    const part = document.elementFromPoint(x, y);
    return part && pane.contains(part) ? spaceOf(part) : undefined;
  }).filter((space) => space !== undefined);
}

/** Shows which spaces are meant. */
export function aimAt(pane: HTMLElement, spaces: readonly string[]): void {
  for (const cell of elementsAt('.aimed', SVGGElement, pane)) cell.classList.remove('aimed');
  for (const space of spaces)
    for (const cell of elementsAt(`[data-space="${space}"]`, SVGGElement, pane)) cell.classList.add('aimed');
}
