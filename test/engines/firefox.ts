import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findFirefox } from '../../.setup/firefox.mjs';
import { pinchByEvents } from '../e2e/journeys/in-page.ts';
import { type Engine, type Phone, SCREEN } from '../e2e/journeys/phone.ts';

/** Finds Firefox and drives it with WebDriver BiDi; null if there is none. */
export async function firefox(): Promise<Engine | null> {
  const executablePath = findFirefox();
  if (executablePath === null) return null;
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const name = await browser.version();
  await browser.close();
  return {
    name,
    otherwise: [
      'it is no touch screen: two fingers are events that the page is sent',
      'its camera is a picture that the page draws',
    ],
    start: () => makePhone(executablePath),
  };
}

async function makePhone(executablePath: string): Promise<Phone> {
  const profile = mkdtempSync(join(tmpdir(), 'yamen-firefox-'));
  const start = () =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      userDataDir: profile,
      defaultViewport: SCREEN,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    });
  let browser = await start();
  let page = await browser.newPage();
  const run: Phone['run'] = async (what, ...args) => {
    const call = `Promise.resolve((${what})(...${JSON.stringify(args)})).then((value) => JSON.stringify([value]))`;
    return JSON.parse(String(await page.evaluate(call)))[0];
  };
  return {
    run,
    goto: async (address) => {
      await page.goto(address);
    },
    load: async (source) => {
      await page.evaluate(source);
    },
    tap: ({ x, y }) => page.mouse.click(x, y, { delay: 60 }),
    pinch: (middle, from, to) => run(pinchByEvents, middle, from, to),
    type: async (text) => {
      for (const part of text.split(/(\n)/))
        await (part === '\n' ? page.keyboard.press('Enter') : page.keyboard.type(part));
    },
    kill: async () => {
      await kill(browser);
      browser = await start();
      page = await browser.newPage();
    },
    close: async () => {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Kills the whole browser, and waits until its profile is unlocked. */
async function kill(browser: Browser): Promise<void> {
  const running = browser.process();
  if (!running) throw new Error('The browser did not report its process id');
  const gone = new Promise((done) => running.once('exit', done));
  running.kill('SIGKILL');
  await gone;
  await wait(500);
}
