import { LEADER_NAMES, type LeaderName } from '../../engine/huang/leader.ts';
import type { Letters } from './Drawing.tsx';
import { loupeOver } from './loupe.ts';
import { listenToKeys, listenToMouse } from './mouse.ts';
import { aimAt, gap, type Hands, type Point, SLACK, spacesBetween } from './pointing.ts';

/** How long until a finger rests, in milliseconds. */
const REST = 300;

/**
 * Listens to fingers on the board and on the tray beside it, to the mouse and to keys. A finger that rests sees through a loupe what it covers, and
 * taps where it is lifted; off the board, or with a second finger, nothing comes of it. On the whole board one that is
 * dragged at once paints, nearer one that rested before, for there a quick one moves the board. A leader is dragged from
 * the tray. Gives what ends it.
 */
export function attend(pane: HTMLElement, hands: () => Hands, letters: Letters): () => void {
  const done = new AbortController();
  const { signal } = done;
  listenToStrokes(pane, hands, signal);
  const frame = pane.closest('.tool-main');
  listenToMouse(pane, hands, signal);
  if (frame instanceof HTMLElement) {
    listenToDrags(frame, pane, hands, signal);
    listenToKeys(frame, hands, letters, signal);
  }
  return () => done.abort();
}

function listenToStrokes(pane: HTMLElement, hands: () => Hands, signal: AbortSignal): void {
  const loupe = loupeOver(pane);
  let begun: Point | null = null;
  let rests = false;
  let timer = 0;
  let last: Point | null = null;
  let spaces: readonly string[] = [];
  const end = () => {
    clearTimeout(timer);
    begun = null;
    rests = false;
    last = null;
    spaces = [];
    aimAt(pane, spaces);
    loupe.hide();
  };
  const look = (at: Point) => {
    const [space] = spacesBetween(pane, at, at);
    aimAt(pane, space === undefined ? [] : [space]);
    loupe.show(at, space);
    return space;
  };
  const start = ({ touches: [first, second] }: TouchEvent) => {
    end();
    if (!first || second) return;
    begun = first;
    timer = window.setTimeout(() => {
      rests = true;
      look(first);
    }, REST);
  };
  const stroke = (at: Point, from: Point) => {
    spaces = [...new Set([...spaces, ...spacesBetween(pane, from, at)])];
    last = at;
    aimAt(pane, spaces);
  };
  const move = (event: TouchEvent) => {
    const [first] = event.touches;
    if (!begun || !first) return;
    const isWhole = pane.classList.contains('fitted');
    if (last) {
      event.preventDefault();
      return stroke(first, last);
    }
    if (!rests && gap(begun, first) < SLACK) return;
    const paints = hands().paints() && rests !== isWhole && gap(begun, first) >= SLACK;
    if (!rests && !paints) return end();
    event.preventDefault();
    if (!paints) return void look(first);
    clearTimeout(timer);
    loupe.hide();
    stroke(first, begun);
  };
  const lift = (event: TouchEvent) => {
    const [left] = event.changedTouches;
    if (rests && !last && left) {
      event.preventDefault(); // no tap follows: this is one
      const space = look(left);
      end();
      if (space !== undefined) hands().tap(space);
      return;
    }
    // What is shorter than the browser's own slack has not been told as a move.
    const isShort = begun && !last && left && hands().paints() && gap(begun, left) >= SLACK;
    const painted = begun && isShort ? [...new Set(spacesBetween(pane, begun, left))] : spaces;
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
  signal.addEventListener('abort', end);
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
