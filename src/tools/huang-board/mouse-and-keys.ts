import type { Colour } from '../../engine/huang/vocabulary.ts';
import { entriesOf } from '../../engine/record.ts';
import { findSpaceName } from '../../ui/InteractiveBoard.tsx';
import type { ColourLetters } from './board-drawing.tsx';
import {
  DRAG_THRESHOLD,
  type GestureHandlers,
  highlightSpaces,
  listCrossedSpaces,
  measureDistance,
  type PagePoint,
} from './gestures.ts';

/**
 * Adds mouse gestures beside clicks: dragging moves a piece, removes it outside the board, or paints like a
 * finger; the right button removes a piece.
 */
export function bindMouse(pane: HTMLElement, hands: () => GestureHandlers, signal: AbortSignal): void {
  let begun: { readonly at: PagePoint; readonly from: string; readonly carries: boolean } | null = null;
  let spaces: readonly string[] = [];
  let wasDragged = false;
  const start = (event: PointerEvent) => {
    wasDragged = false;
    const [from] = listCrossedSpaces(pane, event, event);
    if (event.pointerType !== 'mouse' || from === undefined) return;
    if (event.button === 2) return hands().removePiece(from);
    const carries = hands().canMove(from);
    if (event.button === 0 && (carries || hands().canPaint())) begun = { at: event, from, carries };
  };
  const move = (event: PointerEvent) => {
    if (!begun || (!wasDragged && measureDistance(begun.at, event) < DRAG_THRESHOLD)) return;
    const way = listCrossedSpaces(pane, wasDragged ? event : begun.at, event);
    wasDragged = true;
    spaces = begun.carries ? way.slice(-1) : [...new Set([...spaces, ...way])];
    highlightSpaces(pane, spaces);
  };
  const lift = () => {
    if (begun && wasDragged) {
      if (begun.carries) hands().movePiece(begun.from, spaces[0]);
      else hands().paint(spaces);
    }
    begun = null;
    spaces = [];
    highlightSpaces(pane, spaces);
  };
  /** Suppresses the click at the end of a drag. */
  const click = (event: MouseEvent) => {
    if (wasDragged) event.stopPropagation();
    wasDragged = false;
  };
  pane.addEventListener('pointerdown', start, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', lift, { signal });
  pane.addEventListener('click', click, { signal, capture: true });
  pane.addEventListener('contextmenu', (event) => hands().canEdit() && event.preventDefault(), { signal });
}

/**
 * Adds keyboard shortcuts: a letter selects the tile of that kind, with Shift the leader; Delete removes a
 * piece.
 */
export function bindShortcuts(
  frame: HTMLElement,
  hands: () => GestureHandlers,
  letters: ColourLetters,
  signal: AbortSignal,
) {
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    const space = findSpaceName(target);
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (event.ctrlKey || event.metaKey || event.altKey || isField) return;
    const colour = colourOf(key, letters);
    const isDone = colour
      ? hands().selectPiece(colour, shiftKey)
      : (key === 'Delete' || key === 'Backspace') && space !== undefined && hands().canEdit();
    if (!isDone) return;
    if (!colour && space !== undefined) hands().removePiece(space);
    event.preventDefault();
  };
  frame.addEventListener('keydown', press, { signal });
}

/** The colour for the letter of a key in the language of the page; a plain Z also matches Ż. */
function colourOf(key: string, letters: ColourLetters): Colour | undefined {
  const typed = plain(key);
  return entriesOf(letters).find(([, letter]) => plain(letter) === typed)?.[0];
}

const plain = (letter: string) => letter.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
