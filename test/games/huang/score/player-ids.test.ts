import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../src/core/result.ts';
import { isolateBidi } from '../../../../src/explain/isolate-bidi.ts';
import { DYNASTIES, type Dynasty } from '../../../../src/games/huang/rules/vocabulary.ts';
import { HUANG_SCORE_SAVE, type HuangGame } from '../../../../src/games/huang/saves/score.ts';
import { computeAnswer } from '../../../../src/games/huang/score/AnswerPanel.tsx';
import { fromCase } from '../../../../src/games/huang/score/from-case.ts';
import { listPlayerTexts } from '../../../../src/games/huang/score/player-ids.ts';
import { describeState, explainAnswer, toVerdictCard } from '../../../../src/games/huang/score/secondary.tsx';
import { caseOf, createHuangSeat, freshGame } from '../../../../src/games/huang/score/state.ts';
import { LOCALES, type Locale } from '../../../../src/i18n/locale.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { getLoadedValue, parseSave } from '../../../../src/saves/save.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { makeLink, parseLink } from '../../../../src/share/link.ts';
import { parseOpenedText } from '../../../../src/share/parse-opened-text.ts';
import { withEntry, withSeatChoice, withSeatCount, withSeatName } from '../../../../src/shell/seats.ts';
import { tries } from '../../../support/campaign.ts';
import { readTexts } from '../../../support/content.ts';
import { randomFrom } from '../../../support/random.ts';

const translator = (locale: Locale) =>
  createTranslator(
    locale,
    readTexts(locale, 'huang', 'huang-score', 'huang-score-more', 'score-sheet', 'tool'),
  );
const settings = freshSettings('en');

interface Person {
  readonly name: string;
  readonly dynasty: Dynasty | null;
}

/** A complete game in which each player has more of everything than the one before: the last one wins. */
function typeGame(people: readonly Person[]): HuangGame {
  const seated = people.reduce(
    (game, { name, dynasty }, i) => withSeatChoice(withSeatName(game, i, name), i, 'dynasty', dynasty),
    withSeatCount(freshGame(), people.length, 'dynasty', DYNASTIES, createHuangSeat),
  );
  return people.reduce(
    (game, _, i) =>
      (['yellow', 'red', 'blue', 'green', 'white'] as const).reduce(
        (one, colour) => withEntry(one, i, colour, String(3 + i)),
        game,
      ),
    seated,
  );
}

const people = ({ seats }: HuangGame): readonly Person[] =>
  seats.map(({ name, dynasty }) => ({ name, dynasty }));

/** The game that a phone has stored, after a reload. */
function reload(game: HuangGame): HuangGame {
  const stored: unknown = JSON.parse(JSON.stringify({ version: 2, now: game, past: [], future: [] }));
  const save = getLoadedValue(parseSave(HUANG_SCORE_SAVE, stored));
  if (!save) throw new Error(`Not stored: ${JSON.stringify(stored)}`);
  return save.now;
}

/** The game that another phone shows after it has opened the link. */
async function follow(game: HuangGame): Promise<HuangGame> {
  return fromCase(unwrap(await parseLink(await makeLink(caseOf(game, 'en')))));
}

function verdictOf(game: HuangGame, locale: Locale): string {
  return describeState(game, settings, translator(locale)).line;
}

describe('a player is not taken for another because of the name', () => {
  test('called like a dynasty', async () => {
    const game = typeGame([
      { name: '', dynasty: 'goat' },
      { name: 'goat', dynasty: 'tiger' },
    ]);
    for (const one of [game, reload(game), await follow(game)]) {
      expect(people(one)).toEqual(people(game));
      expect(verdictOf(one, 'de')).toBe('goat gewinnt.'); // as typed, not “Die Ziege”
    }
  });

  test('called like a seat', async () => {
    const game = typeGame([
      { name: 'Ada', dynasty: 'goat' },
      { name: '3', dynasty: 'rat' },
      { name: '', dynasty: null },
    ]);
    expect(listPlayerTexts(await follow(game), translator('en'))).toEqual(['Ada', '3', 'Player 3']);
  });

  test('two of the same name are told apart by their dynasties', async () => {
    const game = typeGame([
      { name: 'Anna', dynasty: 'goat' },
      { name: 'Anna', dynasty: 'rat' },
    ]);
    expect(verdictOf(await follow(game), 'de')).toBe('Anna (Ratte) gewinnt.');
    expect(verdictOf(await follow(game), 'pl')).toBe('Wygrywa Anna (Szczur).');
  });

  test('two of the same name without a dynasty, by their seats', () => {
    const game = typeGame([
      { name: 'Anna', dynasty: null },
      { name: 'anna', dynasty: null },
    ]);
    expect(verdictOf(game, 'en')).toBe('anna (Player 2) wins.');
  });

  test('a name like the word for another player’s dynasty', () => {
    const game = typeGame([
      { name: '', dynasty: 'goat' },
      { name: 'Ziege', dynasty: 'rat' },
    ]);
    expect(verdictOf(game, 'de')).toBe('Ziege (Ratte) gewinnt.');
  });

  test('a name that cannot be seen is none', () => {
    const game = typeGame([
      { name: 'Ada', dynasty: 'goat' },
      { name: '\u200b\u2067\u3164', dynasty: 'rat' },
    ]);
    expect(verdictOf(game, 'de')).toBe('Die Ratte gewinnt.');
  });
});

