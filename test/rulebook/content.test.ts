import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listCitedRules } from '../../src/core/answer.ts';
import { CARD_FACTS, PERSONS } from '../../src/games/chu-han/rules/cards/cards.ts';
import { getToolPath } from '../../src/games/tools.ts';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { computeExample } from '../../src/rulebook/example.ts';
import { readPageTexts, readRulebook } from '../../src/rulebook/files.ts';
import { parseLink } from '../../src/share/link.ts';
import { makePrerenderedLink } from '../../src/share/prerendered-link.ts';
import { ruleFiles, sharedTexts, textFiles } from '../support/content.ts';
import { expectOfEach } from '../support/of-each.ts';
import { SCORING_RULES } from '../support/scoring-rules.ts';

const rules = ruleFiles();
const book = readRulebook();
const { examples } = book;
/** Every example with the referee's answer to it, or why it is wrong. */
const computed = examples.map(({ id, data }) => [id, computeExample(id, data)] as const);
const citedByExamples = new Set<string>(
  computed.flatMap(([, example]) => (example.ok ? listCitedRules(example.value.answer) : [])),
);

/** Chapters of Huang whose rules can be played out: conflicts, placing, building, riots, the end, the modules. */
const PLAYED = [
  'states',
  'leaders',
  'tiles',
  'points',
  'pagodas',
  'riot',
  'replace',
  'conflicts',
  'revolt',
  'war',
  'turn-end',
  'bandits',
  'eighteen-kingdoms',
  'palace',
  'dragon',
  'end',
];

/** Rules in them that no case holds, since it knows no bag, no market, no screens and no setting up. */
const UNCOMPUTED = [
  'points/kinds',
  'points/hidden',
  'turn-end/others',
  'turn-end/market',
  'bandits/setup',
  'bandits/not-with-kingdoms',
  'eighteen-kingdoms/blue-pagodas',
  'end/trigger',
];

/** Every person with an ability or reaction, and the two who go together: the rule, and where it stands. */
const ABILITIES = [
  ...PERSONS.map((person) =>
    CARD_FACTS[person].timing === 'reaction' ? `reactions/${person}` : `abilities/${person}`,
  ),
  'abilities/pair',
];

/** How many examples each ability, reaction, effect and scoring rule of Chu Han has at least. */
const CHU_HAN_EXAMPLES: readonly (readonly [rule: string, least: number])[] = [
  ...ABILITIES.map((rule) => [rule, 2] as const),
  ['effects/xiong-xin', 1],
  ['effects/fan-zeng', 1],
  ['battle-end/empty-hand', 1],
  ['battle-end/both-empty', 1],
  ['battle-end/cards-left', 1],
  ['battle-end/reinforcements', 1],
  ['game-end/thirty-one', 1],
  ['game-end/at-once', 1],
  ['game-end/both', 1],
  ['events/good-counsel', 1],
  ['events/hangu-pass', 1],
  ['set-up/opener', 1],
];

/** Every rule that the engine names anywhere in its code, whatever the game. */
const games = fileURLToPath(new URL('../../src/games', import.meta.url));
const GAMES = readdirSync(join(games, '..', '..', 'content', 'chapters'));
const NAMED_RULES = new Set(
  readdirSync(games, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/rules\/.*\.ts$/.test(file))
    .flatMap((file) => readFileSync(join(games, file), 'utf8').match(/\b[a-z-]+\/[a-z-]+\/[a-z-]+/g) ?? [])
    .filter((id) => GAMES.some((game) => id.startsWith(`${game}/`))),
);

/** What no answer to an example cites. */
const UNCITED = [
  // What only a set-up is refused for, before there is a position.
  'huang/bandits/setup',
  'huang/bandits/not-with-kingdoms',
  'huang/pagodas/kinds',
  // What all answers rest on: they name the states that the board has.
  'huang/states/state',
  // The tiles in the box, from which chances are computed: no example asks for them.
  'huang/setup/components',
  // What is laid out before a game: no case asks for it.
  ...['board', 'capitals', 'bag', 'short-game', 'supply', 'dynasties', 'hands'].map(
    (rule) => `huang/setup/${rule}`,
  ),
  'huang/eighteen-kingdoms/setup',
  'huang/eighteen-kingdoms/blue-pagodas',
  'huang/dragon/fifth-player',
];

describe('rules', () => {
  test.each(COMPLETE_LOCALES)('that the engine cites have their text in %s', (locale) => {
    const present = rules.filter((rule) => rule.locale === locale).map((rule) => rule.id);
    expect([...NAMED_RULES].filter((rule) => !present.includes(rule))).toEqual([]);
    for (const [game, least] of [
      ['huang', 50],
      ['khan', 12],
      ['chu-han', 40],
    ] as const)
      expect([...NAMED_RULES].filter((rule) => rule.startsWith(`${game}/`)).length).toBeGreaterThan(least);
  });

  test('of Huang that the engine cites are all cited by some worked example', () => {
    const named = [...NAMED_RULES].filter((rule) => rule.startsWith('huang/') && !UNCITED.includes(rule));
    expect(named).toEqual(expect.arrayContaining([...SCORING_RULES]));
    expect(named.filter((rule) => !citedByExamples.has(rule))).toEqual([]);
  });

  test.each(PLAYED)('of the chapter %s have two worked examples each', (chapter) => {
    const ids = book.chapters.find(({ id }) => id === `huang/${chapter}`)?.data.rules.map(({ id }) => id);
    const shown = (rule: string) =>
      examples.filter(({ data }) => data.rules.includes(`huang/${chapter}/${rule}`)).length;
    expect(ids?.filter((rule) => shown(rule) < 2 && !UNCOMPUTED.includes(`${chapter}/${rule}`))).toEqual([]);
  });
});

