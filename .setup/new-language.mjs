// @ts-check
// `npm run new-language -- cs [de]`: enters a language and makes the files in which its words go. It may lack anything:
// what it lacks another one says, here German, else English, marked as such on the page.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FALLBACK_LOCALE, isLocale, LOCALES } from '../src/i18n/locale.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const LIST = 'src/i18n/locale.ts';
const [code = '', standIn = FALLBACK_LOCALE] = process.argv.slice(2);

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * What the language calls itself, with a capital; nothing if nobody knows it.
 * @param {string} locale
 */
function nameOf(locale) {
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(locale);
  return name && name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** What stands between two things in a language, where no line ends after one letter. @param {string} locale */
const jointOf = (locale) =>
  new Intl.ListFormat(locale)
    .formatToParts(['A', 'B'])
    .map(({ type, value }) => (type === 'literal' ? value : ''))
    .join('')
    .replace(/^( \p{L})[ \u00a0]$/u, '$1\\u00a0');

/**
 * Puts text before the end of a list or record of the languages.
 * @param {string} list
 * @param {string} name as its declaration begins
 * @param {string} entry
 */
function entered(list, name, entry) {
  const from = list.indexOf(`export const ${name}`);
  const end = list.slice(from).search(/[\]}](?: as const)?;/);
  if (from < 0 || end < 0) throw new Error(`${LIST} has no ${name}`);
  const before = list.slice(0, from + end).trimEnd();
  const comma = /[[{,]$/.test(before) ? '' : ',';
  return `${before}${comma}${entry}${list.slice(from + end)}`;
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

if (!/^[a-z]{2}$/.test(code)) refuse('Which language? Its two letters: npm run new-language -- cs [de]');
if (isLocale(code)) refuse(`${code} is there already: content/ui/${code}/`);
if (!isLocale(standIn))
  refuse(`${standIn} cannot say what ${code} lacks: it is none of ${LOCALES.join(', ')}.`);
const name = nameOf(code) ?? refuse(`Nobody knows a language ${code}.`);

let list = readFileSync(join(root, LIST), 'utf8');
list = entered(list, 'LOCALES', ` '${code}'`);
list = entered(list, 'LOCALE_NAMES', `\n  ${code}: '${name}',\n`);
list = entered(list, 'LAST_JOINTS', `\n  ${code}: '${jointOf(code)}',\n`);
list = entered(list, 'SAID_BY', ` ${code}: '${standIn}' `);
write(LIST, list);
for (const file of readdirSync(join(root, 'content/ui', FALLBACK_LOCALE)))
  write(`content/ui/${code}/${file}`, '{}\n');
write(
  `content/terms/${code}.yaml`,
  '# One word for one thing. A test reads every text for the words that are forbidden here.\nall: []\n',
);
write(
  `content/vocabulary/${code}.yaml`,
  '# Words that the search takes for one another: forms of one word, and words of near meaning.\nforms: []\nalike: []\n',
);
console.log(`${name} is entered, and says nothing yet: ${standIn} speaks for it. Its words go into

  content/ui/${code}/            texts of pages, by the keys of content/ui/${FALLBACK_LOCALE}/
  content/rules/${code}/         rules, by the paths of content/rules/${FALLBACK_LOCALE}/
  content/**/*.yaml          a line ${code}: beside those of the others
  content/questions/*/${code}/   whole questions that people ask
  content/terms/${code}.yaml, content/vocabulary/${code}.yaml

npm run content -- --behind ${code} lists what is to be written. Once that is nothing, take it out of SAID_BY in ${LIST}.`);
