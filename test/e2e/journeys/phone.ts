import type { Site } from '../../engines/site.ts';
import type { Point } from './in-page.ts';

/** A browser in somebody's hand, of whichever engine: all that a journey asks of one. */
export interface Phone {
  /** Goes there and waits until the page has loaded. */
  goto(address: string): Promise<void>;
  /** Runs a script in the page as it stands: a library that `run` can use then. */
  load(source: string): Promise<void>;
  /** Runs a function in the page that knows nothing of what stands around it; what goes in and comes out is JSON. */
  run<Args extends readonly unknown[], Value>(
    what: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>;
  /** Puts a finger down and lifts it. */
  tap(at: Point): Promise<void>;
  /** Draws two fingers apart, or together, on either side of a point. */
  pinch(middle: Point, from: number, to: number): Promise<void>;
  /** Types on what has the focus; a line break is the Enter key. */
  type(text: string): Promise<void>;
  /** Kills the browser, as an empty battery does, and starts it again with what it has kept. */
  kill(): Promise<void>;
  /** Lets the site keep no more than this many bytes, or as many as ever; not every driver can. */
  readonly limit?: (bytes: number | null) => Promise<void>;
  close(): Promise<void>;
}

/** An engine that is on this machine. */
export interface Engine {
  /** With its version. */
  readonly name: string;
  /** What it does otherwise than a phone would, for whoever reads the outcome. */
  readonly otherwise: readonly string[];
  /** A browser that keeps nothing yet, on a screen of 360 by 780. */
  start(): Promise<Phone>;
  /** One that keeps what it has beyond its own end, where that is another. */
  readonly startKept?: (site: Site) => Promise<Phone>;
}

/** A phone's screen. */
export const SCREEN = { width: 360, height: 780 };
