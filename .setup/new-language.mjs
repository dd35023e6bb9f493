// @ts-check
// Adds a language: `npm run new-language -- cs [de]`. Enters it in the list of languages and creates empty
// files for its texts. Missing texts are shown in the fallback language, here German, by default English.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FALLBACK_LOCALE, isLocale, LOCALES } from '../src/i18n/locale.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const LOCALE_FILE = 'src/i18n/locale.ts';
const [code = '', fallback = FALLBACK_LOCALE] = process.argv.slice(2);

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Returns the language's own name for itself, capitalised; undefined if there is no such language.
 * @param {string} locale
 */
function getLanguageName(locale) {
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(locale);
  return name && name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * Returns the conjunction before the last item of a list, such as “ and ”, with a no-break space after a
 * single letter.
 * @param {string} locale
 */
const getListConjunction = (locale) =>
  new Intl.ListFormat(locale)
    .formatToParts(['A', 'B'])
    .map(({ type, value }) => (type === 'literal' ? value : ''))
    .join('')
    .replace(/^( \p{L})[ \u00a0]$/u, '$1\\u00a0');

/**
 * Inserts an entry at the end of an array or object literal.
 * @param {string} source
 * @param {string} name of the exported constant
 * @param {string} entry
 */
function addEntry(source, name, entry) {
  const from = source.indexOf(`export const ${name}`);
  const end = source.slice(from).search(/[\]}](?: as const)?;/);
  if (from < 0 || end < 0) throw new Error(`${LOCALE_FILE} has no constant ${name}`);
  const before = source.slice(0, from + end).trimEnd();
  const comma = /[[{,]$/.test(before) ? '' : ',';
  return `${before}${comma}${entry}${source.slice(from + end)}`;
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

if (!/^[a-z]{2}$/.test(code))
  fail('Name the language by its two-letter code: npm run new-language -- cs [fallback, such as de]');
if (isLocale(code)) fail(`${code} already exists: content/ui/${code}/`);
if (!isLocale(fallback))
  fail(`${fallback} cannot be the fallback of ${code}: it is none of ${LOCALES.join(', ')}.`);
const name = getLanguageName(code) ?? fail(`There is no language with the code ${code}.`);

let source = readFileSync(join(root, LOCALE_FILE), 'utf8');
source = addEntry(source, 'LOCALES', ` '${code}'`);
source = addEntry(source, 'LOCALE_NAMES', `\n  ${code}: '${name}',\n`);
source = addEntry(source, 'LIST_CONJUNCTIONS', `\n  ${code}: '${getListConjunction(code)}',\n`);
source = addEntry(source, 'LOCALE_FALLBACKS', ` ${code}: '${fallback}' `);
write(LOCALE_FILE, source);
for (const file of readdirSync(join(root, 'content/ui', FALLBACK_LOCALE)))
  write(`content/ui/${code}/${file}`, '{}\n');
write(
  `content/terms/${code}.yaml`,
  '# The word that texts use for each thing, and the words that they must not use; a test checks every text.\nall: []\n',
);
write(
  `content/vocabulary/${code}.yaml`,
  '# Synonyms for the search: forms of the same word, and words of similar meaning.\nforms: []\nalike: []\n',
);
console.log(`Added ${name}. Until its texts are written, they are shown in ${fallback}. Write them in

  content/ui/${code}/            texts of pages: the same files and keys as in content/ui/${FALLBACK_LOCALE}/
  content/rules/${code}/         rules: the same paths as in content/rules/${FALLBACK_LOCALE}/
  content/**/*.yaml          a line ${code}: next to the other languages
  content/questions/*/${code}/   questions that people ask
  content/terms/${code}.yaml, content/vocabulary/${code}.yaml

npm run content -- --stale ${code} lists the missing texts. When there are none, remove ${code} from LOCALE_FALLBACKS in ${LOCALE_FILE}.`);
