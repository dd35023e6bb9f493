import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PlanePoint } from '../../drawings/homography.ts';

interface Props {
  readonly picture: HTMLCanvasElement;
  /** The point in the picture that is magnified. */
  readonly at: PlanePoint;
  /** The element that shows the picture. */
  readonly stage: RefObject<HTMLElement>;
}

/** Diameter of the loupe and distance of its centre from the finger, in pixels; then the magnification. */
const WIDE = 120;
const AWAY = 104;
const LARGER = 3;

/**
 * A round magnifier above the finger, or beside it if there is no room, that shows what the finger covers.
 */
export function PhotoLoupe({ picture, at, stage }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const [glass, seen] = [canvas.current, stage.current];
    if (!glass || !seen) return;
    const scale = seen.clientWidth / picture.width;
    const x = at.x * scale;
    const y = at.y * scale;
    const { left, top } = besideFinger(x, y, seen.clientWidth);
    glass.style.transform = `translate(${left}px, ${top}px)`;
    const wide = WIDE / (scale * LARGER);
    const pen = glass.getContext('2d');
    pen?.clearRect(0, 0, glass.width, glass.height);
    pen?.drawImage(picture, at.x - wide / 2, at.y - wide / 2, wide, wide, 0, 0, glass.width, glass.height);
    if (pen) drawCross(pen);
  }, [picture, at]);
  return <canvas class="photo-loupe" ref={canvas} width={WIDE * 2} height={WIDE * 2} />;
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
      pen.moveTo(WIDE, WIDE + 12 * way);
      pen.lineTo(WIDE, WIDE + 48 * way);
      pen.moveTo(WIDE + 12 * way, WIDE);
      pen.lineTo(WIDE + 48 * way, WIDE);
      pen.stroke();
    }
  }
}

function besideFinger(x: number, y: number, room: number): { readonly left: number; readonly top: number } {
  const half = WIDE / 2;
  if (y > AWAY + half) return { left: Math.min(Math.max(x - half, 0), room - WIDE), top: y - AWAY - half };
  const side = x < room / 2 ? x + AWAY - half : x - AWAY - half;
  return { left: Math.min(Math.max(side, 0), room - WIDE), top: Math.max(y - half, 0) };
}