describe('of Chu Han', () => {
  const shownBy = (rule: string) =>
    computed.flatMap(([, example]) =>
      example.ok && example.value.data.rules.includes(`chu-han/${rule}`) ? [example.value] : [],
    );

  test('each rule has its worked examples', () =>
    expectOfEach(
      CHU_HAN_EXAMPLES,
      ([rule]) => rule,
      ([rule, least]) => expect(shownBy(rule).length).toBeGreaterThanOrEqual(least),
    ));

  test('each ability is shown in lawful use', () =>
    expectOfEach(
      ABILITIES,
      (rule) => rule,
      (rule) => {
        const lawful = shownBy(rule).filter(({ answer }) => 'legal' in answer && answer.legal);
        const isCited = lawful.some(({ answer }) =>
          listCitedRules(answer).some((id) => id === `chu-han/${rule}`),
        );
        expect(rule === 'abilities/pair' ? lawful.length > 0 : isCited).toBe(true);
      },
    ));

  test('no scoring rule that the engine cites is left without an example', () => {
    const scoring = /^chu-han\/(battle-end|game-end|effects)\/|^chu-han\/events\/(good-counsel|hangu-pass)$/;
    const named = [...NAMED_RULES].filter((rule) => scoring.test(rule));
    const listed = CHU_HAN_EXAMPLES.map(([rule]) => `chu-han/${rule}`);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((rule) => !listed.includes(rule))).toEqual([]);
  });

  test.each(['cannot-be-carried-out', 'nothing-to-react-to', 'reinforce-first', 'card-not-in-hand'])(
    'the refusal %s is among the examples',
    (reason) => {
      const reasons = computed.map(
        ([, example]) => example.ok && 'reason' in example.value.answer && example.value.answer.reason,
      );
      expect(reasons).toContain(reason);
    },
  );
});

describe('worked examples', () => {
  test('are computed', () =>
    expectOfEach(
      computed,
      ([name]) => name,
      ([, example]) => {
        if (!example.ok) expect.fail(example.error);
      },
    ));

  test('open in their tools as they are written', () =>
    expectOfEach(
      computed,
      ([name]) => name,
      async ([, example]) => {
        if (!example.ok) throw new Error(example.error);
        const opened = await parseLink(await makePrerenderedLink(example.value.written));
        expect(opened).toEqual({ ok: true, value: example.value.case });
        expect(getToolPath(example.value.case)).toMatch(/^[\w-]+\/[\w-]+\/$/);
      },
    ));
});

/**
 * What a language's typography forbids: straight quotation marks, hyphens as dashes, three full stops; in Polish also a
 * plain space after a word of one letter, in German between a number and its noun, where a no-break space (U+00A0) keeps
 * them on one line; and a piece of a word twice in a row, as a replacement leaves it.
 */
const SLIPS: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: /"|(?<=\s)-(?=\s)|\.\.\.|„|(?<=\p{L})'(?=\p{L})|(\p{L}{4,})\1/u,
  de: /"|(?<=\s)-(?=\s)|\.\.\.|”|(?<=\p{L})'(?=\p{L})|(?<![\p{L}\p{N}.,])\d+ (?=\p{Lu})|\{\{count\}\} (?=\p{Lu})|(\p{L}{4,})\1/u,
  pl: /"|(?<=\s)-(?=\s)|\.\.\.|“|(?<=\p{L})'(?=\p{L})|(?<=^|\s)[aiouwzAIOUWZ] |(\p{L}{4,})\1/u,
};
/** What none of them allows: all that is known of a new one. */
const SLIPS_OF_ALL = /"|(?<=\s)-(?=\s)|\.\.\.|(\p{L}{4,})\1/u;

/** The first slip of a text between » and «, with what stands round it; nothing when there is none. */
function slipIn(locale: Locale, [where, text]: readonly [where: string, text: string]): readonly string[] {
  const match = (SLIPS[locale] ?? SLIPS_OF_ALL).exec(text);
  if (!match) return [];
  const { index } = match;
  const end = index + match[0].length;
  return [
    `${where}: …${text.slice(Math.max(0, index - 20), index)}»${match[0]}«${text.slice(end, end + 20)}…`,
  ];
}

describe.each(LOCALES)('typography in %s', (locale) => {
  test('of the texts of pages', () => {
    const slips = textFiles(locale).flatMap((name) =>
      Object.entries(readPageTexts(locale, name)).flatMap(([key, text]) =>
        slipIn(locale, [`${name}:${key}`, text.replaceAll(/<[^>]*>/g, '')]),
      ),
    );
    expect(slips).toEqual([]);
  });

  test.each(['chapters', 'editions', 'rulings', 'examples', 'asked', 'related-games'])(
    'of the %s',
    (folder) => {
      const texts = sharedTexts(folder, locale);
      if (COMPLETE_LOCALES.includes(locale)) expect(texts.length).toBeGreaterThan(10);
      expect(texts.flatMap((one) => slipIn(locale, one))).toEqual([]);
    },
  );

  test('of the rules', () => {
    const own = rules.filter((rule) => rule.locale === locale);
    const prose = own.map(({ id, text }) => [id, text.replace(/^---$|^ *- /gm, '')] as const);
    expect(prose.flatMap((one) => slipIn(locale, one))).toEqual([]);
  });
});
