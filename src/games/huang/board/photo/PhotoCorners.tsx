import type { RefObject, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  computeHomography,
  isClockwise,
  mapQuad,
  type PlanePoint,
  projectPoint,
  type Quad,
} from '../../../../drawings/homography.ts';
import type { Translator } from '../../../../i18n/translator.ts';
import { queryElements } from '../../../../ui/browser/query-element.ts';
import { type BoardLayout, type BoardSpot, HEX_CORNERS } from '../../drawings/layout.ts';
import { makePlaceLabel } from '../../explain/place-label.ts';
import type { CornerSpaces } from './corner-spaces.ts';
import { PhotoLoupe } from './PhotoLoupe.tsx';

interface Props {
  readonly picture: HTMLCanvasElement;
  readonly layout: BoardLayout;
  readonly ends: CornerSpaces;
  readonly corners: Quad;
  setCorners(corners: Quad): void;
  readonly t: Translator<'huang-photo'>;
}

/** Index of a corner of the board in a photo. */
export type CornerIndex = 0 | 1 | 2 | 3;
const CORNERS = [0, 1, 2, 3] as const;

/** Maximum height of the picture, in percent of the screen. */
const MAX_HEIGHT = 52;
/** Within this distance a finger picks up a corner without making it jump, in pixels of the page. */
const GRAB_DISTANCE = 44;
/** How far an arrow key moves a corner, and with Shift; as fractions of the longer side of the picture. */
const STEP = 0.005;
const FINE_STEP = 0.001;

const ARROW_DIRECTIONS: Readonly<Record<string, PlanePoint>> = {
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
  const [held, setHeld] = useState<CornerIndex | null>(null);
  const move = (corner: CornerIndex, to: PlanePoint) =>
    setCorners(mapQuad(corners, (before, at) => (at === corner ? clampPoint(picture, to) : before)));
  useAspectRatio(stage, picture);
  const drag = useDrag({ picture, corners, held, setHeld, move });
  const press = (corner: CornerIndex) => (event: TargetedKeyboardEvent<HTMLElement>) => {
    const way = ARROW_DIRECTIONS[event.key];
    if (!way) return;
    event.preventDefault();
    const far = (event.shiftKey ? FINE_STEP : STEP) * Math.max(picture.width, picture.height);
    setHeld(corner);
    move(corner, { x: corners[corner].x + way.x * far, y: corners[corner].y + way.y * far });
  };
  return (
    <div class="photo-stage" ref={stage} {...drag}>
      <Picture picture={picture} />
      <BoardGrid picture={picture} layout={layout} ends={ends} corners={corners} />
      {CORNERS.map((corner) => (
        <CornerHandle
          key={corner}
          place={makePlaceLabel(ends[corner].name)}
          at={corners[corner]}
          picture={picture}
          press={press(corner)}
          leave={() => setHeld(null)}
          t={t}
        />
      ))}
      {held !== null && <PhotoLoupe picture={picture} at={corners[held]} stage={stage} />}
      <span role="status" class="visually-hidden">
        {held !== null && describeCorner(corners[held], ends[held], picture, t)}
      </span>
    </div>
  );
}

/** Gives the container the aspect ratio of the picture. */
function useAspectRatio(stage: RefObject<HTMLElement>, { width, height }: HTMLCanvasElement): void {
  useLayoutEffect(() => {
    if (!stage.current) return;
    const ratio = width / height;
    stage.current.style.aspectRatio = `${ratio}`;
    stage.current.style.width = `min(100%, ${MAX_HEIGHT * ratio}vh)`;
  }, [width, height]);
}

interface CornerHandleProps extends Pick<Props, 'picture' | 't'> {
  readonly place: string;
  readonly at: PlanePoint;
  press(event: TargetedKeyboardEvent<HTMLElement>): void;
  leave(): void;
}

