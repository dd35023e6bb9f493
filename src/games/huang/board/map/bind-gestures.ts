import type { ColourLetters } from '../../explain/tile-letters.ts';
import { createBoardLoupe } from './board-loupe.ts';
import {
  DRAG_THRESHOLD,
  type GestureHandlers,
  highlightSpaces,
  listCrossedSpaces,
  measureDistance,
  type PagePoint,
} from './gestures.ts';
import { bindMouse, bindShortcuts } from './mouse-and-keys.ts';
import { bindTrayDrags } from './tray-drags.ts';

/** Duration of a long press, in milliseconds. */
const LONG_PRESS = 300;

/**
 * Attaches touch, mouse and keyboard handlers to the board and the tray. A long press opens the loupe;
 * releasing taps the space under it, and leaving the board or adding a finger cancels. If the whole board is
 * visible, dragging paints at once; when zoomed in, only a drag after a long press paints, because a quick
 * one scrolls. Tiles and leaders can be dragged from the tray. Returns a callback that removes all handlers.
 */
export function bindGestures(
  pane: HTMLElement,
  getHandlers: () => GestureHandlers,
  letters: ColourLetters,
): () => void {
  const done = new AbortController();
  const { signal } = done;
  bindStrokes(pane, getHandlers, signal);
  const frame = pane.closest('.tool-main');
  bindMouse(pane, getHandlers, signal);
  if (frame instanceof HTMLElement) {
    bindTrayDrags(frame, pane, getHandlers, signal);
    bindShortcuts(frame, getHandlers, letters, signal);
  }
  return () => done.abort();
}

/** A finger on the board. */
interface Finger {
  readonly start: PagePoint;
  /** Time of the touch, on the clock of event timestamps. */
  readonly startTime: number;
  /** Whether it was held long enough to open the loupe instead of scrolling. */
  isHeld: boolean;
  /** Last position while painting; null before that. */
  last: PagePoint | null;
  spaces: readonly string[];
}

function bindStrokes(pane: HTMLElement, getHandlers: () => GestureHandlers, signal: AbortSignal): void {
  const { down, up, look, stroke, getFinger } = trackFinger(pane);
  const move = (event: TouchEvent) => {
    const [first] = event.touches;
    const one = getFinger();
    if (!one || !first) return;
    if (one.last) {
      event.preventDefault();
      return stroke(one, first, one.last);
    }
    const isFar = measureDistance(one.start, first) >= DRAG_THRESHOLD;
    // Uses the time of the move event: on a busy page the timer may fire before a quick move is delivered, or
    // late.
    if (isFar) one.isHeld = event.timeStamp - one.startTime >= LONG_PRESS;
    if (!one.isHeld && !isFar) return;
    const isWhole = pane.classList.contains('fitted');
    const paints = getHandlers().canPaint() && one.isHeld !== isWhole && isFar;
    if (!one.isHeld && !paints) return up();
    event.preventDefault();
    if (paints) stroke(one, first, one.start);
    else look(first);
  };
  const lift = (event: TouchEvent) => {
    const [left] = event.changedTouches;
    const one = getFinger();
    const tapped = one?.isHeld && !one.last && left ? look(left) : undefined;
    up();
    if (!one) return;
    const painted = listPaintedSpaces(one, left, pane, getHandlers);
    const isStroke = one.last !== null || painted.length > 1;
    if (!one.isHeld && !isStroke) return;
    event.preventDefault(); // prevents the click after a long press or a stroke
    if (tapped !== undefined) getHandlers().tap(tapped);
    else if (isStroke && painted.length > 0) getHandlers().paint(painted);
  };
  const options = { passive: false, signal };
  pane.addEventListener('touchstart', down, options);
  pane.addEventListener('touchmove', move, options);
  pane.addEventListener('touchend', lift, options);
  pane.addEventListener('touchcancel', up, options);
  signal.addEventListener('abort', up);
}

/**
 * The spaces that a finger has painted. Browsers do not report moves below their own threshold, so the start
 * is included.
 */
function listPaintedSpaces(
  { start, last, isHeld, spaces }: Finger,
  left: Touch | undefined,
  pane: HTMLElement,
  getHandlers: () => GestureHandlers,
): readonly string[] {
  const isShort =
    !last && !isHeld && left && getHandlers().canPaint() && measureDistance(start, left) >= DRAG_THRESHOLD;
  return isShort ? [...new Set(listCrossedSpaces(pane, start, left))] : spaces;
}

/** Follows one finger: handles its press, opens the loupe or paints, and handles its release. */
function trackFinger(pane: HTMLElement) {
  const loupe = createBoardLoupe(pane);
  let finger: Finger | null = null;
  let timer = 0;
  const up = () => {
    clearTimeout(timer);
    finger = null;
    highlightSpaces(pane, []);
    loupe.hide();
  };
  const look = (at: PagePoint) => {
    const [space] = listCrossedSpaces(pane, at, at);
    highlightSpaces(pane, space === undefined ? [] : [space]);
    loupe.show(at, space);
    return space;
  };
  const down = ({ touches: { 0: first, 1: second }, timeStamp }: TouchEvent) => {
    up();
    if (!first || second) return;
    const one: Finger = { start: first, startTime: timeStamp, isHeld: false, last: null, spaces: [] };
    finger = one;
    timer = window.setTimeout(() => {
      one.isHeld = true;
      look(first);
    }, LONG_PRESS);
  };
  const stroke = (one: Finger, at: PagePoint, from: PagePoint) => {
    clearTimeout(timer);
    loupe.hide();
    one.spaces = [...new Set([...one.spaces, ...listCrossedSpaces(pane, from, at)])];
    one.last = at;
    highlightSpaces(pane, one.spaces);
  };
  return { down, up, look, stroke, getFinger: () => finger };
}
