import { LEADER_NAMES } from '../../engine/huang/leader.ts';
import { COLOURS } from '../../engine/huang/vocabulary.ts';
import { aimAt, gap, type Hands, type Piece, type Point, SLACK, spacesBetween } from './pointing.ts';

/** A piece that is dragged from the tray. */
interface Held {
  readonly piece: Piece;
  readonly at: Point;
  /** The picture that follows the pointer; created when the pointer moves. */
  readonly ghost: HTMLElement;
}

/** Lets tiles and leaders be dragged from the tray to the board, by touch or mouse. */
export function listenToDrags(
  frame: HTMLElement,
  pane: HTMLElement,
  hands: () => Hands,
  signal: AbortSignal,
): void {
  let held: Held | null = null;
  const end = () => {
    held?.ghost.remove();
    held = null;
    aimAt(pane, []);
  };
  const start = (event: PointerEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const piece = button && event.isPrimary && event.button === 0 && pieceOn(button);
    if (!piece) return;
    if (button.hasPointerCapture(event.pointerId)) button.releasePointerCapture(event.pointerId);
    held = { piece, at: event, ghost: pictureOf(button) };
    if (event.pointerType === 'mouse') event.preventDefault(); // prevents text selection
  };
  const move = (event: PointerEvent) => {
    if (!held || gap(held.at, event) < SLACK) return;
    const { ghost } = held;
    if (!ghost.isConnected) frame.append(ghost);
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    aimAt(pane, spacesBetween(pane, event, event));
  };
  const lift = (event: PointerEvent) => {
    const dropped = held?.ghost.isConnected ? held.piece : undefined;
    const [space] = spacesBetween(pane, event, event);
    end();
    if (dropped && space !== undefined) hands().drop(dropped, space);
  };
  frame.addEventListener('pointerdown', start, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', lift, { signal });
  addEventListener('pointercancel', end, { signal });
}

/** The piece that a button of the tray selects; undefined for other buttons. */
function pieceOn(button: HTMLElement): Piece | undefined {
  if (!button.matches('.tray [aria-pressed]')) return undefined;
  const sign = button.querySelector('[data-leader]');
  const named = sign instanceof HTMLElement ? sign.dataset['leader'] : undefined;
  const leader = LEADER_NAMES.find((name) => name === named);
  const kind = button.querySelector('.kind');
  const tile = COLOURS.find((colour) => kind?.classList.contains(colour));
  return leader ? { leader } : tile && { tile };
}

function pictureOf(button: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.append(...[...button.querySelectorAll('svg')].map((sign) => sign.cloneNode(true)));
  return ghost;
}
