// @ts-check
// Finds a Firefox: $FIREFOX_PATH, else the one of the system.
import { existsSync } from 'node:fs';
import { findProgram } from './find-program.mjs';

const NAMES = ['firefox', 'firefox-esr', 'firefox.exe'];
const FOLDERS = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Firefox.app/Contents/MacOS',
  'C:/Program Files/Mozilla Firefox',
];

/** Returns the path of the program; null if there is none. @returns {string | null} */
export function findFirefox() {
  const named = process.env['FIREFOX_PATH'];
  if (named) return existsSync(named) ? named : null;
  return findProgram(NAMES, FOLDERS) ?? null;
}
