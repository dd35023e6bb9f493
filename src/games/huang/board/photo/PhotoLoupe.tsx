import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PlanePoint } from '../../../../drawings/homography.ts';

interface Props {
  readonly picture: HTMLCanvasElement;
  /** The point in the picture that is magnified. */
  readonly at: PlanePoint;
  /** The element that shows the picture. */
  readonly stage: RefObject<HTMLElement>;
}

/** Diameter of the loupe and distance of its centre from the finger, in pixels; then the magnification. */
const DIAMETER = 120;
const DISTANCE = 104;
const MAGNIFICATION = 3;

/**
 * A round magnifier above the finger, or next to it if there is no room, that shows what the finger covers.
 */
export function PhotoLoupe({ picture, at, stage }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const [glass, shown] = [canvas.current, stage.current];
    if (!glass || !shown) return;
    const scale = shown.clientWidth / picture.width;
    const x = at.x * scale;
    const y = at.y * scale;
    const { left, top } = placeLoupe(x, y, shown.clientWidth);
    glass.style.transform = `translate(${left}px, ${top}px)`;
    const wide = DIAMETER / (scale * MAGNIFICATION);
    const pen = glass.getContext('2d');
    pen?.clearRect(0, 0, glass.width, glass.height);
    pen?.drawImage(picture, at.x - wide / 2, at.y - wide / 2, wide, wide, 0, 0, glass.width, glass.height);
    if (pen) drawCross(pen);
  }, [picture, at]);
  return <canvas class="photo-loupe" ref={canvas} width={DIAMETER * 2} height={DIAMETER * 2} />;
}

/**
 * Draws thin crosshairs with an open centre, with a light and a dark line so that they are visible on any
 * picture.
 */
function drawCross(pen: CanvasRenderingContext2D): void {
  for (const [colour, wide] of [
    ['#24201a', 6],
    ['#fffdf8', 2],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    for (const way of [1, -1]) {
      pen.beginPath();
      pen.moveTo(DIAMETER, DIAMETER + 12 * way);
      pen.lineTo(DIAMETER, DIAMETER + 48 * way);
      pen.moveTo(DIAMETER + 12 * way, DIAMETER);
      pen.lineTo(DIAMETER + 48 * way, DIAMETER);
      pen.stroke();
    }
  }
}

function placeLoupe(x: number, y: number, room: number): { readonly left: number; readonly top: number } {
  const half = DIAMETER / 2;
  if (y > DISTANCE + half)
    return { left: Math.min(Math.max(x - half, 0), room - DIAMETER), top: y - DISTANCE - half };
  const side = x < room / 2 ? x + DISTANCE - half : x - DISTANCE - half;
  return { left: Math.min(Math.max(side, 0), room - DIAMETER), top: Math.max(y - half, 0) };
}
