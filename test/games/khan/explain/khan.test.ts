import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findMoveSource, findTileSource } from '../../../../src/games/khan/explain/answer-source.ts';
import {
  explainConquestOutcome,
  explainConsent,
  explainTileRefusal,
  explainYurtCounts,
} from '../../../../src/games/khan/explain/conquest.ts';
import { explainGameEnd } from '../../../../src/games/khan/explain/drive-out.ts';
import { explainKhanCase } from '../../../../src/games/khan/explain/explain-case.ts';
import { makeKhanPlaceLabel } from '../../../../src/games/khan/explain/place-label.ts';
import type { KhanConquerAnswer } from '../../../../src/games/khan/referee/conquer.ts';
import type { KhanDriveOutAnswer } from '../../../../src/games/khan/referee/drive-out.ts';
import type { KhanAnswer } from '../../../../src/games/khan/referee/handlers.ts';
import type {
  ConquestRefusalReason,
  ConquestStep,
  DriveOutStep,
  SpaceContent,
} from '../../../../src/games/khan/rules/step.ts';
import { LOCALES, type Locale } from '../../../../src/i18n/locale.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { answer } from '../../../../src/referee/referee.ts';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { readTexts } from '../../../support/content.ts';
import { randomKhanCase } from '../../../support/khan-cases.ts';
import { drawn, marked } from '../../../support/khan-drawing.ts';
import { randomFrom } from '../../../support/random.ts';

const translator = (locale: Locale) =>
  createTranslator(locale, readTexts(locale, 'khan', 'khan-rulers', 'khan-board'));

function answered(asked: object): KhanAnswer {
  const given = answer(asked);
  if (!given.ok) throw new Error(`No case: ${JSON.stringify(given)}`);
  return given as KhanAnswer;
}

const STEPS = Object.keys({
  'tile-laid': 0,
  counted: 0,
  'neutral-passed-over': 0,
  majority: 0,
  'river-spanned': 0,
  banks: 0,
  protected: 0,
  owner: 0,
  refused: 0,
  'shape-tried': 0,
  'direction-tried': 0,
  'space-tried': 0,
  'ruler-moved': 0,
  'yurt-laid': 0,
  'ruler-left': 0,
  'camp-emptied': 0,
} satisfies Record<ConquestStep['step'] | DriveOutStep['step'] | 'shape-tried', 0>);

const REASONS = Object.keys({
  'not-connected': 0,
  'ruler-covered': 0,
  'empty-space-covered': 0,
  'already-conquered': 0,
  'no-own-yurt': 0,
  'no-majority': 0,
  'river-under-conquest-tile': 0,
  'bridge-without-river': 0,
  'bridge-needs-both-banks': 0,
  protected: 0,
} satisfies Record<ConquestRefusalReason, 0>) as ConquestRefusalReason[];

const FOUND = Object.keys({
  free: 0,
  taken: 0,
  river: 0,
  edge: 0,
} satisfies Record<SpaceContent, 0>);

