import type { Colour } from '../../engine/huang/vocabulary.ts';
import { entriesOf } from '../../engine/record.ts';
import { spaceOf } from '../../ui/map.tsx';
import type { Letters } from './Drawing.tsx';
import { aimAt, gap, type Hands, type Point, SLACK, spacesBetween } from './pointing.ts';

/**
 * Listens to a mouse on the board, beside its clicks: dragged, it moves what lies there, off the board away, or paints as a
 * finger does; its right button takes a piece away.
 */
export function listenToMouse(pane: HTMLElement, hands: () => Hands, signal: AbortSignal): void {
  let begun: { readonly at: Point; readonly from: string; readonly carries: boolean } | null = null;
  let spaces: readonly string[] = [];
  let wasDragged = false;
  const start = (event: PointerEvent) => {
    wasDragged = false;
    const [from] = spacesBetween(pane, event, event);
    if (event.pointerType !== 'mouse' || from === undefined) return;
    if (event.button === 2) return hands().clear(from);
    const carries = hands().carries(from);
    if (event.button === 0 && (carries || hands().paints())) begun = { at: event, from, carries };
  };
  const move = (event: PointerEvent) => {
    if (!begun || (!wasDragged && gap(begun.at, event) < SLACK)) return;
    const way = spacesBetween(pane, wasDragged ? event : begun.at, event);
    wasDragged = true;
    spaces = begun.carries ? way.slice(-1) : [...new Set([...spaces, ...way])];
    aimAt(pane, spaces);
  };
  const lift = () => {
    if (begun && wasDragged) {
      if (begun.carries) hands().carry(begun.from, spaces[0]);
      else hands().paint(spaces);
    }
    begun = null;
    spaces = [];
    aimAt(pane, spaces);
  };
  /** Where a drag ends, nothing is clicked. */
  const click = (event: MouseEvent) => {
    if (wasDragged) event.stopPropagation();
    wasDragged = false;
  };
  pane.addEventListener('pointerdown', start, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', lift, { signal });
  pane.addEventListener('click', click, { signal, capture: true });
  pane.addEventListener('contextmenu', (event) => hands().edits() && event.preventDefault(), { signal });
}

/** Listens to keys: a letter takes up the tile of that kind, with Shift the leader; Delete takes a piece away. */
export function listenToKeys(frame: HTMLElement, hands: () => Hands, letters: Letters, signal: AbortSignal) {
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    const space = spaceOf(target);
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (event.ctrlKey || event.metaKey || event.altKey || isField) return;
    const colour = colourOf(key, letters);
    const isDone = colour
      ? hands().takeUp(colour, shiftKey)
      : (key === 'Delete' || key === 'Backspace') && space !== undefined && hands().edits();
    if (!isDone) return;
    if (!colour && space !== undefined) hands().clear(space);
    event.preventDefault();
  };
  frame.addEventListener('keydown', press, { signal });
}

/** The colour whose letter a key has, in the page's language; a plain Z does for a Ż. */
function colourOf(key: string, letters: Letters): Colour | undefined {
  const typed = plain(key);
  return entriesOf(letters).find(([, letter]) => plain(letter) === typed)?.[0];
}

const plain = (letter: string) => letter.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
