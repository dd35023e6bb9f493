import { describe, expect, test } from 'vitest';
import { createRecord, entriesOf } from '../../src/core/record.ts';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { selectQuestionFiles } from '../../src/rulebook/search/search-documents.ts';
import { getEntryGame } from '../../src/search/game.ts';
import { readYamlFixture } from '../support/read-fixture.ts';
import { openIndices, rankAnswer, showHits } from '../support/searches.ts';

/** A question that is not in the index, and the rules that answer it; on the pages of a game if one is given. */
interface Unindexed {
  readonly ask: string;
  readonly rules: readonly string[];
  readonly game?: string;
}

const { questions, rules } = readRulebook();
const indices = await openIndices();

/**
 * Questions as players put them, on the pages of their game, and questions of the index in other words. How
 * many there are at least, and how many in a hundred find an answering rule among the first three.
 */
const SETS = {
  fresh: {
    count: 60,
    least: { en: 91, de: 98, pl: 98 },
    gameOf: ({ rules: [rule = ''] }: Unindexed) => getEntryGame({ id: rule }),
  },
  rephrased: {
    count: 20,
    least: createRecord(COMPLETE_LOCALES, () => 95),
    gameOf: ({ game }: Unindexed) => game,
  },
};

describe.each(entriesOf(SETS))('%s questions', (name, { count, least, gameOf }) => {
  describe.each(entriesOf(least))('in %s', (locale, share) => {
    const asked: readonly Unindexed[] = readYamlFixture(`${name}/${locale}`);

    test('are as many, about rules that there are, and not in the index', () => {
      const ids = new Set(rules.map(({ id }) => id));
      const files = selectQuestionFiles(locale, questions);
      const known = new Set(files.flatMap(({ data }) => Object.values(data).flat()));
      expect(new Set(asked.map(({ ask }) => ask)).size).toBe(asked.length);
      expect(asked.length).toBeGreaterThanOrEqual(count);
      expect(asked.flatMap((one) => one.rules).filter((id) => !ids.has(id))).toEqual([]);
      expect(asked.filter(({ ask }) => known.has(ask))).toEqual([]);
    });

    test('find an answering rule among the first three', () => {
      const beyond = asked.filter((one) => {
        const rank = rankAnswer(showHits(indices, locale, one.ask, gameOf(one)), one.rules);
        return rank === 0 || rank > 3;
      });
      expect(100 - (100 * beyond.length) / asked.length, JSON.stringify(beyond)).toBeGreaterThanOrEqual(
        share,
      );
    });
  });
});
