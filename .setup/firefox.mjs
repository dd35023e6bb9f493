// @ts-check
// Finds a Firefox. Order: $FIREFOX_PATH, the system's.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['firefox', 'firefox-esr', 'firefox.exe'];
const PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Firefox.app/Contents/MacOS',
  'C:/Program Files/Mozilla Firefox',
];

/** The path of the program; null where there is none. @returns {string | null} */
export function findFirefox() {
  const named = process.env['FIREFOX_PATH'];
  if (named) return existsSync(named) ? named : null;
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...PLACES];
  return (
    folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path)) ??
    null
  );
}
