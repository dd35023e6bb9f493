import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/tool-manifest.ts';
import { extractAnnotations, removeAnnotations } from '../../src/rulebook/annotations/annotations.ts';
import { listRulebookFaults } from '../../src/rulebook/checks/faults.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { listSheetLines, listSheetSummaries } from '../../src/rulebook/sheet.ts';

const book = readRulebook();
const sheetOf = (game: string) => {
  const sheet = book.sheets.find(({ id }) => id === game)?.data;
  if (!sheet) throw new Error(`content/sheets has no ${game}.yaml`);
  return sheet;
};
const bodyOf = (rule: string) =>
  book.rules.find(({ id, locale }) => id === rule && locale === 'en')?.body ?? '';

describe.each(GAME_IDS)('the player aid of %s', (game) => {
  const sheet = sheetOf(game);

  test('tells the game in eight lines', () => expect(sheet.tell).toHaveLength(8));

  test('repeats rules of this game alone', () => {
    const rules = listSheetLines(sheet).flatMap(({ line }) => line.rules);
    expect([...rules, ...listSheetSummaries(sheet)].filter((rule) => !rule.startsWith(`${game}/`))).toEqual(
      [],
    );
  });

  test('has parts that are drawn', () => {
    const parts = [...sheet.top, ...sheet.bottom].flatMap((block) => ('part' in block ? [block.part] : []));
    const files = [...parts, 'score'].map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.astro`);
    const folder = fileURLToPath(new URL(`../../src/site/components/sheet/${game}/`, import.meta.url));
    expect(files.filter((file) => !existsSync(folder + file))).toEqual([]);
  });
});

test('each line about Khan names the sources of its rules', () => {
  for (const { name, line } of listSheetLines(sheetOf('khan'))) {
    const bodies = line.rules.map(bodyOf);
    const named = bodies.flatMap((body) => extractAnnotations(body)).map(({ sources }) => [...sources]);
    const known = new Set([
      ...named.flatMap((sources) => (sources.length === 0 ? ['ours'] : sources)),
      ...(bodies.some((body) => /\p{L}/u.test(removeAnnotations(body))) ? ['print'] : []),
      ...(line.rules.includes('khan/conquest/once') ? ['ours'] : []), // the rule says so in its own words
    ]);
    expect(line.sources ?? [], name).not.toHaveLength(0);
    expect(
      line.sources?.filter((source) => !known.has(source)),
      name,
    ).toEqual([]);
  }
});

test('a line that names a rule or a source that does not exist is refused', () => {
  const [line] = sheetOf('khan').tell;
  if (!line) throw new Error('nothing to tell');
  const wrong = { ...line, rules: ['khan/turn/nowhere'] as const, sources: ['nobody'] };
  const sheets = [{ id: 'khan', data: { ...sheetOf('khan'), tell: [wrong] } }];
  const faults = listRulebookFaults({ ...book, sheets } as never);
  expect(faults).toContain("content/sheets/khan.yaml: 'rules' names khan/turn/nowhere, which does not exist");
  expect(faults).toContain(
    'content/sheets/khan.yaml names the source nobody, which is in no content/sources',
  );
});

test('no fault is in the player aids as they are', () =>
  expect(listRulebookFaults(book).filter((fault) => fault.includes('content/sheets'))).toEqual([]));
