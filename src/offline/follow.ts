import { messageSW, Workbox } from 'workbox-window/build/workbox-window.prod.mjs';
import { workerAt } from './register.ts';
import type { Held } from './release.ts';

const HOUR = 3_600_000;

/** What a page is told. It shows it in its own words. */
export interface OfflineNews {
  /** Everything of this release is on this device. Called once. */
  ready(release: string): void;
  /** How much is on this device, from 0 to 1, while it comes. */
  stored(share: number): void;
  /** The language of this page is on this device; the others follow, and then `ready` or `failed`. */
  begun(): void;
  /** The browser has deleted what was on this device; it is coming again, and `ready` or `failed` follows. */
  lost(): void;
  /** There is no room on this device for everything; `failed` follows or came before. */
  full(): void;
  /** Not everything could be stored; the next page tries again, and so does this one when it is online again. */
  failed(): void;
  /** This browser, or this address, lets no worker in: the page needs the network. */
  refused(): void;
  /**
   * A new release waits. Called again for a still newer one. `accept` changes to it and reloads this tab
   * alone.
   */
  update(accept: () => void): void;
}

/**
 * Registers the worker of the site under `base`, tells it which language has been chosen here, if any, and tells what
 * becomes of it for as long as the page is open.
 */
export async function followWorker(base: string, chosen: string | null, on: OfflineNews): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    on.refused();
    return;
  }
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'STORED') on.stored(Number(data.share));
    if (data?.type === 'FULL') on.full();
  });
  const look = looker(base, on);
  try {
    await look();
  } catch (error) {
    console.warn(error);
    // A script that did not arrive is a `TypeError`; all else is the browser's refusal. Source: Service Workers, Update.
    if (!(error instanceof TypeError)) {
      on.refused();
      return;
    }
    on.failed();
  }
  let isWhole = false;
  let isTelling = false;
  const tell = async () => {
    if (isWhole || isTelling) return;
    isTelling = true;
    try {
      isWhole = await tellWhenReady(chosen, on);
    } finally {
      isTelling = false;
    }
  };
  keepChecking(async () => {
    await (await look()).update();
    await tell(); // has the worker fetch what is still missing
  });
  await tell();
}

/**
 * What looks at the registration as it is now. A Workbox tells of the workers that come after it has registered, and of
 * two at most; so each worker that comes is looked at anew, once it is there: whoever registers while a worker calls the
 * release back (`recall.js`) brings back the registration that it has just given up.
 */
function looker(base: string, on: OfflineNews): () => Promise<Workbox> {
  let offered: ServiceWorker | undefined;
  const offer = async (workbox: Workbox) => {
    const registration = await navigator.serviceWorker.ready; // a first release passes through waiting, too
    const { waiting } = registration;
    if (!waiting || waiting === offered) return;
    offered = waiting;
    on.update(() => change(registration, workbox));
  };
  return async function look() {
    const workbox = new Workbox(...workerAt(base));
    workbox.addEventListener('waiting', () => void offer(workbox));
    const registration = await workbox.register({ immediate: true });
    if (!registration) throw new Error('Workbox has registered nothing');
    const follow = () => {
      const { installing } = registration;
      if (!installing) return;
      installing.onstatechange = () => {
        if (installing.state === 'installed') void look();
        if (installing.state === 'redundant' && !registration.active) on.failed();
      };
    };
    follow();
    registration.onupdatefound = follow;
    return workbox;
  };
}

/**
 * Asks the worker whether all is still here, since a browser may delete the pages that it keeps and leave it standing, and
 * has it fetch what is not. Gives whether all is here then.
 */
async function tellWhenReady(chosen: string | null, on: OfflineNews): Promise<boolean> {
  const worker = await activated();
  const found: Held = await messageSW(worker, { type: 'CHECK', chosen });
  if (!found.isWhole) found.isComing ? on.begun() : on.lost();
  const held: Held = found.isWhole ? found : await messageSW(worker, { type: 'MEND' });
  if (held.isWhole) on.ready(held.release);
  else on.failed();
  return held.isWhole;
}

/** The worker that answers for this page, once it does. */
async function activated(): Promise<ServiceWorker> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new Error('a registration is ready without a worker');
  if (active.state === 'activating')
    await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
  return active;
}

/** Lets the waiting worker take over, then reloads; reloads at once if another tab was first. */
function change(registration: ServiceWorkerRegistration, workbox: Workbox): void {
  const next = registration.waiting;
  if (!next) {
    location.reload();
    return;
  }
  next.addEventListener('statechange', () => {
    if (next.state === 'activated') location.reload();
    if (next.state === 'redundant') change(registration, workbox); // a still newer release came in between
  });
  workbox.messageSkipWaiting();
}

/**
 * A browser looks for a new release when a page loads; a page that stays open for an evening asks by
 * itself.
 */
function keepChecking(update: () => Promise<void>): void {
  let checked = Date.now();
  const check = () => {
    checked = Date.now();
    update().catch(() => {}); // without a network there is nothing new; the next look will tell
  };
  addEventListener('online', check);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checked >= HOUR) check();
  });
}
