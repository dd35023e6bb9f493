import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Point, pinchByEvents } from '../e2e/journeys/in-page.ts';
import type { Phone } from '../e2e/journeys/phone.ts';
import { killAll, startQuietly } from './processes.ts';
import type { Site } from './site.ts';

const PATIENCE = 20_000;

/** Taps by dispatching events. */
function tapByEvents({ x, y }: Point): void {
  const target = document.elementFromPoint(x, y);
  if (!target) throw new Error(`There is no element at ${x}, ${y}`);
  const about = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
  for (const type of ['pointerdown', 'pointerup'])
    target.dispatchEvent(new PointerEvent(type, { ...about, pointerType: 'touch' }));
  target.dispatchEvent(new PointerEvent('click', { ...about, pointerType: 'mouse' }));
}

/** Types by dispatching events. Of special keys, pages only need Enter. */
function typeByEvents(text: string): void {
  for (const key of text.replaceAll('\n', '\0'))
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: key === '\0' ? 'Enter' : key, bubbles: true, cancelable: true }),
    );
}

/**
 * Starts a browser without a driver, with its own profile. The page polls the test site for scripts to run,
 * and reports their results by requesting an address, which appears in the log of the site.
 */
export async function startOrdered(
  browser: string,
  env: NodeJS.ProcessEnv,
  { server }: Site,
): Promise<Phone> {
  const profile = mkdtempSync(join(tmpdir(), 'yamen-webkit-kept-'));
  const own = { ...env, XDG_DATA_HOME: join(profile, 'data'), XDG_CACHE_HOME: join(profile, 'cache') };
  let orders = 0;
  let running: ChildProcess | undefined;
  /** Waits until the page has reported a new result. */
  const told = async (from: number, what: string): Promise<string> => {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(20)) {
      const answers = server.log.slice(from).filter(({ path }) => path.startsWith('/told?'));
      const answer = answers
        .map(({ path }) => decodeURIComponent(path.slice('/told?'.length)))
        .find((one) => one.startsWith(what));
      if (answer !== undefined) return answer;
    }
    throw new Error(`The browser did not answer: ${what}`);
  };
  const order = async (script: string): Promise<string> => {
    const name = `order-${++orders}.js`;
    const from = server.log.length;
    writeFileSync(join(server.root, name), script);
    writeFileSync(join(server.root, 'order.txt'), name);
    return told(from, `{"order":${orders}`);
  };
  const run: Phone['run'] = async (what, ...args) => {
    const call = `Promise.resolve((${what})(...${JSON.stringify(args)}))`;
    const answer = await order(`${call}.then((value) => told({ order: ${orders + 1}, value }))`);
    return JSON.parse(answer).value;
  };
  return {
    run,
    goto: async (address) => {
      const from = server.log.length;
      if (running) await order(`told({ order: ${orders + 1} }); location.assign(${JSON.stringify(address)})`);
      else running = startQuietly(browser, [`${address}?ordered`], own);
      await told(from, `{"at":${JSON.stringify(new URL(address).pathname)}`);
    },
    load: async (source) => {
      await order(`${source};told({ order: ${orders + 1} })`);
    },
    tap: (at) => run(tapByEvents, at),
    pinch: (middle, from, to) => run(pinchByEvents, middle, from, to),
    type: (text) => run(typeByEvents, text),
    kill: async () => {
      if (running) await killAll(running);
      running = undefined;
    },
    close: async () => {
      if (running) await killAll(running);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
