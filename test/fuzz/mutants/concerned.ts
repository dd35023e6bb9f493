import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from './changes.ts';

/** Relative paths in a file: imports, dynamic imports, and scripts that it runs. */
const NAMED = /['"](\.{1,2}\/[^'"]+\.(?:ts|tsx|mjs|js))['"]/g;

function namedIn(file: string): readonly string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(NAMED)].map(([, path = '']) =>
    normalize(join(dirname(file), path)).replaceAll('\\', '/'),
  );
}

const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|mjs|js)$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

/** Maps each file to the files that refer to it. */
function namers(): ReadonlyMap<string, readonly string[]> {
  const by = new Map<string, string[]>();
  for (const file of [...filesIn('src'), ...filesIn('test')])
    for (const named of namedIn(file)) by.set(named, [...(by.get(named) ?? []), file]);
  return by;
}

const NAMERS = namers();

/** Returns the game of a file, by its folder or name. Games never import each other. */
const gameOf = (file: string) => /\/(huang|chu-han|khan)[/.-]/.exec(file)?.[1];

/**
 * Finds the unit tests that depend on a file, except those of other games, with their distance in imports.
 */
export function testsOf(file: string): ReadonlyMap<string, number> {
  const away = new Map([[file, 0]]);
  for (const [one, distance] of away)
    for (const namer of NAMERS.get(one) ?? []) if (!away.has(namer)) away.set(namer, distance + 1);
  const game = gameOf(file);
  const isConcerned = (test: string) => game === undefined || (gameOf(test) ?? game) === game;
  return new Map([...away].filter(([one]) => one.endsWith('.test.ts') && isConcerned(one)));
}
