// `npm run content`: reads everything in content/ and checks it. Prints a table of what there is for each
// game and language; exits with 1 if files contradict each other or the referee. USAGE lists the options.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRecord } from '../core/record.ts';
import { COMPLETE_LOCALES } from '../i18n/fallback.ts';
import { isLocale, LOCALES } from '../i18n/locale.ts';
import { listPrintedSentences } from './checks/coverage.ts';
import {
  listDerivedTexts,
  listObsoleteReviews,
  listUnreviewedTexts,
  makeReviewedFile,
} from './checks/derived-texts.ts';
import { listRulebookFaults } from './checks/faults.ts';
import {
  listMissingTexts,
  listStaleTexts,
  listTranslatedTexts,
  makeLevelFile,
} from './checks/stale-texts.ts';
import { listCoverageRows, listGames, listSummaryRows } from './checks/summary.ts';
import { computeExample } from './example.ts';
import { CONTENT_FOLDER, listTextFileNames, readPageTexts, readRulebook } from './files.ts';

const USAGE = `npm run content                              check the content and print how much there is
npm run content -- --stale <language>…       list texts that are missing, or older than in another language
npm run content -- --mark-current <name>…    record that these texts say the same in all languages
npm run content -- --unreviewed              list texts to be compared with the rules that they repeat
npm run content -- --mark-reviewed <name>…   record that these texts agree with their rules
npm run content -- --coverage                list each printed sentence with the rules that contain it

A <name> is what the lists print, such as rules/huang/war/tie, or a folder of such names.`;

/** Each option, and whether it needs names or languages after it. */
const OPTIONS: ReadonlyMap<string, boolean> = new Map([
  ['--stale', true],
  ['--mark-current', true],
  ['--unreviewed', false],
  ['--mark-reviewed', true],
  ['--coverage', false],
]);

const [, , option, ...names] = process.argv;
if (option === '--help') {
  console.log(USAGE);
  process.exit();
}
/** Ends the command because of how it was called. */
function refuse(problem: string): never {
  console.error(`${problem}\n\n${USAGE}`);
  process.exit(2);
}

if (option !== undefined) {
  const needsNames = OPTIONS.get(option);
  if (needsNames === undefined) refuse(`Unknown option: ${option}`);
  if (needsNames && names.length === 0) refuse(`${option} needs a name.`);
  if (!needsNames && names.length > 0) refuse(`${option} takes no name.`);
  const unknown = names.find((name) => !isLocale(name));
  if (option === '--stale' && unknown !== undefined)
    refuse(`Unknown language: ${unknown}. There are ${LOCALES.join(', ')}.`);
}

const book = readRulebook();
const exampleFaults = book.examples.flatMap(({ id, data }) => {
  const example = computeExample(id, data);
  return example.ok ? [] : [example.error];
});
const texts = listDerivedTexts(book, (file) => COMPLETE_LOCALES.map((locale) => readPageTexts(locale, file)));
const unreviewed = listUnreviewedTexts(book, texts);
const faults = [...listRulebookFaults(book), ...exampleFaults, ...listObsoleteReviews(book, texts)];

if (option === '--mark-reviewed')
  writeFileSync(join(CONTENT_FOLDER, 'compared.yaml'), makeReviewedFile(book, texts, names));
if (option === '--unreviewed')
  for (const { name, rules } of unreviewed) console.log(`${name}: ${rules.join(' ')}`);
if (option === '--stale' || option === '--mark-current') {
  const inAll = (file: string) => createRecord(LOCALES, (locale) => readPageTexts(locale, file));
  const translated = listTranslatedTexts(book, createRecord(listTextFileNames(), inAll));
  if (option === '--mark-current')
    writeFileSync(join(CONTENT_FOLDER, 'level.yaml'), makeLevelFile(translated, book.level, names));
  for (const language of option === '--stale' ? names.filter(isLocale) : []) {
    const stale = listStaleTexts(language, translated, book.level);
    const missing = listMissingTexts(language, translated);
    for (const { name } of stale) console.log(name);
    for (const { name } of missing) console.log(`${name} (missing)`);
    console.log(
      `${translated.length} texts in ${language}: ${stale.length} are older than in another language, ${missing.length} are missing.\n`,
    );
  }
}
for (const { id, data } of option === '--coverage' ? book.coverage : []) {
  const sentences = listPrintedSentences(data);
  console.log(`${id}: ${sentences.length} printed sentences`);
  for (const row of listCoverageRows(sentences)) console.log(row);
  console.log();
}
console.table(Object.fromEntries(listGames(book).flatMap((game) => listSummaryRows(book, game, LOCALES))));
console.log(
  `${unreviewed.length} of ${texts.length} texts have not been compared with their rules since either changed.`,
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