test('a link keeps the dynasty of a player with a name', async () => {
  const game = typeGame([
    { name: 'Ada', dynasty: 'rat' },
    { name: 'Ben', dynasty: 'tiger' },
  ]);
  expect(people(await follow(game))).toEqual(people(game));
});

test('a case that says nothing of dynasties opens as it always did', () => {
  const players = [{ name: 'Ada' }, { name: 'goat' }, { name: '3' }];
  const points = { yellow: 0, red: 0, blue: 0, green: 0, white: 0, granaries: 0 };
  const opened = fromCase({
    game: 'huang',
    ask: 'score',
    edition: 'en',
    rulings: {} as never,
    players: players.map((player) => ({ ...points, ...player })),
  });
  expect(people(opened)).toEqual([
    { name: 'Ada', dynasty: null },
    { name: '', dynasty: 'goat' },
    { name: '', dynasty: null },
  ]);
});

test('what a case says of its players counts for these players alone', async () => {
  const { id, ...rest } = caseOf(
    typeGame([
      { name: 'Ada', dynasty: 'rat' },
      { name: 'Ben', dynasty: null },
    ]),
    'en',
  );
  const renamed = rest.players.map((player, i) => ({ ...player, name: `P${i}` }));
  for (const note of [
    id,
    { players: 5 },
    { players: [] },
    'x',
    { players: [{ name: 'Ada', dynasty: 'cat' }] },
  ]) {
    const opened = await parseOpenedText(JSON.stringify({ ...rest, id: note, players: renamed }));
    if (!opened.ok || opened.value.kind !== 'case') throw new Error(JSON.stringify(opened));
    expect(people(fromCase(opened.value.refereeCase)).map(({ name }) => name)).toEqual(['P0', 'P1']);
  }
});

const NAMES = [
  ...['', ' ', 'goat', 'GOAT', 'tiger', 'Tiger', 'Ziege', 'Szczur', '1', '3', '5', '6', '03', '３'],
  ...['Anna', 'anna', 'Anna ', 'Anna (2)', 'Anna (Tiger)', 'A\u0301da', '\u00c1da', 'Łucja', 'ß', 'İ', 'ﬁ'],
  ...[
    '👩‍👩‍👧',
    '🇵🇱',
    '👍🏽',
    '\ud83d',
    '李',
    'שרה',
    'ليلى 5',
    'שרה Anna',
    '\u202eAnna',
    '\u2067Anna',
    '\u2069',
  ],
  ...[
    '<b>',
    '</script>',
    '&amp;',
    '"',
    "'",
    '{{player}}',
    '{{count}}',
    '$t(won)',
    '$&',
    '\\',
    '\u0000',
    'A\nB',
  ],
  ...[
    '\ufffe',
    '\u200b',
    '\u3164',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'nobody',
    '#',
    '.',
    '%2e',
    '.%7B',
  ],
  ...['x'.repeat(200), `${'x'.repeat(199)}y`, '😀'.repeat(101), 'null', '-1', '1e3', ' 2 '],
];

test('any names go through typing, saving, links, text, picture and report', async () => {
  const random = randomFrom(11);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  for (let i = 0; i < tries(300); i++) {
    const count = 2 + Math.floor(random() * 4);
    const dynasties = [...DYNASTIES].sort(() => random() - 0.5);
    const game = typeGame(
      Array.from({ length: count }, (_, seat) => ({
        name: pick(NAMES),
        dynasty: random() < 0.3 ? null : (dynasties[seat] ?? null),
      })),
    );
    const reloaded = reload(game);
    expect(reloaded).toEqual(game);
    const opened = await follow(reloaded);
    expect(opened.seats.map(({ dynasty }) => dynasty)).toEqual(game.seats.map(({ dynasty }) => dynasty));
    expect(await follow(opened)).toEqual(opened);
    for (const locale of LOCALES) {
      const t = translator(locale);
      const texts = listPlayerTexts(game, t);
      expect(listPlayerTexts(opened, t)).toEqual(texts);
      for (const [seat, { name, dynasty }] of game.seats.entries()) {
        expect(texts[seat]).not.toBe('');
        if (
          isolateBidi(name.trim())
            .replace(/[\u200b\u3164\u2069]/g, '')
            .trim() !== ''
        )
          expect(texts[seat]?.startsWith(isolateBidi(name.trim()))).toBe(true);
        else if (dynasty) expect(texts[seat]).toBe(t(`dynasty-${dynasty}`));
      }
      expect(new Set(texts).size).toBe(count);
      const answer = computeAnswer(opened, settings);
      const winner = texts.at(-1) ?? '';
      const { text, steps } = explainAnswer(answer, opened, t);
      expect(text?.split('\n')[1]).toContain(winner); // the first of the ranking
      expect(steps.at(-1)?.text.toLowerCase()).toContain(winner.toLowerCase());
      const card = toVerdictCard(answer, opened, t);
      expect(card?.rows.map(({ isBest }) => isBest)).toEqual(texts.map((_, seat) => seat === 0));
      expect(card?.rows[0]?.name).toBe(winner);
      const report: { case: unknown } = JSON.parse(
        JSON.stringify({ case: answer.refereeCase, answer: answer.answer }),
      );
      const pasted = await parseOpenedText(JSON.stringify(report.case));
      if (!pasted.ok || pasted.value.kind !== 'case') throw new Error(JSON.stringify(pasted));
      expect(people(fromCase(pasted.value.refereeCase))).toEqual(people(opened));
    }
  }
});
