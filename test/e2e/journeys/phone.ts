import type { Site } from '../../engines/site.ts';
import type { Point } from './in-page.ts';

/** A browser of any engine, with the functions that journeys need. */
export interface Phone {
  /** Opens an address, and waits until the page has loaded. */
  goto(address: string): Promise<void>;
  /** Runs a script in the page, such as a library that `run` needs. */
  load(source: string): Promise<void>;
  /**
   * Runs a function in the page that refers to nothing outside itself; its arguments and its result are JSON.
   */
  run<Args extends readonly unknown[], Value>(
    what: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>;
  /** Puts a finger down and lifts it. */
  tap(at: Point): Promise<void>;
  /** Moves two fingers apart or together, on either side of a point. */
  pinch(middle: Point, from: number, to: number): Promise<void>;
  /** Types into the focused element; a line break is the Enter key. */
  type(text: string): Promise<void>;
  /** Kills the browser, as an empty battery does, and starts it again with its stored data. */
  kill(): Promise<void>;
  /** Limits the storage of the site to this many bytes, or removes the limit; not every driver can. */
  readonly limit?: (bytes: number | null) => Promise<void>;
  close(): Promise<void>;
}

/** An engine that is installed on this machine. */
export interface Engine {
  /** The name of the engine with its version. */
  readonly name: string;
  /** How it differs from a phone, for the report. */
  readonly otherwise: readonly string[];
  /** Starts a browser without stored data, with a screen of 360 × 780 px. */
  start(): Promise<Phone>;
  /** Starts a browser that keeps its data after it is closed, if that is different. */
  readonly startKept?: (site: Site) => Promise<Phone>;
}

/** The size of a phone's screen. */
export const SCREEN = { width: 360, height: 780 };
