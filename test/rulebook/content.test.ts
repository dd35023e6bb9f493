import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { SCORING_RULES } from '../../src/engine/huang/scoring.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { citedRules } from '../../src/referee/answer.ts';
import { answer } from '../../src/referee/referee.ts';
import { mismatchOf } from '../../src/rulebook/mismatch.ts';
import { exampleFiles, readTexts, ruleFiles, sharedTexts, textFiles } from '../support/content.ts';

const rules = ruleFiles();
const examples = exampleFiles();

/** Every rule that the engine names anywhere in its code, whatever the game. */
const engine = fileURLToPath(new URL('../../src/engine', import.meta.url));
const GAMES = readdirSync(join(engine, '..', '..', 'content', 'chapters'));
const NAMED_RULES = new Set(
  readdirSync(engine, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(join(engine, file), 'utf8').match(/\b[a-z-]+\/[a-z-]+\/[a-z-]+/g) ?? [])
    .filter((id) => GAMES.some((game) => id.startsWith(`${game}/`))),
);

describe('rules', () => {
  test.each(LOCALES)('that the engine cites have their text in %s', (locale) => {
    const present = rules.filter((rule) => rule.locale === locale).map((rule) => rule.id);
    expect([...NAMED_RULES].filter((rule) => !present.includes(rule))).toEqual([]);
    for (const [game, least] of [
      ['huang', 50],
      ['khan', 12],
      ['chu-han', 40],
    ] as const)
      expect([...NAMED_RULES].filter((rule) => rule.startsWith(`${game}/`)).length).toBeGreaterThan(least);
  });

  test('that the engine cites are all cited by some worked example', () => {
    const cited = examples.flatMap(({ data }) => citedRules(answer(data['case'])));
    expect(SCORING_RULES.filter((rule) => !cited.includes(rule))).toEqual([]);
  });
});

describe('worked examples', () => {
  test.each(examples.map((example) => [example.id, example.data] as const))('%s', (_, data) => {
    expect(mismatchOf(data['expect'], answer(data['case']), '')).toBeUndefined();
  });
});

/** What a language's typography forbids: straight quotation marks, hyphens as dashes, three full stops. */
const SLIPS: Readonly<Record<Locale, RegExp>> = {
  en: /"|(?<=\s)-(?=\s)|\.\.\.|„|(?<=\p{L})'(?=\p{L})/u,
  de: /"|(?<=\s)-(?=\s)|\.\.\.|”|(?<=\p{L})'(?=\p{L})/u,
  pl: /"|(?<=\s)-(?=\s)|\.\.\.|“|(?<=\p{L})'(?=\p{L})|(?<=^|\s)[aiouwzAIOUWZ] /u,
};

describe.each(LOCALES)('typography in %s', (locale) => {
  test.each(textFiles(locale))('of the texts %s', (name) => {
    const texts = Object.entries(readTexts(locale, name));
    const slips = texts.filter(([, text]) => SLIPS[locale].test(text.replaceAll(/<[^>]*>/g, '')));
    expect(slips).toEqual([]);
  });

  test.each(['chapters', 'editions', 'rulings', 'examples', 'asked'])('of the %s', (folder) => {
    const texts = sharedTexts(folder, locale);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter(([, text]) => SLIPS[locale].test(text))).toEqual([]);
  });

  test('of the rules', () => {
    const slips = rules
      .filter((rule) => rule.locale === locale)
      .flatMap(({ id, text }) => {
        const prose = text.replace(/^---$|^ *- /gm, '');
        const match = SLIPS[locale].exec(prose);
        return match ? [`${id}: …${prose.slice(Math.max(0, match.index - 20), match.index + 20)}…`] : [];
      });
    expect(slips).toEqual([]);
  });
});
