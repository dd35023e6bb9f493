// @ts-check
// Finds a WebKit that can be automated: WebKitGTK's MiniBrowser with WebKitWebDriver, and Xvfb as its screen.
// As a command (`node .setup/webkit.mjs`) it installs Debian's packages if they are missing (see apt.mjs).
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './apt.mjs';
import { findProgram } from './find-program.mjs';

const PACKAGES = ['webkit2gtk-driver', 'xvfb'];
const FOLDERS = ['/usr/bin', '/usr/local/bin'];

/** @typedef {{ driver: string, browser: string, screen: string }} Webkit paths of the three programs */

/** Returns the path of MiniBrowser, which Debian, Fedora and Arch install in different folders. */
function findMiniBrowser() {
  const triplets = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
    : [];
  const folders = [...triplets.map((name) => `/usr/lib/${name}`), '/usr/lib', '/usr/libexec', '/usr/lib64'];
  return folders
    .flatMap((folder) =>
      ['4.1', '6.0', '4.0'].map((version) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}

/** Finds the three programs; null if one is missing. @returns {Webkit | null} */
export function findWebkit() {
  const [driver, screen] = ['WebKitWebDriver', 'Xvfb'].map((name) => findProgram([name], FOLDERS));
  const browser = findMiniBrowser();
  return driver && screen && browser ? { driver, screen, browser } : null;
}

/** Finds the three programs, and installs them if that is possible. @returns {Webkit | null} */
export function ensureWebkit() {
  const found = findWebkit();
  if (found) return found;
  installPackages(PACKAGES);
  return findWebkit();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const webkit = ensureWebkit();
  console.log(webkit ? `[webkit] ${webkit.browser}` : '[webkit] Not found on this machine.');
}
