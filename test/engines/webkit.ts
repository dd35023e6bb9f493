import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebkit } from '../../.setup/webkit.mjs';
import { type Point, pinchByEvents } from '../e2e/journeys/in-page.ts';
import { type Engine, type Phone, SCREEN } from '../e2e/journeys/phone.ts';
import { type Session, startSession } from './driver.ts';
import { startOrdered } from './ordered.ts';
import { freePort, killAll, startQuietly, startScreen, untilAnswering } from './processes.ts';

/** The code of the Enter key. Source: WebDriver, Keyboard actions. */
const ENTER = '\ue007';

/** CSS for the browser's toolbar, which would otherwise be wider than a phone. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** Finds WebKitGTK and starts it with its own driver on a virtual screen; null if it is missing. */
export async function webkit(): Promise<Engine | null> {
  const found = ensureWebkit();
  if (!found) return null;
  const config = mkdtempSync(join(tmpdir(), 'yamen-webkit-'));
  process.once('exit', () => rmSync(config, { recursive: true, force: true }));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), NARROW);
  const env = {
    ...process.env,
    DISPLAY: await startScreen(found.screen),
    XDG_CONFIG_HOME: config,
    // Without a graphics card, its compositor sometimes crashes in the software renderer of Mesa.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  let name = 'WebKit';
  const startOnce = async () => {
    const port = await freePort();
    const driver = startQuietly(found.driver, ['-p', String(port)], env);
    await untilAnswering(`http://127.0.0.1:${port}/status`);
    const options = { 'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] } };
    try {
      const session = await startSession(`http://127.0.0.1:${port}`, options, (told) => {
        name = `WebKitGTK ${/"browserVersion":"([^"]+)"/.exec(told)?.[1]}`;
      });
      return await makePhone(session, driver);
    } catch (error) {
      await killAll(driver);
      throw error;
    }
  };
  // Occasionally, the driver waits for ever for a browser that it has just started.
  const start = () => startOnce().catch(startOnce).catch(startOnce);
  await (await start()).close();
  return {
    name,
    otherwise: [
      'its driver has a mouse for a finger, and two fingers are events that the page is sent',
      'its camera is a picture that the page draws',
      'its browser keeps nothing beyond its own end while it is driven: the one that is killed takes its orders from the page',
    ],
    start,
    startKept: (site) => startOrdered(found.browser, env, site),
  };
}

async function makePhone(session: Session, driver: ChildProcess): Promise<Phone> {
  await session.post('timeouts', { script: 60_000, pageLoad: 60_000 });
  await session.post('window/rect', SCREEN);
  const run: Phone['run'] = async (what, ...args) => {
    const script = `return Promise.resolve((${what}).apply(null, arguments)).then((value) => JSON.stringify([value]))`;
    const told = await session.post('execute/sync', { script, args });
    return JSON.parse(String(told))[0];
  };
  const act = (actions: object) => session.post('actions', { actions: [actions] });
  return {
    run,
    goto: async (url) => {
      await session.post('url', { url });
    },
    load: async (script) => {
      await session.post('execute/sync', { script, args: [] });
    },
    tap: async ({ x, y }) => {
      const steps = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: 60 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: steps });
    },
    pinch: (middle: Point, from, to) => run(pinchByEvents, middle, from, to),
    type: async (text) => {
      const keys = [...text.replaceAll('\n', ENTER)];
      const steps = keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keyboard', actions: steps });
    },
    kill: () => Promise.reject(new Error('What is driven keeps nothing: take the browser that takes orders')),
    close: async () => killAll(driver),
  };
}
