const HOUR = 3_600_000;

/** What a page is told. It shows it in its own words. */
export interface OfflineNews {
  /** Everything is on this device. Called once. */
  ready(): void;
  /** The browser has deleted what was on this device; it is coming again, and `ready` follows. */
  lost(): void;
  /** This browser, or this address, lets no worker in: the page needs the network. */
  failed(): void;
  /**
   * A new release waits. Called again for a still newer one. `accept` changes to it and reloads this tab
   * alone.
   */
  update(accept: () => void): void;
}

/** Follows the worker that `registerWorker` has registered, or has not. */
export async function followWorker(
  registered: Promise<ServiceWorkerRegistration | null>,
  on: OfflineNews,
): Promise<void> {
  const registration = await registered;
  if (!registration) {
    on.failed();
    return;
  }
  follow(registration, on);
  keepChecking(registration);
}

/** Tells of every worker of the registration: also of one that was installing already when the page came. */
function follow(registration: ServiceWorkerRegistration, on: OfflineNews): void {
  let isAsked = false;
  let offered: ServiceWorker | null = null;
  const accept = () => change(registration);
  const look = () => {
    const { active, waiting } = registration;
    if (!isAsked && active?.state === 'activated') {
      isAsked = true;
      askWhether(active, on);
    }
    if (active && waiting && waiting !== offered) {
      offered = waiting;
      on.update(accept);
    }
  };
  const watch = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  for (const worker of [registration.installing, registration.waiting, registration.active]) watch(worker);
  look();
}

/** Asks the worker whether all is still here: a browser may delete the pages that it keeps and leave it standing. */
function askWhether(worker: ServiceWorker, on: OfflineNews): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<'whole' | 'lost'>) => (data === 'whole' ? on.ready() : on.lost());
  worker.postMessage({ type: 'CHECK' }, [port2]);
}

/** Lets the waiting worker take over, then reloads; reloads at once if another tab was first. */
function change(registration: ServiceWorkerRegistration): void {
  const next = registration.waiting;
  if (!next) {
    location.reload();
    return;
  }
  next.addEventListener('statechange', () => {
    if (next.state === 'activated') location.reload();
    if (next.state === 'redundant') change(registration); // a still newer release came in between
  });
  next.postMessage({ type: 'SKIP_WAITING' });
}

/**
 * A browser looks for a new release when a page loads; a page that stays open for an evening asks by
 * itself.
 */
function keepChecking(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  const check = () => {
    checked = Date.now();
    registration.update().catch(() => {}); // without a network there is nothing new; the next look will tell
  };
  addEventListener('online', check);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checked >= HOUR) check();
  });
}
