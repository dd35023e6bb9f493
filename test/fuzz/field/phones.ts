import { setTimeout as wait } from 'node:timers/promises';
import {
  isAbsent,
  isThere,
  isUsable,
  listPartsOf,
  openTool,
  pressByKey,
  untilPainted,
  untilSaid,
  untilTrue,
} from '../../e2e/journeys/hand.ts';
import type { Phone as Browser, Engine } from '../../e2e/journeys/phone.ts';
import { noted, type Site } from '../../engines/site.ts';
import { type Touch, USED_TOOLS } from '../../support/used-tools.ts';
import { type Evening, type KnownTool, type Phone, playEvening, type Table } from './evening.ts';
import type { Stored } from './history.ts';
import type { Part, Trace } from './trace.ts';

// The phones of an evening, in real browsers.

const LANGUAGE = 'en';

/** Every tool that the browser tests know. */
export const TOOLS: readonly KnownTool[] = USED_TOOLS.map(({ first, rest, ...tool }) => ({
  ...tool,
  touches: [...first, ...rest],
}));

/** What opens the entry of each tool in which it is not always visible. */
const TO_ENTRY = new Map(USED_TOOLS.map(({ path, toEntry }) => [path, toEntry]));

/** Timeout in milliseconds, longer than any machine should need. */
const PATIENCE = 60_000;

const button = (name: string): Touch => ({ role: 'button', name });

/** Labels of the button that shows the ways to share, by what is shared. */
const SHARE_BUTTONS = ['Share', 'Share the position', 'Share the question', 'Share these ten questions'];

/** Buttons that evenings use in other ways. */
const LEFT_OUT = ['Undo', 'Redo', 'Start over'];

/** Reads the save of the site at the root under a key, as JSON; null if there is none. */
async function readSave(key: string): Promise<string | null> {
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name === 'yamen /')) return null;
  return new Promise((done, fail) => {
    const opening = indexedDB.open('yamen /');
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('saves').objectStore('saves').get(key);
      reading.onerror = () => fail(reading.error);
      reading.onsuccess = () => {
        database.close();
        done(reading.result === undefined ? null : JSON.stringify(reading.result));
      };
    };
  });
}

/** Stores copied text in the page instead of the clipboard, so that no permission is needed. */
function catchCopies(): void {
  const writeText = async (text: string) => void Object.assign(globalThis, { copied: text });
  Object.assign(globalThis, { copied: '' });
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText },
    configurable: true,
  });
}
const readCopy = () => String(Reflect.get(globalThis, 'copied'));
const hasCopied = () => String(Reflect.get(globalThis, 'copied')).includes('/open/');

/** Whether the fight of Chu Han covers the page, for the other side of the table. */
const isFlipped = () => document.querySelector('.turned') !== null;
const isNothingUnkept = () => !document.body.innerText.includes('Not saving right now');
const isOffered = () => document.querySelector('#update button:not([hidden])') !== null;
const isOpened = () => !location.pathname.endsWith('/open/') && location.hash === '';
const isLoadedAgain = () =>
  document.readyState === 'complete' && !document.documentElement.hasAttribute('data-left');
const isAwake = () =>
  document.querySelector('[inert]') === null && document.querySelector('astro-island[ssr]') === null;
const closeDialogs = () => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
};

