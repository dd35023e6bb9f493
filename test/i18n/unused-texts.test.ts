import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readTextFile, textFiles } from '../support/content.ts';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|astro)$/.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'))
  .join('\n');
/** Keys as they are asked for, `t('share')`; those of two words and more also where they wait in a list. */
const literals = new Set([
  ...[...sources.matchAll(/\b(?:t|site|words|game|shellTexts)\(\s*'([\w-]+)'/g)].map((match) => match[1]),
  ...[...sources.matchAll(/\b(?:t|shellTexts)\([^()]*\? '([\w-]+)' : '([\w-]+)'/g)].flatMap((match) =>
    match.slice(1),
  ),
  ...[...sources.matchAll(/['"](\w+-[\w-]+)['"]/g)].map((match) => match[1]),
]);
/** The fixed beginnings of keys that are put together, as in `kind-${colour}`. */
const beginnings = [...sources.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? '');
/** And as they are said by the state of things, in brackets, as in t(titleOf(scene)). */
const returned = new Set([...sources.matchAll(/return '([\w-]+)'/g)].map((match) => match[1]));
/** The games that have chapters: their pages look up their names, what is said of them, and their tools. */
const games = readdirSync(fileURLToPath(new URL('../../content/chapters', import.meta.url)));
const endings = [...sources.matchAll(/`\$\{[^}]+\}(-[\w-]+)`/g)].map((match) => match[1] ?? '');

/** The faults of a case are put into words by their codes, each of which `explain/problem.test.ts` asks for. */
const textNames = textFiles('en').filter((name) => name !== 'errors');

test('every text is used', () => {
  const unused = textNames.flatMap((name) =>
    Object.keys(readTextFile('en', name))
      .map((key) => key.replace(/_(one|few|many|other)$/, ''))
      .filter(
        (key) =>
          !literals.has(key) &&
          !games.some((game) => key === game || key.startsWith(`${game}-`)) &&
          !returned.has(key) &&
          !beginnings.some((beginning) => key.startsWith(beginning)) &&
          !endings.some((ending) => key.endsWith(ending)),
      )
      .map((key) => `${name}:${key}`),
  );
  expect([...new Set(unused)]).toEqual([]);
});
