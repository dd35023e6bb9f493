// @ts-check
// Finds a Chromium. Order: $CHROMIUM_PATH, Playwright's own download, a system Chromium/Chrome; and one without windows,
// which takes a quarter less of the processor for the same pages.
// As a command (`node .setup/browser.mjs`) it also installs Debian's packages of both when run as root.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { installPackages } from './apt.mjs';

/** @returns {{ path: string, from: 'env' | 'playwright' | 'system' } | null} */
export function findChromium() {
  const env = process.env['CHROMIUM_PATH'];
  if (env) return existsSync(env) ? { path: env, from: 'env' } : null;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { path: own, from: 'playwright' };
  const shell = headlessShell(own);
  if (shell) return { path: shell, from: 'playwright' };
  const names = [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
    'chrome.exe',
    'msedge.exe',
  ];
  const dirs = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    'C:/Program Files/Google/Chrome/Application',
    'C:/Program Files (x86)/Microsoft/Edge/Application',
  ];
  const mac = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  const path = [...names.flatMap((n) => dirs.filter(Boolean).map((d) => join(d, n))), ...mac].find((p) =>
    existsSync(p),
  );
  return path ? { path, from: 'system' } : null;
}

/** `playwright install --only-shell` leaves no full chromium, only a headless shell beside it. @param {string} own */
function headlessShell(own) {
  const m = own && /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(own);
  const dir = m && join(m[1] ?? '', `chromium_headless_shell-${m[2]}`);
  if (!dir || !existsSync(dir)) return null;
  for (const sub of readdirSync(dir))
    for (const n of ['headless_shell', 'chrome-headless-shell', 'chrome-headless-shell.exe']) {
      const p = join(dir, sub, n);
      if (existsSync(p)) return p;
    }
  return null;
}

/**
 * The system's Chromium without windows (Debian's package `chromium-headless-shell`), where the whole one is the
 * system's, too: it has no camera, and nothing can be installed in it.
 * @returns {string | null}
 */
export function findHeadlessShell() {
  if (findChromium()?.from !== 'system') return null;
  const path = '/usr/bin/chromium-headless-shell';
  return existsSync(path) ? path : null;
}

export function ensureChromium() {
  const found = findChromium();
  if (found) {
    if (found.from === 'system' && !findHeadlessShell()) installPackages(['chromium-headless-shell']);
    return found;
  }
  installPackages(['chromium', 'chromium-headless-shell', 'fonts-liberation']);
  const now = findChromium();
  if (now) return now;
  throw new Error(
    'No Chromium found. Do one of: `npx playwright install chromium`; install Chromium or Chrome; set CHROMIUM_PATH=/path/to/chromium.',
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const b = ensureChromium();
    const shell = findHeadlessShell();
    console.log(`[browser] ${b.from}: ${b.path}${shell ? `, and without windows ${shell}` : ''}`);
  } catch (e) {
    console.error(`[browser] ${e instanceof Error ? e.message : e}`);
    process.exit(1);
  }
}