/** A corner handle: a ring around the centre of a space. */
function CornerHandle({ place, at, picture, press, leave, t }: CornerHandleProps) {
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

function describeCorner(
  { x, y }: PlanePoint,
  end: BoardSpot,
  picture: HTMLCanvasElement,
  t: Props['t'],
): string {
  const percent = (part: number, whole: number) => Math.round((100 * part) / whole);
  return t('photo-at', {
    place: makePlaceLabel(end.name),
    left: percent(x, picture.width),
    top: percent(y, picture.height),
  });
}

function clampPoint({ width, height }: HTMLCanvasElement, { x, y }: PlanePoint): PlanePoint {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
}

interface DragInputs extends Pick<Props, 'picture' | 'corners'> {
  readonly held: CornerIndex | null;
  setHeld(corner: CornerIndex | null): void;
  move(corner: CornerIndex, to: PlanePoint): void;
}

/**
 * Drags the corner nearest to the pointer. A corner farther away than the limit jumps to the pointer first.
 */
function useDrag({ picture, corners, held, setHeld, move }: DragInputs) {
  const gripOffset = useRef<PlanePoint | null>(null);
  const toPicturePoint = (event: TargetedPointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const at = {
      x: ((event.clientX - left) / width) * picture.width,
      y: ((event.clientY - top) / height) * picture.height,
    };
    return { at, hold: (GRAB_DISTANCE / width) * picture.width };
  };
  const end = () => {
    gripOffset.current = null;
    setHeld(null);
  };
  return {
    onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.preventDefault();
      const { at, hold } = toPicturePoint(event);
      const corner = findNearestCorner(corners, at);
      const apart = { x: corners[corner].x - at.x, y: corners[corner].y - at.y };
      const isFar = Math.hypot(apart.x, apart.y) > hold;
      gripOffset.current = isFar ? { x: 0, y: 0 } : apart;
      event.currentTarget.setPointerCapture(event.pointerId);
      queryElements('button', HTMLButtonElement, event.currentTarget)[corner]?.focus({ preventScroll: true });
      setHeld(corner);
      if (isFar) move(corner, at);
    },
    onPointerMove: (event: TargetedPointerEvent<HTMLElement>) => {
      if (held === null || !gripOffset.current) return;
      const { at } = toPicturePoint(event);
      move(held, { x: at.x + gripOffset.current.x, y: at.y + gripOffset.current.y });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

function findNearestCorner(corners: Quad, to: PlanePoint): CornerIndex {
  const far = (corner: CornerIndex) => Math.hypot(corners[corner].x - to.x, corners[corner].y - to.y);
  return CORNERS.reduce<CornerIndex>((best, one) => (far(one) < far(best) ? one : best), 0);
}

/** Maximum length of the longer side of the picture on the screen, in pixels. */
const MAX_CANVAS_SIZE = 1400;

/** Draws the picture once on a canvas. */
function Picture({ picture }: Pick<Props, 'picture'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const scale = Math.min(1, MAX_CANVAS_SIZE / Math.max(picture.width, picture.height));
    target.width = picture.width * scale;
    target.height = picture.height * scale;
    target.getContext('2d')?.drawImage(picture, 0, 0, target.width, target.height);
  }, [picture]);
  return <canvas ref={canvas} />;
}

type BoardGridProps = Pick<Props, 'picture' | 'layout' | 'ends' | 'corners'>;

/** The spaces of the board projected onto the picture, rivers in blue. */
function BoardGrid({ picture, layout, ends, corners }: BoardGridProps) {
  if (!isClockwise(corners)) return null;
  const homography = computeHomography(ends, corners);
  const outlineSpace = ({ x, y }: BoardSpot) =>
    `M${HEX_CORNERS.map(([right, down]) => {
      const point = projectPoint(homography, { x: x + right, y: y + down });
      return `${Math.round(point.x)} ${Math.round(point.y)}`;
    }).join('L')}Z`;
  const makePath = (kind: BoardSpot['kind']) =>
    layout.spots
      .filter((spot) => spot.kind === kind)
      .map(outlineSpace)
      .join('');
  return (
    <svg class="photo-net" viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
      <path d={makePath('.')} />
      <path class="river" d={makePath('~')} />
      <path class="capital" d={makePath('C')} />
    </svg>
  );
}
