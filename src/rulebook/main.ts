// `npm run content`: reads all content, prints what there is of each game in each language, and last says what contradicts
// itself or the referee; with `-- --coverage`, where each printed sentence is found again.
import { LOCALES } from '../i18n/locale.ts';
import { sentencesOf } from './coverage.ts';
import { exampleOf } from './example.ts';
import { faultsOf } from './faults.ts';
import { readRulebook } from './files.ts';
import { coverageRows, gamesIn, summaryRows } from './tally.ts';

const book = readRulebook();
const wrong = book.examples.flatMap(({ id, data }) => {
  const example = exampleOf(id, data);
  return example.ok ? [] : [example.error];
});
const faults = [...faultsOf(book), ...wrong];

for (const { id, data } of process.argv.includes('--coverage') ? book.coverage : []) {
  const sentences = sentencesOf(data);
  console.log(`${id}: ${sentences.length} printed sentences`);
  for (const row of coverageRows(sentences)) console.log(row);
  console.log();
}
console.table(Object.fromEntries(gamesIn(book).flatMap((game) => summaryRows(book, game, LOCALES))));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
