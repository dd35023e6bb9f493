import type { RefObject, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { homographyOf, isClockwise, mapped, type Point, type Quad } from '../../drawings/homography.ts';
import { CORNERS, type Layout, type Spot } from '../../drawings/huang/layout.ts';
import { placeOf } from '../../explain/huang/place.ts';
import type { Translator } from '../../i18n/translator.ts';
import { elementsAt } from '../../ui/element.ts';
import { Loupe } from './PhotoLoupe.tsx';
import type { Ends } from './photo-ends.ts';

interface Props {
  readonly picture: HTMLCanvasElement;
  readonly layout: Layout;
  readonly ends: Ends;
  readonly corners: Quad;
  setCorners(corners: Quad): void;
  readonly t: Translator<'huang-photo'>;
}

/** Index of a corner. */
export type Corner = 0 | 1 | 2 | 3;
const ALL = [0, 1, 2, 3] as const;

/** Maximum height of the picture, in percent of the screen. */
const HIGH = 52;
/** Within this distance a finger picks up a corner without making it jump, in pixels of the page. */
const HOLD = 44;
/** How far an arrow key moves a corner, and with Shift; as fractions of the longer side of the picture. */
const STEP = 0.005;
const FINE = 0.001;

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * A photo with the grid of the board over it. The user drags its four corners to the right spaces or moves
 * them by arrow keys.
 */
export function PhotoCorners({ picture, layout, ends, corners, setCorners, t }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Corner | null>(null);
  const move = (corner: Corner, to: Point) => setCorners(movedTo(corners, corner, within(picture, to)));
  useShape(stage, picture);
  const drag = useDrag({ picture, corners, held, setHeld, move });
  const press = (corner: Corner) => (event: TargetedKeyboardEvent<HTMLElement>) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const far = (event.shiftKey ? FINE : STEP) * Math.max(picture.width, picture.height);
    setHeld(corner);
    move(corner, { x: corners[corner].x + way.x * far, y: corners[corner].y + way.y * far });
  };
  return (
    <div class="photo-stage" ref={stage} {...drag}>
      <Picture picture={picture} />
      <Net picture={picture} layout={layout} ends={ends} corners={corners} />
      {ALL.map((corner) => (
        <Ring
          key={corner}
          place={placeOf(ends[corner].name)}
          at={corners[corner]}
          picture={picture}
          press={press(corner)}
          leave={() => setHeld(null)}
          t={t}
        />
      ))}
      {held !== null && <Loupe picture={picture} at={corners[held]} stage={stage} />}
      <span role="status" class="unseen">
        {held !== null && sayPlace(corners[held], ends[held], picture, t)}
      </span>
    </div>
  );
}

/** Gives the container the aspect ratio of the picture. */
function useShape(stage: RefObject<HTMLElement>, { width, height }: HTMLCanvasElement): void {
  useLayoutEffect(() => {
    if (!stage.current) return;
    const ratio = width / height;
    stage.current.style.aspectRatio = `${ratio}`;
    stage.current.style.width = `min(100%, ${HIGH * ratio}vh)`;
  }, [width, height]);
}

interface RingProps extends Pick<Props, 'picture' | 't'> {
  readonly place: string;
  readonly at: Point;
  press(event: TargetedKeyboardEvent<HTMLElement>): void;
  leave(): void;
}

/** A corner handle: a ring around the centre of a space. */
function Ring({ place, at, picture, press, leave, t }: RingProps) {
  const ring = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!ring.current) return;
    ring.current.style.left = `${(100 * at.x) / picture.width}%`;
    ring.current.style.top = `${(100 * at.y) / picture.height}%`;
  }, [at, picture]);
  return (
    <button
      type="button"
      class="photo-corner"
      ref={ring}
      aria-label={t('photo-corner', { place })}
      aria-describedby="photo-hint"
      onKeyDown={press}
      onBlur={leave}
    >
      {place}
    </button>
  );
}

