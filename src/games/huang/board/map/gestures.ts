import { queryElements } from '../../../../ui/browser/query-element.ts';
import { findSpaceName } from '../../../../ui/map/InteractiveBoard.tsx';
import type { LeaderName } from '../../rules/leader.ts';
import type { Colour } from '../../rules/vocabulary.ts';

/** Callbacks for touch, mouse and keyboard gestures in the current state of the tool. */
export interface GestureHandlers {
  /** Taps a space. */
  tap(space: string): void;
  /** Whether dragging paints with the selected piece. */
  canPaint(): boolean;
  /** Paints the spaces of a stroke, in order. */
  paint(spaces: readonly string[]): void;
  /** Whether the board is being set up, so that pieces can be moved and removed. */
  canEdit(): boolean;
  /** Selects the tile or the leader of a colour. Returns false if nothing can be selected now. */
  selectPiece(colour: Colour, isLeader: boolean): boolean;
  /** Whether the piece on a space moves when it is dragged. */
  canMove(space: string): boolean;
  /** Moves the piece on a space to another one; `to` is undefined outside the board, which removes it. */
  movePiece(from: string, to: string | undefined): void;
  /** Removes the piece on a space. */
  removePiece(space: string): void;
  /** Puts a piece that was dragged from the tray on a space. */
  drop(piece: DraggedPiece, space: string): void;
}

/** A leader, or a tile by its colour. */
export type DraggedPiece = { readonly leader: LeaderName } | { readonly tile: Colour };

/** A position on the page, in pixels. */
export interface PagePoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** Minimum distance of a drag, and the sampling distance along its path, in pixels. */
export const DRAG_THRESHOLD = 8;
const STRIDE = 5;

/** Returns the distance between two points, in pixels. */
export const measureDistance = (one: PagePoint, other: PagePoint) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** Lists the spaces along a straight line over the board. */
export function listCrossedSpaces(pane: HTMLElement, from: PagePoint, to: PagePoint): readonly string[] {
  const steps = Math.max(Math.ceil(measureDistance(from, to) / STRIDE), 1);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = from.clientX + ((to.clientX - from.clientX) * i) / steps;
    const y = from.clientY + ((to.clientY - from.clientY) * i) / steps;
    const part = document.elementFromPoint(x, y);
    return part && pane.contains(part) ? findSpaceName(part) : undefined;
  }).filter((space) => space !== undefined);
}

/** Highlights the spaces that a gesture is about to change. */
export function highlightSpaces(pane: HTMLElement, spaces: readonly string[]): void {
  for (const cell of queryElements('.aimed', SVGGElement, pane)) cell.classList.remove('aimed');
  for (const space of spaces)
    for (const cell of queryElements(`[data-space="${space}"]`, SVGGElement, pane))
      cell.classList.add('aimed');
}
