import { queryElements } from '../../../../ui/browser/query-element.ts';
import { HEX_HALF_WIDTH } from '../../drawings/layout.ts';
import { makePlaceLabel } from '../../explain/place-label.ts';

/** A magnified part of the board, shown above the finger that covers it. */
export interface BoardLoupe {
  /**
   * Shows the area around a point of the page and the name of its space; `space` is undefined outside the
   * board.
   */
  show(at: { readonly clientX: number; readonly clientY: number }, space: string | undefined): void;
  hide(): void;
}

const SVG = 'http://www.w3.org/2000/svg';
/** Diameter and distance of its centre from the finger, in pixels; then the width of a space in it. */
const SIZE = 132;
const ABOVE = 104;
const SPACE = 52;
/** Radius of the magnified area, in units of the drawing. */
const REACH = (SIZE / 2 / SPACE + 1.2) * HEX_HALF_WIDTH * 2;

/** Creates a loupe for a board. It clones the SVG of the spaces and is hidden from screen readers. */
export function createBoardLoupe(pane: HTMLElement): BoardLoupe {
  const lens = document.createElement('div');
  lens.className = 'loupe';
  lens.ariaHidden = 'true';
  return {
    show(at, space) {
      const board = pane.querySelector('svg.board');
      const spread = board instanceof SVGSVGElement ? board.getScreenCTM() : null;
      if (!(board instanceof SVGSVGElement) || !spread) return;
      const { x, y } = new DOMPoint(at.clientX, at.clientY).matrixTransform(spread.inverse());
      const span = (SIZE / SPACE) * HEX_HALF_WIDTH * 2;
      lens.innerHTML = '';
      lens.append(cloneSpaces(board, { x, y }, span), createNameLabel(space));
      const { left, top } = computeLoupePlace(at);
      lens.style.transform = `translate(${left}px, ${top}px)`;
      if (!lens.isConnected) pane.closest('.tool-main')?.append(lens);
    },
    hide: () => lens.remove(),
  };
}

/** Position of the loupe: above the finger, or next to it if there is no room. */
function computeLoupePlace({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) {
  const top = clientY - ABOVE - SIZE / 2;
  if (top >= 0) return { left: clampLeft(clientX - SIZE / 2), top };
  const isLeft = clientX > innerWidth / 2;
  return { left: clampLeft(clientX + (isLeft ? -ABOVE : ABOVE) - SIZE / 2), top: Math.max(0, top) };
}

const clampLeft = (left: number) => Math.min(Math.max(left, 4), innerWidth - SIZE - 4);

/** Clones the spaces around a point and everything drawn over them. */
function cloneSpaces(board: SVGSVGElement, { x, y }: { x: number; y: number }, span: number): SVGElement {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', `${x - span / 2} ${y - span / 2} ${span} ${span}`);
  const near = queryElements('.cell', SVGGElement, board).filter((cell) => {
    const matrix = cell.transform.baseVal.consolidate()?.matrix;
    return matrix && Math.hypot(matrix.e - x, matrix.f - y) < REACH;
  });
  const targeted = near.filter(({ classList }) => classList.contains('aimed')); // its ring overlaps others
  for (const one of [...near, ...targeted, ...queryElements('.above', SVGGElement, board)])
    picture.append(stripAttributes(one.cloneNode(true)));
  const point = document.createElementNS(SVG, 'circle');
  for (const [name, value] of Object.entries({ class: 'point', cx: x, cy: y, r: 1.4 }))
    point.setAttribute(name, `${value}`);
  picture.append(point);
  return picture;
}

/** Removes name, role and focus from a clone, so that it is not found as a space. */
function stripAttributes(copy: Node): Node {
  if (copy instanceof Element)
    for (const name of ['data-space', 'role', 'tabindex', 'aria-label']) copy.removeAttribute(name);
  return copy;
}

function createNameLabel(space: string | undefined): HTMLElement {
  const name = document.createElement('b');
  name.textContent = space === undefined ? '×' : makePlaceLabel(space);
  return name;
}
