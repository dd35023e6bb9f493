import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { entriesOf } from '../../src/core/record.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { selectQuestionFiles } from '../../src/rulebook/search/search-documents.ts';
import { getEntryGame } from '../../src/search/game.ts';
import { findMultilingualHits } from '../../src/search/multilingual-hits.ts';
import { selectShownHits } from '../../src/search/shown-hits.ts';
import { openIndices, othersThan } from '../support/searches.ts';

/** A question as a player puts it, and the rules that answer it. */
interface Fresh {
  readonly ask: string;
  readonly rules: readonly string[];
}

/** In a hundred: how many find an answering rule among the first three, on the pages of its game. */
const LEAST: Readonly<Partial<Record<Locale, number>>> = { en: 91, de: 98, pl: 98 };

const { questions, rules } = readRulebook();
const indices = await openIndices();

function freshIn(locale: Locale): readonly Fresh[] {
  const file = fileURLToPath(new URL(`../fixtures/fresh/${locale}.yaml`, import.meta.url));
  return parse(readFileSync(file, 'utf8'));
}

/** Returns the rank of the first answering rule, from 1; 0 if none is shown. */
function rankOf(locale: Locale, { ask, rules: right }: Fresh): number {
  const hits = findMultilingualHits(indices[locale], othersThan(locale, indices), ask);
  const game = getEntryGame({ id: right[0] ?? '' });
  return selectShownHits(hits, game, locale).rules.findIndex(({ entry }) => right.includes(entry.id)) + 1;
}

describe.each(entriesOf(LEAST))('fresh questions in %s', (locale, least) => {
  const fresh = freshIn(locale);

  test('are sixty, about rules that there are, and not in the index', () => {
    const ids = new Set(rules.map(({ id }) => id));
    const known = new Set(
      selectQuestionFiles(locale, questions).flatMap(({ data }) => Object.values(data).flat()),
    );
    expect(new Set(fresh.map(({ ask }) => ask)).size).toBe(60);
    expect(fresh.flatMap((one) => one.rules).filter((id) => !ids.has(id))).toEqual([]);
    expect(fresh.filter(({ ask }) => known.has(ask))).toEqual([]);
  });

  test('find an answering rule among the first three', () => {
    const ranks = fresh.map((one) => rankOf(locale, one));
    const share = (100 * ranks.filter((rank) => rank >= 1 && rank <= 3).length) / fresh.length;
    expect(share).toBeGreaterThanOrEqual(least);
  });
});
