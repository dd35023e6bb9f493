import { CORNER, HALF, type Layout, type Spot, spotsIn } from '../../drawings/huang/layout.ts';
import type { Reveal } from '../../ui/map.tsx';
import type { Frame } from '../../ui/zoom.ts';
import { frameOf } from './BoardMap.tsx';
import { STRIP } from './Rim.tsx';
import type { Scene } from './scene.ts';

/** The widest that a space is drawn to fill the window, in pixels. */
const WIDEST = 64;
/** A phone's key lies over a corner of the map, so many pixels wide and high. */
const KEY = 56;

/**
 * Has the spaces on which a conflict is settled fill the window, once, none of them under the key of a phone; whoever moves
 * the map then is left alone. Nothing where there is no conflict: the map stays where people have it.
 */
export function filling(scene: Scene, layout: Layout): Reveal | undefined {
  const spots = spotsIn(layout, conflictIn(scene));
  if (spots.length === 0) return undefined;
  const frame = frameOf(layout);
  let turns = 0;
  return (pane, zoom) => {
    turns++;
    if (turns > 2) return;
    const fitted = Math.min(pane.clientWidth / frame.width, pane.clientHeight / frame.height);
    const { scale, left, top } = cameraOn(spots, pane, frame);
    if (scale <= fitted * 1.05) {
      turns = 2;
      return zoom.fit();
    }
    const now = zoom.scale ?? fitted;
    if (turns === 1 && Math.abs(scale / now - 1) > 0.001) return zoom.closer(scale / now);
    turns = 2;
    pane.scrollTo({ left, top, behavior: 'instant' });
  };
}

function conflictIn(scene: Scene): readonly string[] {
  if (scene.kind !== 'asking' && scene.kind !== 'settled') return [];
  return scene.conflict;
}

/** How near the map comes, and how far it is scrolled. */
interface Camera {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

function cameraOn(spots: readonly Spot[], pane: HTMLElement, frame: Frame): Camera {
  const whole = cameraIn(pane.clientHeight, spots, pane, frame);
  const isPhone = matchMedia('(hover: none)').matches;
  const isFree = !isPhone || !spots.some((spot) => isUnderKey(spot, whole, pane, frame));
  return isFree ? whole : cameraIn(pane.clientHeight - KEY, spots, pane, frame);
}

/** Where some spaces fill the upper part of the window, right and below of the names at its edges. */
function cameraIn(height: number, spots: readonly Spot[], pane: HTMLElement, frame: Frame): Camera {
  const { rim, space } = frame;
  const room = { width: pane.clientWidth - STRIP, height: height - STRIP };
  const across = spanOf(spots.map(({ x }) => x));
  const down = spanOf(spots.map(({ y }) => y));
  const scale = Math.min(
    room.width / (across.length + HALF * 3),
    room.height / (down.length + CORNER * 2.8),
    WIDEST / space,
  );
  return {
    scale,
    left: Math.max((across.middle + rim) * scale - STRIP - room.width / 2, 0),
    top: Math.max((down.middle + rim) * scale - STRIP - room.height / 2, 0),
  };
}

function spanOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { length: most - least, middle: (least + most) / 2 };
}

/** The key lies below, on the side of the hand that taps. */
function isUnderKey(
  { x, y }: Spot,
  { scale, left, top }: Camera,
  pane: HTMLElement,
  { rim }: Frame,
): boolean {
  const isLeft = pane.closest('[data-hand="left"]') !== null;
  const at = (x + rim) * scale - left;
  const isBeside = isLeft ? at - HALF * scale < KEY : at + HALF * scale > pane.clientWidth - KEY;
  return isBeside && (y + rim + CORNER) * scale - top > pane.clientHeight - KEY;
}
