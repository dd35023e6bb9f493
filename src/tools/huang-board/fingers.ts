import { LEADER_NAMES, type LeaderName } from '../../engine/huang/leader.ts';
import { elementsAt } from '../../ui/element.ts';
import { spaceOf } from '../../ui/map.tsx';

/** What a finger that is dragged comes to, as things stand. */
export interface Hands {
  /** Whether the piece in hand paints. */
  paints(): boolean;
  /** A stroke over some spaces, in their order. */
  paint(spaces: readonly string[]): void;
  /** A leader that was dragged from the tray to a space. */
  drop(leader: LeaderName, space: string): void;
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** How far a finger moves before it drags, how far apart its way is looked at, in pixels; how long it holds, in ms. */
const SLACK = 8;
const STRIDE = 5;
const HOLD = 300;

/**
 * Listens to fingers on the board and on the tray beside it. On the whole board a finger that is dragged paints, nearer
 * one that was held before, for there a quick one moves the board. A leader is dragged from the tray. Gives what ends it.
 */
export function attend(pane: HTMLElement, hands: () => Hands): () => void {
  const done = new AbortController();
  const { signal } = done;
  listenToStrokes(pane, hands, signal);
  const frame = pane.closest('.tool-main');
  if (frame instanceof HTMLElement) listenToDrags(frame, pane, hands, signal);
  return () => done.abort();
}

function listenToStrokes(pane: HTMLElement, hands: () => Hands, signal: AbortSignal): void {
  let begun: { readonly at: Point; readonly time: number } | null = null;
  let last: Point | null = null;
  let spaces: readonly string[] = [];
  const end = () => {
    begun = null;
    last = null;
    spaces = [];
    aimAt(pane, spaces);
  };
  const start = ({ touches: [first, second], timeStamp: time }: TouchEvent) => {
    end();
    if (first && !second && hands().paints()) begun = { at: first, time };
  };
  const move = (event: TouchEvent) => {
    const [first] = event.touches;
    if (!begun || !first) return;
    if (!last) {
      if (gap(begun.at, first) < SLACK) return;
      const isHeld = event.timeStamp - begun.time >= HOLD;
      if (!isHeld && !pane.classList.contains('fitted')) return end();
      last = begun.at;
    }
    event.preventDefault();
    spaces = [...new Set([...spaces, ...spacesBetween(pane, last, first)])];
    last = first;
    aimAt(pane, spaces);
  };
  const lift = (event: TouchEvent) => {
    const [left] = event.changedTouches;
    // What is shorter than the browser's own slack has not been told as a move.
    const isShort = begun && !last && left && gap(begun.at, left) >= SLACK;
    const painted = begun && isShort ? [...new Set(spacesBetween(pane, begun.at, left))] : spaces;
    const isStroke = last !== null || painted.length > 1;
    end();
    if (!isStroke) return;
    event.preventDefault(); // no tap follows
    if (painted.length > 0) hands().paint(painted);
  };
  const options = { passive: false, signal };
  pane.addEventListener('touchstart', start, options);
  pane.addEventListener('touchmove', move, options);
  pane.addEventListener('touchend', lift, options);
  pane.addEventListener('touchcancel', end, options);
}

function listenToDrags(frame: HTMLElement, pane: HTMLElement, hands: () => Hands, signal: AbortSignal): void {
  let held: { readonly leader: LeaderName; readonly at: Point; readonly ghost: HTMLElement } | null = null;
  const end = () => {
    held?.ghost.remove();
    held = null;
    aimAt(pane, []);
  };
  const start = (event: PointerEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const sign = button?.querySelector('[data-leader]');
    if (!button || !(sign instanceof HTMLElement) || !event.isPrimary) return;
    const leader = LEADER_NAMES.find((name) => name === sign.dataset['leader']);
    if (!leader) return;
    if (button.hasPointerCapture(event.pointerId)) button.releasePointerCapture(event.pointerId);
    const ghost = document.createElement('div');
    ghost.className = 'ghost';
    ghost.append(...[...button.querySelectorAll('svg')].map((sign) => sign.cloneNode(true)));
    held = { leader, at: event, ghost };
    if (event.pointerType === 'mouse') event.preventDefault(); // nothing is marked as text
  };
  const move = (event: PointerEvent) => {
    if (!held || gap(held.at, event) < SLACK) return;
    const { ghost } = held;
    if (!ghost.isConnected) frame.append(ghost);
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    aimAt(pane, spacesBetween(pane, event, event));
  };
  const lift = (event: PointerEvent) => {
    const dropped = held?.ghost.isConnected ? held.leader : undefined;
    const [space] = spacesBetween(pane, event, event);
    end();
    if (dropped && space !== undefined) hands().drop(dropped, space);
  };
  frame.addEventListener('pointerdown', start, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', lift, { signal });
  addEventListener('pointercancel', end, { signal });
}

const gap = (one: Point, other: Point) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** The spaces on a straight way over the board. */
function spacesBetween(pane: HTMLElement, from: Point, to: Point): readonly string[] {
  const steps = Math.max(Math.ceil(gap(from, to) / STRIDE), 1);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = from.clientX + ((to.clientX - from.clientX) * i) / steps;
    const y = from.clientY + ((to.clientY - from.clientY) * i) / steps;
    const part = document.elementFromPoint(x, y);
    return part && pane.contains(part) ? spaceOf(part) : undefined;
  }).filter((space) => space !== undefined);
}

/** Shows which spaces are meant. */
function aimAt(pane: HTMLElement, spaces: readonly string[]): void {
  for (const cell of elementsAt('.aimed', SVGGElement, pane)) cell.classList.remove('aimed');
  for (const space of spaces)
    for (const cell of elementsAt(`[data-space="${space}"]`, SVGGElement, pane)) cell.classList.add('aimed');
}
