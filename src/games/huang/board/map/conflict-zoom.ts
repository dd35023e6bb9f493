import type { AutoZoom } from '../../../../ui/map/InteractiveBoard.tsx';
import type { DrawingSize } from '../../../../ui/map/use-zoom.ts';
import {
  type BoardLayout,
  type BoardSpot,
  HEX_HALF_WIDTH,
  HEX_RADIUS,
  listSpots,
} from '../../drawings/layout.ts';
import { measureBoard } from './BoardMap.tsx';
import { COORDINATE_STRIP } from './coordinates.tsx';
import type { MapScene } from './map-scene.ts';

/** Maximum width of a space after zooming in, in pixels. */
const MAX_SPACE_WIDTH = 64;
/** A board is small if its spaces have this width, in pixels, when the whole board is visible. */
const SMALL_BOARD_SPACE_WIDTH = 28;
/** On a phone a button covers a corner of the map; its width and height in pixels. */
const BUTTON_SIZE = 56;

/**
 * Creates a callback that zooms in to the spaces of a conflict once and keeps them clear of the phone's
 * button; later moves by the user are kept. Undefined if there is no conflict.
 */
export function createConflictZoom(scene: MapScene, layout: BoardLayout): AutoZoom | undefined {
  const spots = listSpots(layout, 'conflict' in scene ? scene.conflict : []);
  if (spots.length === 0) return undefined;
  const frame = measureBoard(layout);
  let calls = 0;
  return (pane, zoom) => {
    calls++;
    if (calls > 2) return;
    const fitted = Math.min(pane.clientWidth / frame.width, pane.clientHeight / frame.height);
    const { scale, left, top } = computeCamera(spots, pane, frame);
    const isSmall = fitted * frame.spaceWidth >= SMALL_BOARD_SPACE_WIDTH;
    if (scale <= fitted * (isSmall ? 1.3 : 1.05)) {
      calls = 2;
      return zoom.fit();
    }
    const now = zoom.scale ?? fitted;
    if (calls === 1 && Math.abs(scale / now - 1) > 0.001) return zoom.zoomBy(scale / now);
    calls = 2;
    pane.scrollTo({ left, top, behavior: 'instant' });
  };
}

/** Zoom factor and scroll position of the map. */
interface Camera {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

function computeCamera(spots: readonly BoardSpot[], pane: HTMLElement, frame: DrawingSize): Camera {
  const whole = fitCamera(pane.clientHeight, spots, pane, frame);
  const isPhone = matchMedia('(hover: none)').matches;
  const isFree = !isPhone || !spots.some((spot) => isCoveredByButton(spot, whole, pane, frame));
  return isFree ? whole : fitCamera(pane.clientHeight - BUTTON_SIZE, spots, pane, frame);
}

/**
 * The camera in which the spaces fill the upper part of the visible area, to the right of and below the edge
 * labels.
 */
function fitCamera(
  height: number,
  spots: readonly BoardSpot[],
  pane: HTMLElement,
  frame: DrawingSize,
): Camera {
  const { margin, spaceWidth } = frame;
  const room = { width: pane.clientWidth - COORDINATE_STRIP, height: height - COORDINATE_STRIP };
  const across = measureSpan(spots.map(({ x }) => x));
  const down = measureSpan(spots.map(({ y }) => y));
  const scale = Math.min(
    room.width / (across.length + HEX_HALF_WIDTH * 3),
    room.height / (down.length + HEX_RADIUS * 2.8),
    MAX_SPACE_WIDTH / spaceWidth,
  );
  return {
    scale,
    left: Math.max((across.middle + margin) * scale - COORDINATE_STRIP - room.width / 2, 0),
    top: Math.max((down.middle + margin) * scale - COORDINATE_STRIP - room.height / 2, 0),
  };
}

function measureSpan(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { length: most - least, middle: (least + most) / 2 };
}

/** Whether spaces are covered by the button in the lower corner on the side of the tapping hand. */
function isCoveredByButton(
  { x, y }: BoardSpot,
  { scale, left, top }: Camera,
  pane: HTMLElement,
  { margin }: DrawingSize,
): boolean {
  const isLeft = pane.closest('[data-hand="left"]') !== null;
  const at = (x + margin) * scale - left;
  const isInColumn = isLeft
    ? at - HEX_HALF_WIDTH * scale < BUTTON_SIZE
    : at + HEX_HALF_WIDTH * scale > pane.clientWidth - BUTTON_SIZE;
  return isInColumn && (y + margin + HEX_RADIUS) * scale - top > pane.clientHeight - BUTTON_SIZE;
}
