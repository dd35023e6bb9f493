// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Finds a program by the first of some names that exists in a folder of PATH or in one of `folders`.
 * @param {readonly string[]} names
 * @param {readonly string[]} folders
 * @returns {string | undefined} its path
 */
export function findProgram(names, folders) {
  const all = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...folders];
  return names.flatMap((name) => all.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
