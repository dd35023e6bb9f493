// `npm run content`: reads all content, prints what there is of each game in each language, and last says what contradicts
// itself or the referee; with `-- --coverage`, where each printed sentence is found again; with `-- --uncompared`, each text
// that nobody has held against its rules since one of them changed; with `-- --compared <names>`, that this has been done;
// with `-- --behind pl`, the texts of which other languages have changed and this one has not, or that it lacks; with `-- --level <names>`,
// that all languages say the same there.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from '../engine/record.ts';
import { LOCALES, localeNamed } from '../i18n/locale.ts';
import { WHOLE } from '../i18n/stand-in.ts';
import { behind, lackingIn, levelAlso, sharedTexts } from './behind.ts';
import { comparedAlso, forgotten, restatedIn, uncompared } from './compared.ts';
import { sentencesOf } from './coverage.ts';
import { exampleOf } from './example.ts';
import { faultsOf } from './faults.ts';
import { CONTENT, pageFiles, pageTexts, readRulebook } from './files.ts';
import { coverageRows, gamesIn, summaryRows } from './tally.ts';

const book = readRulebook();
const wrong = book.examples.flatMap(({ id, data }) => {
  const example = exampleOf(id, data);
  return example.ok ? [] : [example.error];
});
const restated = restatedIn(book, (file) => WHOLE.map((locale) => pageTexts(locale, file)));
const open = uncompared(book, restated);
const faults = [...faultsOf(book), ...wrong, ...forgotten(book, restated)];
const [, , asked, ...names] = process.argv;

if (asked === '--compared')
  writeFileSync(join(CONTENT, 'compared.yaml'), comparedAlso(book, restated, names));
if (asked === '--uncompared') for (const { name, rules } of open) console.log(`${name}: ${rules.join(' ')}`);
if (asked === '--behind' || asked === '--level') {
  const inAll = (file: string) => recordOf(LOCALES, (locale) => pageTexts(locale, file));
  const texts = sharedTexts(book, recordOf(pageFiles(), inAll));
  if (asked === '--level') writeFileSync(join(CONTENT, 'level.yaml'), levelAlso(texts, book.level, names));
  for (const name of asked === '--behind' ? names : []) {
    const late = behind(localeNamed(name), texts, book.level);
    const lacking = lackingIn(localeNamed(name), texts);
    for (const { name } of late) console.log(name);
    for (const { name } of lacking) console.log(`${name} (is not there yet)`);
    console.log(
      `${late.length} of ${texts.length} texts in ${name} are behind another language, ${lacking.length} are not there yet.\n`,
    );
  }
}
for (const { id, data } of asked === '--coverage' ? book.coverage : []) {
  const sentences = sentencesOf(data);
  console.log(`${id}: ${sentences.length} printed sentences`);
  for (const row of coverageRows(sentences)) console.log(row);
  console.log();
}
console.table(Object.fromEntries(gamesIn(book).flatMap((game) => summaryRows(book, game, LOCALES))));
console.log(`${open.length} of ${restated.length} texts are not compared with their rules as both are now.`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
