import type { ComponentChildren, RefObject, TargetedKeyboardEvent, VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { MAP_ICONS } from '../drawings/map-icons.ts';
import type { Translator } from '../i18n/translator.ts';
import { afterPaint } from './after-paint.ts';
import { elementAt } from './element.ts';
import { Key } from './key.tsx';
import { MapRow } from './map-row.tsx';
import { PathSign } from './signs.tsx';
import { type Frame, useZoom, type Zoom } from './zoom.ts';

/** Where a space is drawn: its centre. */
export interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Undoes what a tap did. */
export type TakeBack = () => void;

/** Brings some spaces into view; asked again at each other scale, until it has nothing to do. */
export type Reveal = (pane: HTMLElement, zoom: Zoom) => void;

export type Way = 'left' | 'right' | 'up' | 'down';

/** What is drawn on a space. */
interface Cell {
  /** What the space is and what lies on it, for those who do not see it. */
  readonly label: string;
  /** Different whenever the drawing is. */
  readonly key: string;
  draw(): ComponentChildren;
}

interface Props<S extends Spot> {
  readonly frame: Frame;
  readonly rows: readonly (readonly S[])[];
  /** The same function for as long as nothing on the board changes. */
  readonly cellOf: (spot: S) => Cell;
  /** The space that an arrow key goes to. */
  step(from: string, way: Way): string;
  /** What lies under the spaces, if anything. */
  readonly under?: ComponentChildren;
  /** What lies over the spaces. */
  readonly above: ComponentChildren;
  readonly title: string;
  /** The page came with it drawn, as its first drawing here is. */
  readonly isDrawn: boolean;
  /**
   * Takes a tap, however small the spaces are, and says how to take back what it did, if anything: two quick taps on a
   * space come closer, or show the whole board, instead.
   */
  tap(space: string): TakeBack | undefined;
  /** Listens to more than taps on the board; gives what ends it. The same function for as long as it stays so. */
  readonly attend?: ((pane: HTMLElement) => () => void) | undefined;
  /** Another function whenever other spaces are to be seen. */
  readonly reveal?: Reveal | undefined;
  /** Draws names along the edges, for the scale that the board has; the same function as long as they stay so. */
  readonly rim?: ((scale: number | null) => ComponentChildren) | undefined;
  readonly t: Translator<'map'>;
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const DOUBLE_TAP = 300;

/** A board as a picture to be tapped and a grid to be walked with arrow keys; it knows no rule and no game. */
export function BoardPicture<S extends Spot>(props: Props<S>) {
  const { frame, rows, cellOf, step, above, title, isDrawn, tap, reveal, rim, attend, t } = props;
  const pane = useRef<HTMLDivElement>(null);
  const zoom = useZoom(pane, frame);
  useLayoutEffect(() => {
    if (pane.current) reveal?.(pane.current, zoom);
  }, [reveal, zoom.scale]);
  useEffect(() => (attend && pane.current ? attend(pane.current) : undefined), [attend]);
  const [at, setAt] = useState<string | null>(null);
  const last = useRef<{ space: string; time: number; takeBack: TakeBack | undefined } | null>(null);
  const forgetLast = () => {
    last.current = null;
  };
  useEffect(() => listenOutside(pane, forgetLast), []);
  const drawn = useRef<DrawnCells<S>>(new Map());
  const awake = useAwakeRows(rows.length, isDrawn);
  const isThere = at !== null && rows.some((row) => row.some(({ name }) => name === at));
  const here = isThere ? at : rows[0]?.[0]?.name;

  const click = (event: MouseEvent) => {
    const space = spaceOf(event.target);
    if (space === undefined) return;
    setAt(space);
    const isByKey = event.detail === 0;
    const time = event.timeStamp;
    const first = last.current;
    last.current = null;
    if (!isByKey && first?.space === space && time - first.time < DOUBLE_TAP) {
      first.takeBack?.();
      return zoom.scale === null ? zoom.closeIn(event) : zoom.fit();
    }
    last.current = { space, time, takeBack: tap(space) };
  };
  const press = (event: TargetedKeyboardEvent<SVGSVGElement>) => {
    const way = WAYS[event.key];
    const from = spaceOf(event.target) ?? here; // a screen reader may have put the focus on another space
    if (from === undefined) return; // a board without spaces
    if (way) {
      const next = step(from, way);
      setAt(next);
      focusOn(event.currentTarget, next);
    } else if (event.key === 'Enter' || event.key === ' ') tap(from);
    else if (event.key === '+') zoom.closer(1.4);
    else if (event.key === '-') zoom.closer(1 / 1.4);
    else if (event.key === '0') zoom.fit();
    else return;
    event.preventDefault();
  };

  const { scale } = zoom;
  const names = useMemo(() => rim?.(scale), [rim, scale]);
  const size = scale === null ? {} : { width: frame.width * scale, height: frame.height * scale };
  return (
    <div class="map">
      <div class={scale === null ? 'pane fitted' : 'pane'} ref={pane}>
        <svg
          role="none"
          class={scale === null ? 'board' : 'board close'}
          viewBox={`${-frame.rim} ${-frame.rim} ${frame.width} ${frame.height}`}
          {...size}
          onClick={click}
          onKeyDown={press}
        >
          {props.under}
          <g role="grid" aria-label={title}>
            {rows.map((row, i) => (
              <MapRow key={row[0]?.name} isAwake={i < awake}>
                <Cells row={row} here={here} cellOf={cellOf} drawn={drawn.current} />
              </MapRow>
            ))}
          </g>
          {above}
        </svg>
        {names}
      </div>
      <div class="zoom">
        <Key place="step" label={t('zoom-in')} press={() => zoom.closer(1.6)}>
          <PathSign path={MAP_ICONS.closer} size={22} />
        </Key>
        <Key place="step" label={t('zoom-out')} press={() => zoom.closer(1 / 1.6)}>
          <PathSign path={MAP_ICONS.farther} size={22} />
        </Key>
        <Key label={t('zoom-fit')} press={zoom.fit}>
          <PathSign path={MAP_ICONS.fit} size={22} />
        </Key>
      </div>
    </div>
  );
}

/** Calls the handler at each click beside the board. Returns what stops it. */
function listenOutside(pane: RefObject<HTMLElement>, handler: () => void): () => void {
  const done = new AbortController();
  const click = ({ target }: MouseEvent) => {
    if (!(target instanceof Node && pane.current?.contains(target))) handler();
  };
  document.addEventListener('click', click, { signal: done.signal, capture: true });
  return () => done.abort();
}

/**
 * How many rows of a board are taken over; the others still stand as they came with the page. To take over a board of 203
 * spaces at once holds up taps on a slow phone, so that it is done two rows at a time.
 */
function useAwakeRows(rows: number, isDrawn: boolean): number {
  const [awake, setAwake] = useState(isDrawn ? 0 : Number.POSITIVE_INFINITY);
  useEffect(() => (awake < rows ? afterPaint(() => setAwake(awake + 2)) : undefined), [awake, rows]);
  return awake;
}

/** A cell as it was drawn. */
interface Drawn<S extends Spot> {
  readonly spot: S;
  readonly isHere: boolean;
  readonly cellOf: (spot: S) => Cell;
  readonly key: string;
  readonly drawing: VNode;
}

/** By the names of their spaces. */
type DrawnCells<S extends Spot> = Map<string, Drawn<S>>;

interface CellsProps<S extends Spot> {
  readonly row: readonly S[];
  /** The space that Tab goes to. */
  readonly here: string | undefined;
  readonly cellOf: (spot: S) => Cell;
  readonly drawn: DrawnCells<S>;
}

/** The cells of a row. One in which nothing has changed is given as it was drawn before: Preact then passes over it. */
function Cells<S extends Spot>({ row, here, cellOf, drawn }: CellsProps<S>) {
  const cell = (spot: S) => {
    const { name, x, y } = spot;
    const isHere = name === here;
    const before = drawn.get(name);
    if (before?.spot === spot && before.isHere === isHere && before.cellOf === cellOf) return before.drawing;
    const { label, key: kind, draw } = cellOf(spot);
    const key = [x, y, kind, label, isHere].join('|');
    const drawing =
      before?.key === key ? (
        before.drawing
      ) : (
        <g
          key={name}
          role="gridcell"
          class="cell"
          data-space={name}
          tabindex={isHere ? 0 : -1}
          aria-label={label}
          transform={`translate(${Number(x.toFixed(2))} ${Number(y.toFixed(2))})`}
        >
          {draw()}
        </g>
      );
    drawn.set(name, { spot, isHere, cellOf, key, drawing });
    return drawing;
  };
  return <>{row.map(cell)}</>;
}

/** The space to which a part of the drawing belongs. */
export function spaceOf(part: EventTarget | null): string | undefined {
  const cell = part instanceof Element ? part.closest('[data-space]') : null;
  return cell instanceof SVGElement ? cell.dataset['space'] : undefined;
}

function focusOn(board: Element, space: string): void {
  const cell = elementAt(`[data-space="${space}"]`, SVGGElement, board);
  cell.focus({ preventScroll: true });
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