function sayPlace({ x, y }: Point, end: Spot, picture: HTMLCanvasElement, t: Props['t']): string {
  const percent = (part: number, whole: number) => Math.round((100 * part) / whole);
  return t('photo-at', {
    place: placeOf(end.name),
    left: percent(x, picture.width),
    top: percent(y, picture.height),
  });
}

function within({ width, height }: HTMLCanvasElement, { x, y }: Point): Point {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
}

function movedTo([a, b, c, d]: Quad, corner: Corner, to: Point): Quad {
  const one = (at: Corner, before: Point) => (at === corner ? to : before);
  return [one(0, a), one(1, b), one(2, c), one(3, d)];
}

interface Dragging extends Pick<Props, 'picture' | 'corners'> {
  readonly held: Corner | null;
  setHeld(corner: Corner | null): void;
  move(corner: Corner, to: Point): void;
}

/**
 * Drags the corner nearest to the pointer. A corner farther away than the limit jumps to the pointer first.
 */
function useDrag({ picture, corners, held, setHeld, move }: Dragging) {
  const grip = useRef<Point | null>(null);
  const pointAt = (event: TargetedPointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const at = {
      x: ((event.clientX - left) / width) * picture.width,
      y: ((event.clientY - top) / height) * picture.height,
    };
    return { at, hold: (HOLD / width) * picture.width };
  };
  const end = () => {
    grip.current = null;
    setHeld(null);
  };
  return {
    onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.preventDefault();
      const { at, hold } = pointAt(event);
      const corner = nearest(corners, at);
      const apart = { x: corners[corner].x - at.x, y: corners[corner].y - at.y };
      const isFar = Math.hypot(apart.x, apart.y) > hold;
      grip.current = isFar ? { x: 0, y: 0 } : apart;
      event.currentTarget.setPointerCapture(event.pointerId);
      elementsAt('button', HTMLButtonElement, event.currentTarget)[corner]?.focus({ preventScroll: true });
      setHeld(corner);
      if (isFar) move(corner, at);
    },
    onPointerMove: (event: TargetedPointerEvent<HTMLElement>) => {
      if (held === null || !grip.current) return;
      const { at } = pointAt(event);
      move(held, { x: at.x + grip.current.x, y: at.y + grip.current.y });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

function nearest(corners: Quad, to: Point): Corner {
  const far = (corner: Corner) => Math.hypot(corners[corner].x - to.x, corners[corner].y - to.y);
  return ALL.reduce<Corner>((best, one) => (far(one) < far(best) ? one : best), 0);
}

/** Maximum length of the longer side of the picture on the screen, in pixels. */
const SHARP = 1400;

/** Draws the picture once on a canvas. */
function Picture({ picture }: Pick<Props, 'picture'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const scale = Math.min(1, SHARP / Math.max(picture.width, picture.height));
    place.width = picture.width * scale;
    place.height = picture.height * scale;
    place.getContext('2d')?.drawImage(picture, 0, 0, place.width, place.height);
  }, [picture]);
  return <canvas ref={canvas} />;
}

type NetProps = Pick<Props, 'picture' | 'layout' | 'ends' | 'corners'>;

/** The spaces of the board projected onto the picture, rivers in blue. */
function Net({ picture, layout, ends, corners }: NetProps) {
  if (!isClockwise(corners)) return null;
  const lie = homographyOf(ends, corners);
  const outline = ({ x, y }: Spot) =>
    `M${CORNERS.map(([right, down]) => {
      const point = mapped(lie, { x: x + right, y: y + down });
      return `${Math.round(point.x)} ${Math.round(point.y)}`;
    }).join('L')}Z`;
  const pathOf = (kind: Spot['kind']) =>
    layout.spots
      .filter((spot) => spot.kind === kind)
      .map(outline)
      .join('');
  return (
    <svg class="photo-net" viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
      <path d={pathOf('.')} />
      <path class="river" d={pathOf('~')} />
      <path class="capital" d={pathOf('C')} />
    </svg>
  );
}
