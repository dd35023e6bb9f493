import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRelease } from '../../src/offline/integration.mjs';
import { findBuiltSite } from '../support/built-site.ts';
import { serve, type TestServer } from '../support/server.ts';

/**
 * Runs in each page and records errors, violations of the security policy and requests to other hosts. Not
 * all engines give access to their own log.
 */
const WATCH = `(() => {
  const note = (what) => {
    const all = JSON.parse(sessionStorage.getItem('faults') ?? '[]');
    sessionStorage.setItem('faults', JSON.stringify([...all, what + ' on ' + location.pathname]));
  };
  addEventListener('error', (event) => note('error: ' + event.message));
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled: ' + reason));
  document.addEventListener('securitypolicyviolation', (event) => note('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  const say = console.error;
  console.error = (...words) => { note('console: ' + words.join(' ')); say(...words); };
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries())
      if (/^(http|ws)/.test(name) && new URL(name).host !== location.host) note('asked ' + name);
  }).observe({ type: 'resource', buffered: true });
  if (location.search === '?ordered') sessionStorage.setItem('ordered', 'true');
  if (!sessionStorage.getItem('ordered')) return;
  const told = (answer) => fetch('/told?' + encodeURIComponent(JSON.stringify(answer)));
  globalThis.told = told;
  addEventListener('load', () => told({ at: location.pathname }));
  const look = async () => {
    const order = (await fetch('/order.txt')).ok && (await (await fetch('/order.txt')).text());
    if (!order || order === sessionStorage.getItem('order')) return setTimeout(look, 30);
    sessionStorage.setItem('order', order);
    const script = document.createElement('script');
    script.src = '/' + order;
    script.onload = look;
    document.head.append(script);
  };
  addEventListener('load', look);
})();`;

/** Returns what a page has recorded since the last call. */
export function noted(): readonly string[] {
  const all: readonly string[] = JSON.parse(sessionStorage.getItem('faults') ?? '[]');
  sessionStorage.removeItem('faults');
  return all;
}

/** The built site as a host would serve it, and a newer release. */
export interface Site {
  readonly server: TestServer;
  /** The newer release: its about page has another heading. */
  readonly next: string;
  /** Serves the first release again. */
  again(): Promise<void>;
  remove(): Promise<void>;
}

/** What the newer release appends to a heading. */
export const NEXT = '(next release)';

const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => join(folder, path));

function change(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, before.replace(from, to));
}

/** Makes a copy of the built site that records faults, with its own release id. */
export async function makeSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'yamen-engines-'));
  const [first, next] = [join(folder, '1'), join(folder, '2')];
  cpSync(findBuiltSite(), first, { recursive: true });
  writeFileSync(join(first, 'watch.js'), WATCH);
  for (const page of pagesIn(first))
    change(page, '<meta charset="utf-8">', '<meta charset="utf-8"><script src="/watch.js"></script>');
  writeRelease(first);
  cpSync(first, next, { recursive: true });
  for (const locale of ['de', 'pl', 'en'])
    change(join(next, locale, 'about/index.html'), '</h1>', ` ${NEXT}</h1>`);
  writeRelease(next);
  const server = await serve({ root: first });
  return {
    server,
    next,
    again: async () => {
      server.root = first;
      server.latency = 0;
      await server.start();
    },
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