/** Makes a phone from a browser on the site. */
function makePhone(browser: Browser, { server }: Site): Phone {
  let tool: KnownTool | null = null;

  const readOnce = async (key: string): Promise<Stored | null> => {
    const text = await browser.run(readSave, key);
    if (text === null) return null;
    const { now, past, future }: Stored = JSON.parse(text);
    return { now, past, future };
  };

  /** Opens the entry if the page hides it at first. */
  const showKeys = async () => {
    const toEntry = tool && TO_ENTRY.get(tool.path);
    if (toEntry && !(await isThere(browser, button('Undo')))) await pressByKey(browser, toEntry);
  };

  /**
   * Waits until the tool is complete, and returns whether a button is shown and enabled. Boards hide Undo and
   * Redo while they can do nothing.
   */
  const canBePressed = async (name: string) => {
    await isUsable(browser, button('Start over'));
    return !(await isAbsent(browser, button(name))) && isUsable(browser, button(name));
  };

  /** Leaves what covers the page, and closes a notice, which may offer an Undo of its own until the next tap. */
  const showPage = async () => {
    if (await browser.run(isFlipped)) await pressByKey(browser, button('Flip the view'));
    if (await isThere(browser, button('Dismiss'))) await pressByKey(browser, button('Dismiss'));
  };

  /** Shows the ways to share, if there is anything to share. Returns whether there is. */
  const showWaysToShare = async () => {
    const isShown = () => isThere(browser, button('Copy text'));
    for (const name of SHARE_BUTTONS)
      if (!(await isShown()) && (await isThere(browser, button(name)))) {
        await pressByKey(browser, button(name));
        await untilPainted(browser);
      }
    return isShown();
  };

  return {
    async open(next) {
      tool = next;
      await openTool(browser, `${server.url}${LANGUAGE}/${next.path}`);
    },
    async listParts() {
      const parts: readonly Part[] = await listPartsOf(browser);
      return parts.filter(({ name }) => !LEFT_OUT.includes(name));
    },
    async touch(one) {
      await pressByKey(browser, one).catch(async (error: unknown) => {
        // An answer that came meanwhile can give a part another name, such as “Exercise 8, solved”.
        if (await isThere(browser, one)) throw error;
      });
      await untilPainted(browser);
      await browser.run(closeDialogs);
    },
    async press(name) {
      await showPage();
      if (name !== 'Start over') await showKeys();
      if (!(await canBePressed(name))) return false;
      await pressByKey(browser, button(name));
      await untilPainted(browser);
      return true;
    },
    async readStored({ save }, isExpected) {
      let last = JSON.stringify(await readOnce(save));
      for (const end = Date.now() + PATIENCE; ; ) {
        await wait(50);
        const stored = await readOnce(save);
        const isSame = JSON.stringify(stored) === last;
        if ((isSame && isExpected(stored)) || Date.now() > end) return stored;
        last = JSON.stringify(stored);
      }
    },
    waitForText: (text) => untilSaid(browser, text, 'main'),
    async copyResult() {
      await showPage();
      await isUsable(browser, button('Start over')); // the buttons for sharing load at the same time
      await untilPainted(browser);
      if (!(await showWaysToShare())) return null;
      await browser.run(catchCopies);
      await pressByKey(browser, button('Copy text'));
      await untilTrue(browser, hasCopied, 'nothing is copied');
      return browser.run(readCopy);
    },
    async openLink(text) {
      const link = text.slice(text.lastIndexOf('#') + 1);
      await browser.goto(`${server.url}open/?lang=${LANGUAGE}#${link}`);
      // The link is removed from the address once its case is saved; the same case may have been open before.
      await untilTrue(browser, isOpened, 'the link is not opened');
      await untilTrue(browser, isAwake, 'the tool does not wake up');
      const path = await browser.run(() => location.pathname);
      tool = TOOLS.find((one) => path === `/${LANGUAGE}/${one.path}`) ?? null;
      return path.slice(`/${LANGUAGE}/`.length);
    },
    kill: () => browser.kill(),
    async readRule() {
      await browser.goto(`${server.url}pl/khan/rules/drive-out/`);
      await untilSaid(browser, 'Khan');
    },
    async acceptRelease() {
      if (!(await browser.run(isOffered))) return false;
      await browser.run(() => document.documentElement.setAttribute('data-left', ''));
      await pressByKey(browser, button('Update'));
      await untilTrue(browser, isLoadedAgain, 'it does not switch');
      await untilTrue(browser, isAwake, 'the tool does not wake up');
      return true;
    },
    lookForRelease: () => browser.run(() => void dispatchEvent(new Event('online'))),
    setDiskFull: async (isFull) => browser.limit?.(isFull ? 1 : null),
    waitUntilKept: () => untilTrue(browser, isNothingUnkept, 'what was not kept is not tried again'),
    listErrors: () => browser.run(noted),
  };
}

/** Plays an evening in browsers with fresh profiles, which first store the site for offline use. */
export async function playInBrowsers(engine: Engine, site: Site, trace: Trace): Promise<Evening> {
  const { server } = site;
  await site.again();
  const first = server.root;
  const browsers = await Promise.all(trace.tools.map(() => engine.start()));
  let isOn = true;
  const table: Table = {
    tools: TOOLS,
    phones: browsers.map((browser) => makePhone(browser, site)),
    async switchNetwork(next) {
      if (next === isOn) return;
      isOn = next;
      await (next ? server.start() : server.stop());
    },
    slowNetwork(latency) {
      server.latency = latency;
    },
    publish(isNext) {
      server.root = isNext ? site.next : first;
    },
  };
  try {
    for (const browser of browsers) {
      await browser.goto(`${server.url}${LANGUAGE}/about/`);
      await untilSaid(browser, 'Yamen is fully saved on this device');
    }
    return await playEvening(table, trace);
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}
