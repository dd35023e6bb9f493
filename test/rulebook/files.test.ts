import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { normaliseStrings, normaliseText } from '../../src/rulebook/checks/normalise-text.ts';
import { CONTENT_FOLDER, readRulebook } from '../../src/rulebook/files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
}

test('content is read the same with Windows line ends, a byte-order mark and decomposed umlauts', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(md|yaml)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  for (const file of files)
    rewrite(file, (text) => `\uFEFF${text.normalize('NFD').replaceAll('\n', '\r\n')}`);
  expect(readRulebook(folder)).toEqual(readRulebook());
});

test('a text is made readable wherever it lies in a value', () => {
  const decomposed = 'u\u0308';
  expect(normaliseText(`\uFEFFa${decomposed}\r\nb\rc`)).toBe('aü\nb\nc');
  expect(normaliseStrings({ a: [decomposed, 1, null], b: { c: decomposed } })).toEqual({
    a: ['ü', 1, null],
    b: { c: 'ü' },
  });
});

describe('content with a wrong field stops, naming file and field:', () => {
  const tie = 'rules/de/huang/end/tie.md';
  test.each<[string, string, (text: string) => string, readonly string[]]>([
    ['an unknown key', tie, (text) => text.replace('---\n', '---\nsource: x\n'), [tie, 'source']],
    ['a title left out', tie, (text) => text.replace(/title: .*/, 'titel: x'), [tie, 'title']],
    ['no head', tie, (text) => text.replaceAll('---', ''), [tie, 'has no title']],
    [
      'a missing language',
      'editions/huang/war-tie.yaml',
      (text) => text.replace(/^title:\n {2}en: .*\n/m, 'title:\n'),
      ['content/editions/huang/war-tie.yaml', 'title/en'],
    ],
    [
      'an unknown edition',
      'editions/huang/war-tie.yaml',
      (text) => text.replace('follows: [en, de]', 'follows: [en, fr]'),
      ['content/editions/huang/war-tie.yaml', 'follows'],
    ],
    [
      'an edition named twice',
      'editions/huang/war-tie.yaml',
      (text) => text.replace('editions: [pl]', 'editions: [de]'),
      ['content/editions/huang/war-tie.yaml', 'says', 'twice'],
    ],
    [
      'a reading without its reason',
      'editions/huang/war-tie.yaml',
      (text) => text.replace(/^why:[\s\S]*/m, ''),
      ['content/editions/huang/war-tie.yaml', 'why'],
    ],
    [
      'no choice',
      'rulings/huang/winner-short.yaml',
      (text) => text.replace(/^choices:[\s\S]*/m, 'choices: []\n'),
      ['content/rulings/huang/winner-short.yaml', 'choices'],
    ],
    [
      'an example that expects nothing',
      'examples/huang/war-tie.yaml',
      (text) => text.replace(/^expect:[\s\S]*/m, 'expect: { ok: true }\n'),
      ['content/examples/huang/war-tie.yaml', 'expect', 'has no expected outcome'],
    ],
    [
      'a paragraph left empty',
      'coverage/huang.yaml',
      (text) => text.replace('- [setup/players]', '- []'),
      ['content/coverage/huang.yaml', 'en/introduction/paragraphs/2'],
    ],
    [
      'a number for a name',
      'chapters/huang/end.yaml',
      (text) => text.replace('order: 90', 'order: late'),
      ['content/chapters/huang/end.yaml', 'order'],
    ],
  ])('%s', (_, file, change, said) => {
    rewrite(file, change);
    for (const word of said) expect(() => readRulebook(folder)).toThrow(word);
  });
});
