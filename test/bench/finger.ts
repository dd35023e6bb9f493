import type { CDPSession, Locator, Page } from 'playwright';

/** A point of the screen. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a finger misses the middle of its target at most, in pixels. */
const MISS = 6;
/** Milliseconds that a tapping finger rests, and until the next gesture. */
const PRESS = 60;
const BETWEEN = 380;
/** Pixels that a finger moves in one step, and the milliseconds that a step takes. */
const STRIDE = 9;
const MOVE = 16;

/** A finger that taps, drags and pans with real touch events, and counts them. */
export interface Finger {
  /** Returns the number of taps, drags and pans so far. */
  count(): { readonly taps: number; readonly drags: number; readonly pans: number };
  tap(target: Locator): Promise<void>;
  /** Touches the first target, moves over all others, and releases on the last. */
  drag(targets: readonly Locator[]): Promise<void>;
}

/**
 * Makes a finger for a page. It misses its targets by pseudo-random amounts that are the same in each run.
 */
export async function fingerOn(page: Page): Promise<Finger> {
  const devtools = await page.context().newCDPSession(page);
  const counted = { taps: 0, drags: 0, pans: 0 };
  const miss = missing();
  const reach = async (target: Locator) => {
    for (let tries = 0; tries < 12; tries++) {
      const middle = await middleOf(target);
      const way = await wayTo(target, middle);
      if (!way) return middle;
      counted.pans++;
      await slide(devtools, page, way);
      await page.waitForTimeout(BETWEEN);
    }
    throw new Error(`Panning did not bring ${target} onto the screen`);
  };
  return {
    count: () => ({ ...counted }),
    async tap(target) {
      const at = miss(await reach(target));
      counted.taps++;
      await touch(devtools, 'touchStart', at);
      await page.waitForTimeout(PRESS);
      await touch(devtools, 'touchEnd');
      await page.waitForTimeout(BETWEEN);
    },
    async drag(targets) {
      const points: Point[] = [];
      for (const target of targets) points.push(miss(await reach(target)));
      counted.drags++;
      await slide(devtools, page, points);
      await page.waitForTimeout(BETWEEN);
    },
  };
}

const touch = (devtools: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
  devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });

/** Returns a function that moves a point by up to `MISS` pixels. */
function missing(): (meant: Point) => Point {
  let seed = 7;
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return ({ x, y }) => {
    const [far, angle] = [MISS * Math.sqrt(next()), 2 * Math.PI * next()];
    return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
  };
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to touch: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns a slide that scrolls a target closer; undefined if a finger can already reach its middle. */
async function wayTo(target: Locator, { x, y }: Point): Promise<readonly Point[] | undefined> {
  return target.evaluate(
    (element, at) => {
      const hit = document.elementFromPoint(at.x, at.y);
      if (hit && (element.contains(hit) || hit.contains(element))) return undefined;
      const isInside = ({ left, right, top, bottom }: DOMRect) =>
        at.x >= left && at.x <= right && at.y >= top && at.y <= bottom;
      let around = element.parentElement;
      for (; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const scrolls = [overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll');
        if (scrolls && !isInside(around.getBoundingClientRect())) break;
      }
      const box = around?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const within = (wanted: number, room: number) =>
        Math.min(Math.max(wanted, -room / 2 + 12), room / 2 - 12);
      const far = { x: within(middle.x - at.x, box.width), y: within(middle.y - at.y, box.height) };
      // A map does not scroll its page, so the finger must not land on it.
      const isFree = (py: number) => !document.elementFromPoint(innerWidth / 2, py)?.closest('.map');
      const down = Array.from({ length: 30 }, (_, i) => 60 + i * 20).find(isFree) ?? 60;
      const from = around
        ? { x: middle.x - far.x / 2, y: middle.y - far.y / 2 }
        : { x: innerWidth / 2, y: far.y < 0 ? innerHeight - 30 : down };
      return [from, { x: from.x + far.x, y: from.y + far.y }];
    },
    { x, y },
  );
}

/** Moves from point to point with the finger down. */
async function slide(devtools: CDPSession, page: Page, [first, ...others]: readonly Point[]): Promise<void> {
  if (!first) return;
  await touch(devtools, 'touchStart', first);
  let here = first;
  for (const next of others) {
    const steps = Math.max(Math.ceil(Math.hypot(next.x - here.x, next.y - here.y) / STRIDE), 1);
    for (let i = 1; i <= steps; i++) {
      const at = {
        x: here.x + ((next.x - here.x) * i) / steps,
        y: here.y + ((next.y - here.y) * i) / steps,
      };
      await touch(devtools, 'touchMove', at);
      await page.waitForTimeout(MOVE);
    }
    here = next;
  }
  await touch(devtools, 'touchEnd');
}
