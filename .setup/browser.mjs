// @ts-check
// Finds a Chromium: $CHROMIUM_PATH, else Playwright's download, else the Chromium or Chrome of the system.
// Also finds the system's headless shell, which needs 25 % less CPU for the same pages. As a command
// (`node .setup/browser.mjs`) it installs Debian's packages of both if they are missing (see apt.mjs).
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { installPackages } from './apt.mjs';
import { findProgram } from './find-program.mjs';

const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium and says where it comes from.
 * @returns {{ path: string, from: 'env' | 'playwright' | 'system' } | null}
 */
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
  const folders = [
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    'C:/Program Files/Google/Chrome/Application',
    'C:/Program Files (x86)/Microsoft/Edge/Application',
  ];
  const path = findProgram(names, folders) ?? MAC_PATHS.find((one) => existsSync(one));
  return path ? { path, from: 'system' } : null;
}

/**
 * Finds Playwright's headless shell, which is all that `playwright install --only-shell` installs.
 * @param {string} own path of the full Chromium
 */
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
 * Returns the options of Playwright that start the Chromium of this machine; none if there is none.
 * @returns {{ executablePath?: string }}
 */
export function getLaunchOptions() {
  const found = findChromium();
  return found ? { executablePath: found.path } : {};
}

/**
 * Finds the system's headless shell (Debian's package `chromium-headless-shell`). Null unless the full
 * Chromium comes from the system, too: tests of the camera and of installing the app need that one.
 * @returns {string | null}
 */
export function findHeadlessShell() {
  if (findChromium()?.from !== 'system') return null;
  const path = '/usr/bin/chromium-headless-shell';
  return existsSync(path) ? path : null;
}

/** Finds a Chromium, and installs Debian's packages if that is possible. @throws {Error} if there is none */
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
    'No Chromium found. Run `npx playwright install chromium`, or install Chromium or Chrome, or set CHROMIUM_PATH to its path.',
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const b = ensureChromium();
    const shell = findHeadlessShell();
    console.log(`[browser] ${b.from}: ${b.path}${shell ? `; headless: ${shell}` : ''}`);
  } catch (e) {
    console.error(`[browser] ${e instanceof Error ? e.message : e}`);
    process.exit(1);
  }
}
