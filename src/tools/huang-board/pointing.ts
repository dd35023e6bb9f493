import type { LeaderName } from '../../engine/huang/leader.ts';
import type { Colour } from '../../engine/huang/vocabulary.ts';
import { elementsAt } from '../../ui/element.ts';
import { spaceOf } from '../../ui/map.tsx';

/** Callbacks for touch, mouse and keyboard gestures in the current state of the tool. */
export interface Hands {
  /** Taps a space. */
  tap(space: string): void;
  /** Whether dragging paints with the selected piece. */
  paints(): boolean;
  /** Paints the spaces of a stroke, in order. */
  paint(spaces: readonly string[]): void;
  /** Whether the board is being set up, so that pieces can be moved and removed. */
  edits(): boolean;
  /** Selects the tile or the leader of a colour. Returns false if nothing can be selected now. */
  takeUp(colour: Colour, isLeader: boolean): boolean;
  /** Whether the piece on a space moves when it is dragged. */
  carries(space: string): boolean;
  /** Moves the piece on a space to another one; `to` is undefined outside the board, which removes it. */
  carry(from: string, to: string | undefined): void;
  /** Removes the piece on a space. */
  clear(space: string): void;
  /** Puts a piece that was dragged from the tray on a space. */
  drop(piece: Piece, space: string): void;
}

/** A leader, or a tile by its colour. */
export type Piece = { readonly leader: LeaderName } | { readonly tile: Colour };

/** A position on the page, in pixels. */
export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Minimum distance of a drag, and the sampling distance along its path, in pixels. */
export const SLACK = 8;
const STRIDE = 5;

/** Distance between two points, in pixels. */
export const gap = (one: Point, other: Point) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** The spaces along a straight line over the board. */
export function spacesBetween(pane: HTMLElement, from: Point, to: Point): readonly string[] {
  const steps = Math.max(Math.ceil(gap(from, to) / STRIDE), 1);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = from.clientX + ((to.clientX - from.clientX) * i) / steps;
    const y = from.clientY + ((to.clientY - from.clientY) * i) / steps;
    const part = document.elementFromPoint(x, y);
    return part && pane.contains(part) ? spaceOf(part) : undefined;
  }).filter((space) => space !== undefined);
}

/** Highlights the targeted spaces. */
export function aimAt(pane: HTMLElement, spaces: readonly string[]): void {
  for (const cell of elementsAt('.aimed', SVGGElement, pane)) cell.classList.remove('aimed');
  for (const space of spaces)
    for (const cell of elementsAt(`[data-space="${space}"]`, SVGGElement, pane)) cell.classList.add('aimed');
}
