import { messageSW, Workbox } from 'workbox-window/build/workbox-window.prod.mjs';
import { getRegisterArguments } from './register-arguments.ts';
import type { InstallStatus } from './release.ts';

const HOUR = 3_600_000;

/** Callbacks with the offline status for a page, which shows it in its own words. */
export interface OfflineCallbacks {
  /** The whole release is on this device. Called once. */
  ready(release: string): void;
  /** Progress of storing the release, from 0 to 1. */
  progress(share: number): void;
  /** The language of this page is on this device; the others follow, and then `ready` or `failed`. */
  localeReady(): void;
  /** The browser has deleted stored files. They are being fetched again; `ready` or `failed` follows. */
  lost(): void;
  /** There is not enough space for everything; `failed` follows or came before. */
  full(): void;
  /** Not everything could be stored. The next page retries, and so does this one when it is online again. */
  failed(): void;
  /** This browser or this address does not allow service workers, so the page needs the network. */
  unsupported(): void;
  /**
   * A new release is waiting. Called again for each newer one. `accept` activates it and reloads only this
   * tab.
   */
  update(accept: () => void): void;
}

/**
 * Registers the service worker of the site under `base`, passes it the chosen language if any, and reports
 * its status while the page is open.
 */
export async function watchWorker(base: string, chosen: string | null, on: OfflineCallbacks): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    on.unsupported();
    return;
  }
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'STORED') on.progress(Number(data.share));
    if (data?.type === 'FULL') on.full();
  });
  const inspect = createInspector(base, on);
  try {
    await inspect();
  } catch (error) {
    console.warn(error);
    // A script that failed to load rejects with a `TypeError`; any other error means that the browser refuses
    // service workers. Source: Service Workers, Update.
    if (!(error instanceof TypeError)) {
      on.unsupported();
      return;
    }
    on.failed();
  }
  let isWhole = false;
  let isChecking = false;
  const checkFiles = async () => {
    if (isWhole || isChecking) return;
    isChecking = true;
    try {
      isWhole = await reportWhenReady(chosen, on);
    } finally {
      isChecking = false;
    }
  };
  checkRegularly(async () => {
    await (await inspect()).update();
    await checkFiles(); // lets the worker fetch missing files
  });
  await checkFiles();
}

/**
 * Returns a function that inspects the current registration. A Workbox reports only workers that appear after
 * it has registered, and at most two; so each new worker is inspected with a new Workbox once it is there.
 * Registering while the kill switch (`kill-switch.js`) is running would restore the registration that it has
 * just removed.
 */
function createInspector(base: string, on: OfflineCallbacks): () => Promise<Workbox> {
  let offered: ServiceWorker | undefined;
  const offer = async (workbox: Workbox) => {
    const registration = await navigator.serviceWorker.ready; // the first release is briefly waiting, too
    const { waiting } = registration;
    if (!waiting || waiting === offered) return;
    offered = waiting;
    on.update(() => activateUpdate(registration, workbox));
  };
  return async function inspect() {
    const workbox = new Workbox(...getRegisterArguments(base));
    workbox.addEventListener('waiting', () => void offer(workbox));
    const registration = await workbox.register({ immediate: true });
    if (!registration) throw new Error('Workbox has registered nothing');
    const watchInstalling = () => {
      const { installing } = registration;
      if (!installing) return;
      installing.onstatechange = () => {
        if (installing.state === 'installed') void inspect();
        if (installing.state === 'redundant' && !registration.active) on.failed();
      };
    };
    watchInstalling();
    registration.onupdatefound = watchInstalling;
    return workbox;
  };
}

/**
 * Asks the worker whether all files are still stored, because a browser may delete them and keep the worker,
 * and lets it fetch missing ones. Resolves to whether all are stored then.
 */
async function reportWhenReady(chosen: string | null, on: OfflineCallbacks): Promise<boolean> {
  const worker = await getActiveWorker();
  const initial: InstallStatus = await messageSW(worker, { type: 'CHECK', chosen });
  if (!initial.isWhole) initial.isComing ? on.localeReady() : on.lost();
  const status: InstallStatus = initial.isWhole ? initial : await messageSW(worker, { type: 'MEND' });
  if (status.isWhole) on.ready(status.release);
  else on.failed();
  return status.isWhole;
}

/** Resolves to the worker that controls this page, once there is one. */
async function getActiveWorker(): Promise<ServiceWorker> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new Error('a registration is ready without a worker');
  if (active.state === 'activating')
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  return active;
}

/** Activates the waiting worker, then reloads; reloads at once if another tab has activated it already. */
function activateUpdate(registration: ServiceWorkerRegistration, workbox: Workbox): void {
  const next = registration.waiting;
  if (!next) {
    location.reload();
    return;
  }
  next.addEventListener('statechange', () => {
    if (next.state === 'activated') location.reload();
    if (next.state === 'redundant') activateUpdate(registration, workbox); // a still newer release came in between
  });
  workbox.messageSkipWaiting();
}

/** Browsers check for a new release when a page loads; a page that stays open for hours checks by itself. */
function checkRegularly(update: () => Promise<void>): void {
  let checked = Date.now();
  const check = () => {
    checked = Date.now();
    update().catch(() => {}); // without a network there is no update; the next check will find it
  };
  addEventListener('online', check);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checked >= HOUR) check();
  });
}
