import { expect, test } from 'vitest';
import { isolateBidi } from '../../src/explain/isolate-bidi.ts';
import { explainOpeningFault } from '../../src/explain/opening-fault.ts';
import { createPlayerNames, namePlayersByIds } from '../../src/games/huang/explain/player-names.ts';
import { addListMethods } from '../../src/i18n/translator.ts';

const [FSI, PDI] = ['\u2068', '\u2069'];

test.each([
  ['Ada', 'Ada'],
  ['Łucja & Jörg (2)', 'Łucja & Jörg (2)'],
  ['李', '李'],
  ['Ada\u202e', 'Ada'], // an override would turn all that follows
  ['\u2067Ada', 'Ada'], // an isolate that nothing ends
  ['Ada\u2069\u2069', 'Ada'], // ends of isolates that are not its own
  ['Ada\nRat wins.', 'Ada Rat wins.'], // no line of its own
  ['Ada\u2029Rat', 'Ada Rat'],
  ['שרה', `${FSI}שרה${PDI}`],
  ['ليلى 5', `${FSI}ليلى 5${PDI}`],
  ['שרה\u2069\u202e', `${FSI}שרה${PDI}`],
  ['Ada\u200f', `${FSI}Ada\u200f${PDI}`], // a mark counts as a letter from the right
  ['\u{10900}', `${FSI}\u{10900}${PDI}`], // Phoenician
  ['', ''],
])('%j stands in a sentence as %j', (written, shown) => expect(isolateBidi(written)).toBe(shown));

test('names and what was pasted are isolated where they become words', () => {
  const t = addListMethods(
    'en',
    (key: string, facts: object = {}) => `${key} ${Object.values(facts).join()}`,
  );
  expect(createPlayerNames(namePlayersByIds(['שרה']), t).plain('שרה')).toBe(`${FSI}שרה${PDI}`);
  const fault = { code: 'notation', fault: { field: 'board', text: 'x\u202e' } } as const;
  expect(explainOpeningFault(fault, t)).toBe('notation-board x');
});
