import { entriesOf } from '../../../../core/record.ts';
import { findSpaceName } from '../../../../ui/map/InteractiveBoard.tsx';
import type { ColourLetters } from '../../explain/tile-letters.ts';
import type { Colour } from '../../rules/vocabulary.ts';
import {
  DRAG_THRESHOLD,
  type GestureHandlers,
  highlightSpaces,
  listCrossedSpaces,
  measureDistance,
  type PagePoint,
} from './gestures.ts';

/**
 * Adds mouse gestures in addition to clicks: dragging moves a piece, removes it outside the board, or paints
 * like a finger; the right button removes a piece. They end when `signal` aborts.
 */
export function bindMouse(pane: HTMLElement, getHandlers: () => GestureHandlers, signal: AbortSignal): void {
  let drag: { readonly at: PagePoint; readonly from: string; readonly carries: boolean } | null = null;
  let spaces: readonly string[] = [];
  let wasDragged = false;
  const start = (event: PointerEvent) => {
    wasDragged = false;
    const [from] = listCrossedSpaces(pane, event, event);
    if (event.pointerType !== 'mouse' || from === undefined) return;
    if (event.button === 2) return getHandlers().removePiece(from);
    const carries = getHandlers().canMove(from);
    if (event.button === 0 && (carries || getHandlers().canPaint())) drag = { at: event, from, carries };
  };
  const move = (event: PointerEvent) => {
    if (!drag || (!wasDragged && measureDistance(drag.at, event) < DRAG_THRESHOLD)) return;
    const crossed = listCrossedSpaces(pane, wasDragged ? event : drag.at, event);
    wasDragged = true;
    spaces = drag.carries ? crossed.slice(-1) : [...new Set([...spaces, ...crossed])];
    highlightSpaces(pane, spaces);
  };
  const lift = () => {
    if (drag && wasDragged) {
      if (drag.carries) getHandlers().movePiece(drag.from, spaces[0]);
      else getHandlers().paint(spaces);
    }
    drag = null;
    spaces = [];
    highlightSpaces(pane, spaces);
  };
  /** Suppresses the click at the end of a drag. */
  const click = (event: MouseEvent) => {
    if (wasDragged) event.stopPropagation();
    wasDragged = false;
  };
  const suppressMenu = (event: MouseEvent) => getHandlers().canEdit() && event.preventDefault();
  pane.addEventListener('pointerdown', start, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', lift, { signal });
  pane.addEventListener('click', click, { signal, capture: true });
  pane.addEventListener('contextmenu', suppressMenu, { signal });
}

/**
 * Adds keyboard shortcuts: a letter selects the tile of that kind, with Shift the leader; Delete removes a
 * piece. They end when `signal` aborts.
 */
export function bindShortcuts(
  frame: HTMLElement,
  getHandlers: () => GestureHandlers,
  letters: ColourLetters,
  signal: AbortSignal,
) {
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    const space = findSpaceName(target);
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (event.ctrlKey || event.metaKey || event.altKey || isField) return;
    const colour = findColour(key, letters);
    const isDone = colour
      ? getHandlers().selectPiece(colour, shiftKey)
      : (key === 'Delete' || key === 'Backspace') && space !== undefined && getHandlers().canEdit();
    if (!isDone) return;
    if (!colour && space !== undefined) getHandlers().removePiece(space);
    event.preventDefault();
  };
  frame.addEventListener('keydown', press, { signal });
}

/** The colour for the letter of a key in the language of the page; a plain Z also matches Ż. */
function findColour(key: string, letters: ColourLetters): Colour | undefined {
  const typed = normalizeLetter(key);
  return entriesOf(letters).find(([, letter]) => normalizeLetter(letter) === typed)?.[0];
}

const normalizeLetter = (letter: string) => letter.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