const isSentence = (text: string) =>
  /^[\p{Lu}\d].*\.$/u.test(text) && !/\{\{|undefined|null|NaN|\(\)| {2}/.test(text);

/** A bridge over river of which one end stands on each bank. */
const BRIDGE = {
  game: 'khan',
  ask: 'conquer',
  by: 'blue',
  tile: 'bridge',
  covers: ['0,0', '1,0', '2,0'],
  river: ['1,0'],
  yurts: { '0,0': 'blue', '2,0': 'yellow' },
};

describe.each(LOCALES)('in %s', (locale) => {
  const t = translator(locale);

  test('every step of 1500 cases has its sentence, with no fact left open', () => {
    const random = randomFrom(seedFrom(21));
    const seen = new Set<string>();
    const found = new Set<string>();
    const cases = [BRIDGE, ...Array.from({ length: tries(1500) }, () => randomKhanCase(random))];
    for (const asked of cases) {
      const given = answer(asked);
      if (!given.ok) continue;
      const { sentences, steps } = explainKhanCase(given as KhanAnswer, t);
      for (const step of (given as KhanAnswer).trace) {
        seen.add(step.step);
        if (step.step === 'space-tried') found.add(step.found);
      }
      const texts = [...steps.map(({ text }) => text), ...sentences];
      expect(texts.filter((text) => !isSentence(text))).toEqual([]);
      expect(steps.map(({ rule }) => rule)).toEqual(given.trace.map(({ rule }) => rule));
    }
    expect(STEPS.filter((step) => !seen.has(step))).toEqual([]);
    expect(FOUND.filter((one) => !found.has(one))).toEqual([]);
  });

  test('every reason has its sentence, and no two the same', () => {
    const laid = {
      rule: 'khan/conquest/tile',
      step: 'tile-laid',
      by: 'red',
      tile: 'bridge',
      covers: ['0,0'],
    } as const;
    const guarded = {
      rule: 'khan/special-cards/protection',
      step: 'protected',
      player: 'blue',
      at: ['0,0'],
      verdict: 'not-shared',
    } as const;
    const texts = REASONS.map((reason) =>
      explainTileRefusal(
        [laid, guarded, { rule: 'khan/conquest/tile', step: 'refused', reason, at: ['0,0'] }],
        t,
      ),
    );
    expect(texts.filter((text) => !isSentence(text))).toEqual([]);
    expect(new Set(texts).size).toBe(REASONS.length);
  });

  test('the end is told of when a ruler leaves, and begins with the fifth', () => {
    expect(explainGameEnd(false, 4, t)).toBeUndefined();
    const said = [0, 3, 4, 5].map((before) => explainGameEnd(true, before, t)?.text ?? '');
    expect(said.filter((text) => !isSentence(text))).toEqual([]);
    expect(new Set(said).size).toBe(4);
  });
});

describe('beside the verdict', () => {
  const t = translator('en');
  const verdictOn = (rows: readonly string[], more: object = {}) => {
    const row = rows[0] ?? '';
    const asked = {
      game: 'khan',
      ask: 'conquer',
      by: 'red',
      tile: 'conquest',
      ...drawn(...rows),
    };
    const said = answer({
      ...asked,
      covers: marked('x'.repeat(row.length)),
      ...more,
    });
    if (!said.ok) throw new Error(JSON.stringify(said));
    return said as KhanConquerAnswer;
  };
  const guarded = (agrees: boolean) => ({
    protects: [{ by: 'blue', spaces: ['1,0'], agrees }],
  });

  test('stands who has how many yurts, once', () => {
    expect(explainYurtCounts(verdictOn(['rrbn']), t)).toBe(
      'Under the tile: Blue\u00a01, Red\u00a02, neutral\u00a01.',
    );
    // Said by the refusal itself: “Somebody else has more yurts under the tile: Blue 2, Red 1.”
    expect(explainYurtCounts(verdictOn(['rbb']), t)).toBe('');
    expect(explainYurtCounts(verdictOn(['r.']), t)).toBe(''); // refused before anything is counted
  });

  test('stands whose special card forbids it and why, or that its owner agrees', () => {
    const whyOf = (verdict: KhanConquerAnswer) => explainConquestOutcome(verdict, t)[1];
    expect(whyOf(verdictOn(['rb'], guarded(false)))).toBe(
      'Blue protects A2 and would share the tile, but doesn’t agree.',
    );
    expect(whyOf(verdictOn(['rrb'], { protects: [{ by: 'blue', spaces: ['2,0'] }] }))).toBe(
      'Blue protects A3 and wouldn’t share the tile.',
    );
    expect(explainConsent(verdictOn(['rb'], guarded(true)), t)).toEqual([
      'Blue protects A2 but would share the tile, and agrees.',
    ]);
    expect(explainConsent(verdictOn(['rb'], guarded(false)), t)).toEqual([]);
  });

  test('stands what it rests on where the page that we have does not say it', () => {
    expect(findTileSource(verdictOn(['rr']))).toBeUndefined();
    expect(findTileSource(verdictOn(['rb'], guarded(true)))).toBe('page-4');
    expect(findTileSource(verdictOn(['rb'], guarded(false)))).toBe('page-4');
    expect(findTileSource(verdictOn(['r#']))).toBe('reading');
    expect(findTileSource(verdictOn(['r.r'], { covers: ['0,0', '2,0'] }))).toBe('reviews');
    expect(findTileSource(verdictOn(['rr'], { tile: 'bridge' }))).toBe('review'); // no river under it
  });

  test('stands for a ruler that page 2 lets it stop before the third space, and not on river', () => {
    const way = (more: object): KhanDriveOutAnswer => {
      const asked = {
        game: 'khan',
        ask: 'drive-out',
        size: [5, 5],
        ruler: '2,3',
        direction: 'N',
        ...more,
      };
      const said = answer(asked);
      if (!said.ok) throw new Error(JSON.stringify(said));
      return said as KhanDriveOutAnswer;
    };
    // C3 is free, and so are B3 and A3 behind it.
    expect(findMoveSource(way({}))).toBe('page-2');
    // Only C3 is free: our page speaks of a free space at a distance of 3, and this one is at 1.
    expect(findMoveSource(way({ taken: ['2,1', '2,0'] }))).toBe('page-2');
    // B3, at a distance of 2, is the farthest free one.
    expect(findMoveSource(way({ taken: ['2,2', '2,0'] }))).toBe('page-2');
    // Only A3 is free, at a distance of 3: so our page has it.
    expect(findMoveSource(way({ taken: ['2,2', '2,1'] }))).toBeUndefined();
    // The same, but C3 is passed over because river cannot be entered.
    expect(findMoveSource(way({ river: ['2,2'], taken: ['2,1'] }))).toBe('page-2');
  });

  test.each([
    ['page-2', 'khan/drive-out/space', '[[page-2: '],
    ['page-4', 'khan/special-cards/protection', '[[page-4: '],
    ['reviews', 'khan/conquest/tile', '[[keirat gamepack: '],
    ['review', 'khan/bridges/river', '[[keirat: '],
    ['reading', 'khan/conquest/once', 'is Yamen’s interpretation'],
  ])('%s is whence the rule %s says it is', (_, rule, words) => {
    const path = new URL(`../../../../content/rules/en/${rule}.md`, import.meta.url);
    expect(readFileSync(path, 'utf8')).toContain(words);
  });
});

describe('page 3, second example, tile 4', () => {
  const asked = {
    game: 'khan',
    ask: 'conquer',
    tile: 'conquest',
    by: 'yellow',
    ...drawn('rrby', 'yybr', 'yRb.'),
    covers: marked('...x', '...x'),
  };
  test.each([
    ['en', ['Yes, the tile can be laid.', 'Red and Yellow own the tile together; each places a yurt on it.']],
    [
      'de',
      [
        'Das Plättchen darf gelegt werden.',
        'Das Plättchen gehört Rot und Gelb gemeinsam; darauf kommt von jedem eine Jurte.',
      ],
    ],
    [
      'pl',
      ['Ten kafel wolno położyć.', 'Czerwony i\u00a0Żółty zdobywają kafel razem; każdy stawia na nim jurtę.'],
    ],
  ] as const)('reads in %s as written by hand', (locale, sentences) => {
    expect(explainKhanCase(answered(asked), translator(locale)).sentences).toEqual(sentences);
  });
});

/** Row A: two red yurts, a ruler, nothing; row B: two green yurts, a blue one, nothing. */
const ROW = {
  game: 'khan',
  ask: 'conquer',
  tile: 'conquest',
  ...drawn('rrR.', 'ggb.'),
};

test.each([
  ['pl', 'red', ['.xx.', '....'], 'Kafel zakrywa władcę na A3, a\u00a0tego nie wolno.'],
  ['pl', 'red', ['x...', '.x..'], 'Pola pod kaflem nie tworzą całości. Muszą stykać się bokami.'],
  [
    'pl',
    'blue',
    ['....', 'xxx.'],
    'Ktoś inny ma pod kaflem więcej jurt: Niebieski\u00a01, Zielony\u00a02. Nikt nie może mieć ich tam więcej niż gracz, który kładzie kafel.',
  ],
  [
    'pl',
    'blue',
    ['xx..', '....'],
    'Niebieski nie ma pod kaflem własnej jurty, a\u00a0musi mieć co najmniej jedną.',
  ],
  [
    'de',
    'blue',
    ['....', 'xxx.'],
    'Jemand anders hat unter dem Plättchen mehr Jurten: Blau\u00a01, Grün\u00a02. Niemand darf dort mehr haben als der Spieler, der es legt.',
  ],
  ['en', 'red', ['.xx.', '....'], 'There’s a ruler on A3. No tile can cover a ruler.'],
  ['en', 'blue', ['....', 'xxxx'], 'There’s no yurt on B4, and every land space under a tile needs one.'],
] as const)('a refusal in %s names what is wrong with a tile of %s on %j', (locale, by, covers, why) => {
  const { sentences, steps } = explainKhanCase(
    answered({ ...ROW, by, covers: marked(...covers) }),
    translator(locale),
  );
  expect(sentences[1]).toBe(why);
  expect(steps.at(-1)?.text).toBe(why);
});

test('page 3: a ruler that turns from southeast to south is told step by step', () => {
  const asked = {
    game: 'khan',
    ask: 'drive-out',
    size: [3, 3],
    ruler: '1,1',
    direction: 'SE',
    taken: ['2,2'],
    camp: 1,
  };
  const { sentences, steps } = explainKhanCase(answered(asked), translator('en'));
  expect(steps.map(({ text }) => text)).toEqual([
    'The card shows the direction: southeast.',
    'C3, distance 1: taken.',
    'Distance 2: off the board.',
    'No free space in the previous direction. Next clockwise: south.',
    'C2, distance 1: free.',
    'The ruler goes from B2 to C2.',
    'B2 gets a neutral yurt from the ruler’s camp; 0 are left in the camp.',
    'No yurts are left in the camp, so the ruler leaves the board.',
  ]);
  expect(sentences).toEqual([
    'The ruler goes to C2 (south).',
    'B2 gets a neutral yurt from the ruler’s camp; 0 are left in the camp.',
    'No yurts are left in the camp, so the ruler leaves the board.',
  ]);
});

test.each([
  ['0,0', 'A1'],
  ['12,0', 'A13'],
  ['3,12', 'M4'],
  ['19,19', 'T20'],
])('%s is called %s', (space, place) => expect(makeKhanPlaceLabel(space)).toBe(place));
