import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';

/** Copies are named by letters, since ids of chapters have no digits. */
const COPIES = 'bcdefghij'.split('');

type Yaml = Record<string, unknown>;
const readYaml = (file: string): Yaml => parse(readFileSync(file, 'utf8'));

/**
 * Writes content with ten times as many rules to `target`: chapters with all their rules, worked examples and
 * edition notes. The copies have different words, so that they do not compress as repetitions and do not
 * share words in the index, and link to each other.
 */
export function writeTenfold(source: string, target: string): void {
  cpSync(source, target, { recursive: true });
  for (const [i, letter] of COPIES.entries()) {
    const alter = altering(i + 1);
    copyEach(source, target, 'chapters', letter, (chapter) => ({
      ...chapter,
      title: alteredIn(chapter['title'] as Yaml, alter),
      // Not printed in any edition, so that the coverage table need not contain it.
      rules: (chapter['rules'] as Yaml[]).map((rule) => ({ ...rule, printed: {} })),
    }));
    for (const folder of ['examples', 'editions'])
      copyEach(source, target, folder, letter, (one) => ({
        ...one,
        rules: (one['rules'] as string[]).map((rule) => renamed(rule, letter)),
      }));
    for (const file of filesBelow(join(source, 'rules'))) {
      const [locale = '', ...path] = file.split('/');
      write(
        join(target, 'rules', locale, renamed(path.join('/'), letter)),
        alteredRule(readFileSync(join(source, 'rules', file), 'utf8'), letter, alter),
      );
    }
    for (const file of filesBelow(join(source, 'asked'))) {
      const asked = Object.entries(readYaml(join(source, 'asked', file))).map(([rule, words]) => [
        renamed(rule, letter),
        alteredIn(words as Yaml, alter),
      ]);
      write(join(target, 'asked', file), stringify(Object.fromEntries(asked)), 'a');
    }
  }
}

/** Renames a rule for a copy: `huang/war/tie` becomes `huang/war-b/tie`. */
function renamed(rule: string, letter: string): string {
  const [game, chapter, ...rest] = rule.split('/');
  return [game, `${chapter}-${letter}`, ...rest].join('/');
}

/** Rewrites the text of a rule in other words, with links to the same copy. */
function alteredRule(text: string, letter: string, alter: (text: string) => string): string {
  return text
    .split(/(\(rule:[^)]*\)|^title:)/m)
    .map((part) => {
      if (part === 'title:') return part;
      return part.startsWith('(rule:') ? `(rule:${renamed(part.slice(6, -1), letter)})` : alter(part);
    })
    .join('');
}

const VOWELS = 'aeiou';
const CONSONANTS = 'bdgkmlnprt';

/** Returns a function that makes other words of the same length, by rotating vowels and consonants. */
function altering(copy: number): (text: string) => string {
  const turn = (letters: string, by: number) => (letter: string) => {
    const at = letters.indexOf(letter);
    return at < 0 ? letter : (letters[(at + by) % letters.length] ?? letter);
  };
  const [vowel, consonant] = [turn(VOWELS, copy % VOWELS.length), turn(CONSONANTS, copy)];
  return (text) =>
    text.replace(/\p{L}{4,}/gu, (word) => [...word].map((one) => consonant(vowel(one))).join(''));
}

const alteredIn = (texts: Yaml, alter: (text: string) => string): Yaml =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, alter(String(text))]));

function copyEach(
  source: string,
  target: string,
  folder: string,
  letter: string,
  copyOf: (data: Yaml) => Yaml,
): void {
  for (const file of filesBelow(join(source, folder)))
    write(
      join(target, folder, file.replace('.yaml', `-${letter}.yaml`)),
      stringify(copyOf(readYaml(join(source, folder, file)))),
    );
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(md|yaml)$/.test(file));

function write(file: string, text: string, flag = 'w'): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag });
}
