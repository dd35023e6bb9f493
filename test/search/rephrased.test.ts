import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { selectQuestionFiles } from '../../src/rulebook/search/search-documents.ts';
import { findMultilingualHits } from '../../src/search/multilingual-hits.ts';
import { selectShownHits } from '../../src/search/shown-hits.ts';
import { openIndices, othersThan } from '../support/searches.ts';

/** A question as people put it, and the rules that answer it; on the pages of a game if one is given. */
interface Rephrased {
  readonly ask: string;
  readonly rules: readonly string[];
  readonly game?: string;
}

const { questions, rules } = readRulebook();
const indices = await openIndices();

function rephrasedIn(locale: Locale): readonly Rephrased[] {
  const file = fileURLToPath(new URL(`../fixtures/rephrased.${locale}.yaml`, import.meta.url));
  return parse(readFileSync(file, 'utf8'));
}

/** Where the first right rule stands, from 1; 0 if nowhere. */
function placeOf(locale: Locale, { ask, rules: right, game }: Rephrased): number {
  const hits = findMultilingualHits(indices[locale], othersThan(locale, indices), ask);
  return selectShownHits(hits, game, locale).rules.findIndex(({ entry }) => right.includes(entry.id)) + 1;
}

describe.each(COMPLETE_LOCALES)('questions in other words, in %s', (locale) => {
  const asked = rephrasedIn(locale);

  test('are twenty or more, about rules that there are, and not in the index', () => {
    const ids = new Set(rules.map(({ id }) => id));
    const known = new Set(
      selectQuestionFiles(locale, questions).flatMap(({ data }) => Object.values(data).flat()),
    );
    expect(asked.length).toBeGreaterThanOrEqual(20);
    expect(asked.flatMap((one) => one.rules).filter((id) => !ids.has(id))).toEqual([]);
    expect(asked.filter(({ ask }) => known.has(ask))).toEqual([]);
  });

  test('find an answering rule among the first three for 95 in a hundred', () => {
    const places = asked.map((one) => ({ ask: one.ask, place: placeOf(locale, one) }));
    const beyond = places.filter(({ place }) => place === 0 || place > 3);
    expect(beyond.length / asked.length, JSON.stringify(beyond)).toBeLessThanOrEqual(0.05);
  });
});
