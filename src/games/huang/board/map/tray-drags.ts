import { LEADER_NAMES } from '../../rules/leader.ts';
import { COLOURS } from '../../rules/vocabulary.ts';
import {
  DRAG_THRESHOLD,
  type DraggedPiece,
  type GestureHandlers,
  highlightSpaces,
  listCrossedSpaces,
  measureDistance,
  type PagePoint,
} from './gestures.ts';

/** A piece that is dragged from the tray. */
interface HeldPiece {
  readonly piece: DraggedPiece;
  readonly at: PagePoint;
  /** The picture that follows the pointer; created when the pointer moves. */
  readonly ghost: HTMLElement;
}

/** Lets tiles and leaders be dragged from the tray to the board, by touch or mouse. */
export function bindTrayDrags(
  frame: HTMLElement,
  pane: HTMLElement,
  getHandlers: () => GestureHandlers,
  signal: AbortSignal,
): void {
  let held: HeldPiece | null = null;
  const end = () => {
    held?.ghost.remove();
    held = null;
    highlightSpaces(pane, []);
  };
  const start = (event: PointerEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const piece = button && event.isPrimary && event.button === 0 && findPiece(button);
    if (!piece) return;
    if (button.hasPointerCapture(event.pointerId)) button.releasePointerCapture(event.pointerId);
    held = { piece, at: event, ghost: cloneIcons(button) };
    if (event.pointerType === 'mouse') event.preventDefault(); // prevents text selection
  };
  const move = (event: PointerEvent) => {
    if (!held || measureDistance(held.at, event) < DRAG_THRESHOLD) return;
    const { ghost } = held;
    if (!ghost.isConnected) frame.append(ghost);
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    highlightSpaces(pane, listCrossedSpaces(pane, event, event));
  };
  const lift = (event: PointerEvent) => {
    const dropped = held?.ghost.isConnected ? held.piece : undefined;
    const [space] = listCrossedSpaces(pane, event, event);
    end();
    if (dropped && space !== undefined) getHandlers().drop(dropped, space);
  };
  frame.addEventListener('pointerdown', start, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', lift, { signal });
  addEventListener('pointercancel', end, { signal });
}

/** The piece that a button of the tray selects; undefined for other buttons. */
function findPiece(button: HTMLElement): DraggedPiece | undefined {
  if (!button.matches('.tray [aria-pressed]')) return undefined;
  const sign = button.querySelector('[data-leader]');
  const leaderName = sign instanceof HTMLElement ? sign.dataset['leader'] : undefined;
  const leader = LEADER_NAMES.find((name) => name === leaderName);
  const kind = button.querySelector('.kind');
  const tile = COLOURS.find((colour) => kind?.classList.contains(colour));
  return leader ? { leader } : tile && { tile };
}

function cloneIcons(button: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.append(...[...button.querySelectorAll('svg')].map((sign) => sign.cloneNode(true)));
  return ghost;
}
