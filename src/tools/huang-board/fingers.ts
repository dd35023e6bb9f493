import type { Letters } from './Drawing.tsx';
import { listenToDrags } from './drags.ts';
import { loupeOver } from './loupe.ts';
import { listenToKeys, listenToMouse } from './mouse.ts';
import { aimAt, gap, type Hands, type Point, SLACK, spacesBetween } from './pointing.ts';

/** How long until a finger rests, in milliseconds. */
const REST = 300;

/**
 * Listens to fingers on the board and on the tray beside it, to the mouse and to keys. A finger that rests sees through a loupe what it covers, and
 * taps where it is lifted; off the board, or with a second finger, nothing comes of it. On the whole board one that is
 * dragged at once paints, nearer one that rested before, for there a quick one moves the board. Tiles and leaders are
 * dragged from the tray. Gives what ends it.
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

/** A finger on the board. */
interface Finger {
  readonly begun: Point;
  /** When it was put down, as events tell the time. */
  readonly begunAt: number;
  /** It has lain still for so long that it looks, instead of moving the board. */
  rests: boolean;
  /** Where it was last while it paints; null before it does. */
  last: Point | null;
  spaces: readonly string[];
}

function listenToStrokes(pane: HTMLElement, hands: () => Hands, signal: AbortSignal): void {
  const { down, up, look, stroke, finger } = fingerOn(pane);
  const move = (event: TouchEvent) => {
    const [first] = event.touches;
    const one = finger();
    if (!one || !first) return;
    if (one.last) {
      event.preventDefault();
      return stroke(one, first, one.last);
    }
    const isFar = gap(one.begun, first) >= SLACK;
    // What counts is when the finger moved: on a busy page a timer may come before a quick move, or late.
    if (isFar) one.rests = event.timeStamp - one.begunAt >= REST;
    if (!one.rests && !isFar) return;
    const isWhole = pane.classList.contains('fitted');
    const paints = hands().paints() && one.rests !== isWhole && isFar;
    if (!one.rests && !paints) return up();
    event.preventDefault();
    if (paints) stroke(one, first, one.begun);
    else look(first);
  };
  const lift = (event: TouchEvent) => {
    const [left] = event.changedTouches;
    const one = finger();
    const seen = one?.rests && !one.last && left ? look(left) : undefined;
    up();
    if (!one) return;
    const painted = paintedBy(one, left, pane, hands);
    const isStroke = one.last !== null || painted.length > 1;
    if (!one.rests && !isStroke) return;
    event.preventDefault(); // no tap follows: this was one, or a stroke
    if (seen !== undefined) hands().tap(seen);
    else if (isStroke && painted.length > 0) hands().paint(painted);
  };
  const options = { passive: false, signal };
  pane.addEventListener('touchstart', down, options);
  pane.addEventListener('touchmove', move, options);
  pane.addEventListener('touchend', lift, options);
  pane.addEventListener('touchcancel', up, options);
  signal.addEventListener('abort', up);
}

/** The spaces that a finger has painted. What is shorter than the browser's own slack has not been told as a move. */
function paintedBy(
  { begun, last, rests, spaces }: Finger,
  left: Touch | undefined,
  pane: HTMLElement,
  hands: () => Hands,
): readonly string[] {
  const isShort = !last && !rests && left && hands().paints() && gap(begun, left) >= SLACK;
  return isShort ? [...new Set(spacesBetween(pane, begun, left))] : spaces;
}

/** Follows one finger: puts it down, has it look through the loupe or paint, lifts it. */
function fingerOn(pane: HTMLElement) {
  const loupe = loupeOver(pane);
  let finger: Finger | null = null;
  let timer = 0;
  const up = () => {
    clearTimeout(timer);
    finger = null;
    aimAt(pane, []);
    loupe.hide();
  };
  const look = (at: Point) => {
    const [space] = spacesBetween(pane, at, at);
    aimAt(pane, space === undefined ? [] : [space]);
    loupe.show(at, space);
    return space;
  };
  const down = ({ touches: { 0: first, 1: second }, timeStamp }: TouchEvent) => {
    up();
    if (!first || second) return;
    const one: Finger = { begun: first, begunAt: timeStamp, rests: false, last: null, spaces: [] };
    finger = one;
    timer = window.setTimeout(() => {
      one.rests = true;
      look(first);
    }, REST);
  };
  const stroke = (one: Finger, at: Point, from: Point) => {
    clearTimeout(timer);
    loupe.hide();
    one.spaces = [...new Set([...one.spaces, ...spacesBetween(pane, from, at)])];
    one.last = at;
    aimAt(pane, one.spaces);
  };
  return { down, up, look, stroke, finger: () => finger };
}
