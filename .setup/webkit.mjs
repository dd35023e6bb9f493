// @ts-check
// Finds a WebKit that a driver can steer: WebKitGTK's MiniBrowser and WebKitWebDriver, and Xvfb for a screen.
// As a command (`node .setup/webkit.mjs`) it also installs Debian's packages when run as root.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './apt.mjs';

const PACKAGES = ['webkit2gtk-driver', 'xvfb'];

/** @typedef {{ driver: string, browser: string, screen: string }} Webkit paths of the three programs */

/** @param {string} name */
function programOf(name) {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
    '/usr/bin',
    '/usr/local/bin',
  ];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Where Debian, Fedora and Arch put the browser that comes with the engine. */
function miniBrowser() {
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

/** @returns {Webkit | null} */
export function findWebkit() {
  const [driver, screen, browser] = [programOf('WebKitWebDriver'), programOf('Xvfb'), miniBrowser()];
  return driver && screen && browser ? { driver, screen, browser } : null;
}

/** Installs it where that is allowed; null where it cannot be had. @returns {Webkit | null} */
export function ensureWebkit() {
  const found = findWebkit();
  if (found) return found;
  installPackages(PACKAGES);
  return findWebkit();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const webkit = ensureWebkit();
  console.log(webkit ? `[webkit] ${webkit.browser}` : '[webkit] none on this machine');
}
