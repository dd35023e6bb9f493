import type { ComponentChildren, RefObject, TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { MAP_ICONS } from '../../drawings/map-icons.ts';
import type { Translator } from '../../i18n/translator.ts';
import { queryElement } from '../browser/query-element.ts';
import { runAfterPaint } from '../browser/run-after-paint.ts';
import { PathIcon } from '../icons.tsx';
import { SquareButton } from '../SquareButton.tsx';
import { type Cell, Cells, type DrawnCells, type SpaceCentre } from './Cells.tsx';
import { MapRow } from './MapRow.tsx';
import { type BoardZoom, type DrawingSize, useZoom } from './use-zoom.ts';

/**
 * The id of the description of the board for screen readers, which the lazy-loaded reader of the board
 * renders.
 */
export const BOARD_HINT_ID = 'board-keys';

/** Undoes the effect of a tap. */
export type Undo = () => void;

/**
 * Scrolls or zooms so that some spaces are visible. Called again after each change of scale until it does
 * nothing.
 */
export type AutoZoom = (pane: HTMLElement, zoom: BoardZoom) => void;

/** The direction of an arrow key. */
export type ArrowDirection = 'left' | 'right' | 'up' | 'down';

interface Props<S extends SpaceCentre> {
  readonly frame: DrawingSize;
  readonly rows: readonly (readonly S[])[];
  /** Returns the drawing of a space. Must be the same function while nothing on the board changes. */
  readonly cellOf: (spot: S) => Cell;
  /** The space that an arrow key moves to. */
  step(from: string, way: ArrowDirection): string;
  /** Drawn below the spaces. */
  readonly background?: ComponentChildren;
  /** Drawn above the spaces. */
  readonly above: ComponentChildren;
  readonly title: string;
  /** The id of an element that describes the board for screen readers. */
  readonly describedBy?: string | undefined;
  /** Whether the page was prerendered with exactly this drawing, so that the first render can hydrate it. */
  readonly isDrawn: boolean;
  /**
   * Handles a tap on a space and returns a callback that undoes it, if it changed anything. A double tap
   * undoes the first tap and zooms in, or shows the whole board again.
   */
  tap(space: string): Undo | undefined;
  /**
   * Adds further event listeners to the board and returns a callback that removes them. Must be stable
   * between renders.
   */
  readonly bindGestures?: ((pane: HTMLElement) => () => void) | undefined;
  /** Brings spaces into view. A new function for other spaces. */
  readonly autoZoom?: AutoZoom | undefined;
  /** Draws labels along the edges for a given scale. Must be stable between renders. */
  readonly drawEdgeLabels?: ((scale: number | null) => ComponentChildren) | undefined;
  readonly t: Translator<'map'>;
}

const WAYS: Readonly<Record<string, ArrowDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const DOUBLE_TAP = 300;
/** A board below this size, in units of the drawing, is not stretched over a wide screen. */
const SMALL = 160;

/**
 * A board as an SVG that can be tapped and navigated with arrow keys. Contains no rules and is independent of
 * the game.
 */
export function InteractiveBoard<S extends SpaceCentre>(props: Props<S>) {
  const { frame, rows, cellOf, above, title, isDrawn, autoZoom, drawEdgeLabels, bindGestures, t } = props;
  const pane = useRef<HTMLDivElement>(null);
  const zoom = useZoom(pane, frame);
  const { scale } = zoom;
  useLayoutEffect(() => {
    if (pane.current) autoZoom?.(pane.current, zoom);
  }, [autoZoom, scale]);
  useEffect(() => (bindGestures && pane.current ? bindGestures(pane.current) : undefined), [bindGestures]);
  const { here, click, press, follow } = useSpaceInput(props, pane, zoom);
  const edgeLabels = useMemo(() => drawEdgeLabels?.(scale), [drawEdgeLabels, scale]);
  const fitted = Math.max(frame.width, frame.height) < SMALL ? 'board small' : 'board';
  const size = scale === null ? {} : { width: frame.width * scale, height: frame.height * scale };
  return (
    <div class="map">
      <div class={scale === null ? 'pane fitted' : 'pane'} ref={pane}>
        <svg
          role="none"
          class={scale === null ? fitted : 'board close'}
          viewBox={`${-frame.margin} ${-frame.margin} ${frame.width} ${frame.height}`}
          {...size}
          onClick={click}
          onKeyDown={press}
          onFocusIn={follow}
        >
          {props.background}
          <Grid
            rows={rows}
            title={title}
            describedBy={props.describedBy}
            here={here}
            cellOf={cellOf}
            isDrawn={isDrawn}
          />
          {above}
        </svg>
        {edgeLabels}
      </div>
      <ZoomButtons zoom={zoom} t={t} />
    </div>
  );
}

/** Buttons that zoom in, zoom out, and fit the whole board. */
function ZoomButtons({ zoom, t }: { readonly zoom: BoardZoom; readonly t: Translator<'map'> }) {
  return (
    <div class="zoom">
      <SquareButton place="step" label={t('zoom-in')} press={() => zoom.zoomBy(1.6)}>
        <PathIcon path={MAP_ICONS.closer} size={22} />
      </SquareButton>
      <SquareButton place="step" label={t('zoom-out')} press={() => zoom.zoomBy(1 / 1.6)}>
        <PathIcon path={MAP_ICONS.farther} size={22} />
      </SquareButton>
      <SquareButton label={t('zoom-fit')} press={zoom.fit}>
        <PathIcon path={MAP_ICONS.fit} size={22} />
      </SquareButton>
    </div>
  );
}

/** Returns the space that Tab focuses, and the handlers of clicks, keys and focus on the board. */
function useSpaceInput<S extends SpaceCentre>(
  { rows, step, tap }: Props<S>,
  pane: RefObject<HTMLElement>,
  zoom: BoardZoom,
) {
  const [at, setAt] = useState<string | null>(null);
  const handleTap = useDoubleTap(pane, zoom, tap);
  const isThere = at !== null && rows.some((row) => row.some(({ name }) => name === at));
  const here = isThere ? at : rows[0]?.[0]?.name;
  const click = (event: MouseEvent) => {
    const space = findSpaceName(event.target);
    if (space === undefined) return;
    setAt(space);
    handleTap(space, event);
  };
  const press = (event: TargetedKeyboardEvent<SVGSVGElement>) => {
    const way = WAYS[event.key];
    // A screen reader may have focused another space.
    const from = findSpaceName(event.target) ?? here;
    if (from === undefined) return; // a board without spaces
    if (way) {
      focusSpace(event.currentTarget, step(from, way));
    } else if (event.key === 'Enter' || event.key === ' ') tap(from);
    else if (event.key === '+') zoom.zoomBy(1.4);
    else if (event.key === '-') zoom.zoomBy(1 / 1.4);
    else if (event.key === '0') zoom.fit();
    else return;
    event.preventDefault();
  };
  /** Tab returns to the space that had the focus last. */
  const follow = (event: FocusEvent) => {
    const space = findSpaceName(event.target);
    if (space !== undefined) setAt(space);
  };
  return { here, click, press, follow };
}

/**
 * Returns a handler of taps. A double tap undoes the first tap and zooms in, or shows the whole board again.
 */
function useDoubleTap(
  pane: RefObject<HTMLElement>,
  zoom: BoardZoom,
  tap: (space: string) => Undo | undefined,
) {
  const lastTap = useRef<{ space: string; time: number; undo: Undo | undefined } | null>(null);
  const forgetLastTap = () => {
    lastTap.current = null;
  };
  useEffect(() => listenOutside(pane, forgetLastTap), []);
  return (space: string, event: MouseEvent) => {
    const isByKey = event.detail === 0;
    const time = event.timeStamp;
    const first = lastTap.current;
    lastTap.current = null;
    if (!isByKey && first?.space === space && time - first.time < DOUBLE_TAP) {
      first.undo?.();
      return zoom.scale === null ? zoom.zoomToTap(event) : zoom.fit();
    }
    lastTap.current = { space, time, undo: tap(space) };
  };
}

interface GridProps<S extends SpaceCentre>
  extends Pick<Props<S>, 'rows' | 'title' | 'describedBy' | 'cellOf' | 'isDrawn'> {
  /** The space that Tab focuses (roving tabindex). */
  readonly here: string | undefined;
}

/** All spaces, row by row. */
function Grid<S extends SpaceCentre>(props: GridProps<S>) {
  const { rows, title, describedBy, here, cellOf, isDrawn } = props;
  const drawn = useRef<DrawnCells<S>>(new Map());
  const hydrated = useHydratedRows(rows.length, isDrawn);
  return (
    <g role="grid" aria-label={title} aria-describedby={describedBy}>
      {rows.map((row, i) => (
        <MapRow key={row[0]?.name} isHydrated={i < hydrated}>
          <Cells row={row} here={here} cellOf={cellOf} drawn={drawn.current} />
        </MapRow>
      ))}
    </g>
  );
}

/** Calls the handler for clicks outside the board. Returns a callback that stops listening. */
function listenOutside(pane: RefObject<HTMLElement>, handler: () => void): () => void {
  const done = new AbortController();
  const click = ({ target }: MouseEvent) => {
    if (!(target instanceof Node && pane.current?.contains(target))) handler();
  };
  document.addEventListener('click', click, { signal: done.signal, capture: true });
  return () => done.abort();
}

/**
 * Number of hydrated rows; the others still show their prerendered HTML. Hydrates two rows per task, because
 * hydrating 203 spaces at once delays taps on a slow phone.
 */
function useHydratedRows(rows: number, isDrawn: boolean): number {
  const [hydrated, setHydrated] = useState(isDrawn ? 0 : Number.POSITIVE_INFINITY);
  useEffect(
    () => (hydrated < rows ? runAfterPaint(() => setHydrated(hydrated + 2)) : undefined),
    [hydrated, rows],
  );
  return hydrated;
}

/** Returns the name of the space that an element of the drawing belongs to. */
export function findSpaceName(part: EventTarget | null): string | undefined {
  const cell = part instanceof Element ? part.closest('[data-space]') : null;
  return cell instanceof SVGElement ? cell.dataset['space'] : undefined;
}

/** Focuses a space and scrolls it into view. */
export function focusSpace(board: Element, space: string): void {
  const cell = queryElement(`[data-space="${space}"]`, SVGGElement, board);
  cell.focus({ preventScroll: true });
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
