import { describe, expect, test } from 'vitest';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { createWordingCheck } from '../../src/rulebook/checks/wording.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import type { WordingRule } from '../../src/rulebook/word-schemas.ts';
import { expectOfEach } from '../support/of-each.ts';
import { allTexts, type GameText } from '../support/texts.ts';

const { terms } = readRulebook();

/** The words that hold for a text: those of all texts, and those of its game. */
function wordsFor(locale: Locale, game: string | undefined): readonly WordingRule[] {
  const lists = Object.entries(terms.find(({ id }) => id === locale)?.data ?? {});
  return lists.flatMap(([of, words]) => (of === 'all' || of === game ? words : []));
}

const checks = new Map<string, ReturnType<typeof createWordingCheck>>();

function faultsOf(locale: Locale, text: GameText): readonly string[] {
  const key = `${locale} ${text.game}`;
  const check = checks.get(key) ?? createWordingCheck(wordsFor(locale, text.game));
  checks.set(key, check);
  return check(text);
}

/** Wordings that readers of each language have stumbled over, as they once stood on a page. */
const STUMBLED: readonly (readonly [Locale, game: string | undefined, text: string])[] = [
  ['de', 'huang', 'Auf der Seite der Achtzehn Königreiche'],
  ['de', undefined, 'Offene Punkte und Unterschiede der Ausgaben'],
  ['de', undefined, 'Lernen durch Entscheiden'],
  ['de', undefined, 'Was die Zeichen bedeuten'],
  ['de', undefined, 'Fähigkeiten auf einen Blick'],
  ['de', undefined, 'gleich wer mehr Punkte hat'],
  ['de', undefined, 'Was noch da ist, egal wem es gehört'],
  ['de', undefined, 'mit der letzten ist der Herrscher fort'],
  ['de', undefined, 'Die drei Felder hängen nicht zusammen. Das müssen sie.'],
  ['de', undefined, 'In Yamen gewinnt sie.'],
  ['de', undefined, 'Unsere Seite der Anleitung sagt es nicht.'],
  ['de', undefined, 'Was den Link öffnet, ist nicht angekommen.'],
  ['de', undefined, 'Alles kommt aus der Hand.'],
  ['de', undefined, 'der der Ziege steht auf dem Spielbrett'],
  ['de', undefined, 'Wähle zuerst die Person'],
  ['de', undefined, 'Angehaktes übernehmen'],
  ['de', 'huang', 'Mit 2 steht es gleich'],
  ['de', 'huang', '{{side}} hätte {{win}} mehr zum Sieg gebraucht.'],
  ['de', 'huang', 'Also gewinnt die Verteidigung'],
  ['de', 'huang', 'Tippe darauf: Es ist umringt.'],
  ['de', 'huang', '{{player}} legt {{tiles}} ab, in die Schachtel.'],
  ['de', 'chu-han', 'der Sieger der Schlacht'],
  ['de', 'chu-han', 'muss dem Rang der vorigen Truppe gleichen'],
  ['de', 'khan', 'Das Plättchen verdeckt den Herrscher auf A2.'],
  ['de', 'khan', 'Eine Jurte mehr ändert hier nichts.'],
  ['pl', undefined, 'Punkty otwarte i wydania'],
  ['pl', undefined, '5 punktów otwartych'],
  ['pl', undefined, 'Sporne punkty'],
  ['pl', undefined, 'Nie rozstrzygnięto: Remis'],
  ['pl', undefined, 'Link z\u00a0Yamen'],
  ['pl', undefined, 'W\u00a0Yamen: nie walczy.'],
  ['pl', undefined, '(tak czyta to Yamen)'],
  ['pl', undefined, 'Przy innym odczytaniu: wygrywa Han.'],
  ['pl', undefined, 'Czytając inaczej: wygrywa Han.'],
  ['pl', undefined, 'Link, przypadek albo pozycja'],
  ['pl', undefined, 'Obsługa ręką'],
  ['pl', undefined, 'Przejmij zaznaczone'],
  ['pl', undefined, 'Nie ma nic do przejęcia.'],
  ['pl', undefined, 'Przeglądarka nie wydała danych.'],
  ['pl', undefined, 'rozstrzyga najmniej białych punktów'],
  ['pl', undefined, 'i która reguła o\u00a0tym mówi'],
  ['pl', undefined, 'Dotknij pola'],
  ['pl', 'huang', 'tu można w\u00a0pokoju'],
  ['pl', 'huang', 'Most w\u00a0pokoju'],
  ['pl', 'huang', 'Wystaw'],
  ['pl', 'huang', 'Nic nie daje'],
  ['pl', 'huang', 'do zapłaty leży na nim znacznik'],
  ['pl', 'huang', 'Z\u00a0planszy schodzą: Żołnierz (Tygrys).'],
  ['pl', 'huang', 'nie liczy się nikomu'],
  ['pl', 'huang', 'liczy się obu stronom'],
  ['pl', 'huang', 'Umieść, przenieś albo wycofaj'],
  ['pl', 'huang', 'plansza, gracze, kafelki i\u00a0przywódcy'],
  ['pl', 'huang', 'Przenoszony przywódca'],
  ['pl', 'huang', 'Walczące Królestwa'],
  ['pl', 'huang', 'Cudzy pałac'],
  ['pl', 'huang', 'przywódcy trzech dynastii'],
  ['pl', 'chu-han', 'tych dwojga'],
  ['pl', 'chu-han', 'Lü Zhi przeciw dwojgu'],
  ['pl', 'chu-han', 'Powstrzymuje oboje'],
  ['pl', 'chu-han', 'Zagranie {{play}} jest niedozwolone.'],
  ['pl', 'chu-han', 'Cofnij od zagrania {{play}}'],
  ['pl', 'chu-han', 'Obie strony mają co najmniej 31; wygrywa więcej punktów.'],
  ['pl', 'chu-han', 'Odegraj sporną bitwę'],
  ['pl', 'chu-han', 'Karty w\u00a0ręce przeciwnika'],
  ['pl', 'chu-han', 'Osoba o\u00a0randze 3'],
  ['pl', 'chu-han', 'Do pobicia'],
  ['pl', 'khan', 'Neutralne jurty nie liczą się nikomu'],
  ['pl', 'khan', 'dalej zgodnie z\u00a0zegarem'],
  ['pl', 'khan', 'Kafel nie zakrywa władcy.'],
  ['pl', 'huang', 'Układanie'],
  ['pl', 'khan', 'Rozstaw'],
  ['pl', 'chu-han', 'Początek'],
  ['pl', 'huang', 'Zastosuj'],
  ['pl', 'chu-han', 'Za zakryte karty stoją niewidziane'],
  ['pl', undefined, 'Wybór wędruje z\u00a0każdym pytaniem'],
  ['pl', 'khan', 'Tak z\u00a0właścicielami albo nie z\u00a0zasadą.'],
  ['pl', 'chu-han', 'Gotowe z\u00a0bitwą {{n}}'],
  ['pl', 'chu-han', 'Da to {{han}} : {{chu}}'],
  ['pl', undefined, 'Niczego stąd Yamen nie podaje za druk.'],
  ['pl', undefined, 'Jako strona'],
  ['pl', undefined, 'Włącz ją'],
  ['pl', 'huang', 'Wydanie w\u00a0pudełku: polskie.'],
  ['pl', 'huang', '{{player}}: kafle {{kind}}'],
  ['pl', 'chu-han', 'Nie pozwala'],
  ['pl', 'chu-han', 'Chu musi przebić 2 × rangę 5'],
  ['pl', 'khan', 'PnWsch'],
  ['en', 'chu-han', '{{side}} leads in the next hand.'],
  ['en', 'chu-han', 'Who leads in a\u00a0hand'],
  ['en', 'chu-han', 'Han always leads in the first.'],
  ['en', 'huang', 'Four yellow tiles that hang together'],
  ['en', undefined, 'Whoever has opened Yamen before'],
  ['en', 'khan', 'It may lie here.'],
  ['en', 'huang', 'The palace brings no points.'],
  ['en', 'huang', 'Level in all four colours'],
  ['en', undefined, 'What the signs mean'],
  ['en', undefined, '2 open points'],
  ['en', undefined, 'Slips in the printed rulebook'],
  ['en', undefined, 'The browser would not copy.'],
  ['en', undefined, 'Not all of this page has arrived.'],
  ['en', undefined, 'Take over what is ticked'],
  ['en', undefined, 'Start anew'],
  ['en', undefined, 'for this board alone'],
  ['en', 'huang', 'the palace stays, too.'],
  ['en', 'chu-han', 'before the power is carried out'],
  ['en', 'chu-han', 'You lay no set.'],
  ['en', 'chu-han', 'Choose the person first.'],
  ['en', 'khan', 'Next lawful place'],
  ['en', 'khan', 'the rectangle round the tile'],
  ['en', undefined, 'What bears a mark does not come from there.'],
  ['en', undefined, 'Final scoring'],
  ['de', 'chu-han', 'Wer die Schlacht eröffnet'],
  ['de', 'chu-han', '{{side}} eröffnet die nächste Schlacht.'],
  ['pl', 'chu-han', 'Kto otwiera bitwę'],
  ['pl', 'chu-han', 'Następną bitwę otwiera {{side}}.'],
];

describe.each(COMPLETE_LOCALES)('texts in %s', (locale) => {
  const texts = allTexts(locale);

  test('call each thing by its one word', () =>
    expect(texts.flatMap((text) => faultsOf(locale, text))).toEqual([]));

  test.each(['rules', 'ui', 'chapters', 'examples', 'editions', 'rulings', 'glossary'])(
    'would be found out in %s',
    (folder) => {
      const own = texts.filter(({ where }) => where.startsWith(`${folder}/`));
      expect(own.length).toBeGreaterThan(20);
      // One word per text, by turns: that the check finds every word in any text is tested below.
      const unseen = own.filter((text, i) => {
        const words = wordsFor(locale, text.game);
        const { never, neverWritten } = words[i % words.length] ?? { never: [], neverWritten: [] };
        const [planted] = [...never, ...neverWritten];
        return !faultsOf(locale, { ...text, text: `${text.text} ${planted?.replaceAll('*', '')}` }).length;
      });
      expect(unseen).toEqual([]);
    },
  );

  test('are known by their game, but for what all games share', () => {
    const games = new Set(texts.map(({ game }) => game));
    expect([...games].sort()).toEqual(['chu-han', 'huang', 'khan', undefined]);
    expect(texts.filter(({ where, game }) => where.startsWith('ui/rulings') && !game)).toEqual([]);
  });

  test('have a list of words', () => expect(wordsFor(locale, 'huang')).not.toEqual([]));
});

/** Each forbidden wording of each list, as a word of its pattern. */
const forbidden = terms.flatMap(({ id, data }) =>
  Object.values(data).flatMap((words) =>
    words.flatMap((word) =>
      [...word.never, ...word.neverWritten].map((wording) => [id, wording, word] as const),
    ),
  ),
);

test('each forbidden wording is found inside a text, and inside a longer word only by its *', () =>
  expectOfEach(
    forbidden,
    ([id, wording]) => `${id}: ${wording}`,
    ([, wording, word]) => {
      const bare = wording.replaceAll('*', '');
      const check = createWordingCheck([{ ...word, never: [wording], neverWritten: [] }]);
      expect(check({ where: 'here', text: `(${bare}), {{fact}}` })).not.toEqual([]);
      expect(check({ where: 'here', text: `x${bare}x` }).length > 0).toBe(/^\*.*\*$/.test(wording));
    },
  ));

test('what readers stumbled over is found', () =>
  expectOfEach(
    STUMBLED,
    ([locale, game, text]) => `${locale} ${game}: ${text}`,
    ([locale, game, text]) => expect(faultsOf(locale, { where: 'here', text, game })).not.toEqual([]),
  ));

describe('a forbidden wording', () => {
  const words: readonly WordingRule[] = [
    {
      word: 'tile',
      is: 'a square',
      never: ['chip*', 'small plate'],
      neverWritten: ['Tile'],
      but: ['chip shop*'],
    },
  ];
  const found = (text: string) => createWordingCheck(words)({ where: 'a', text });

  test('names where it stands, itself and the word to write', () =>
    expect(found('Take two Chips.')).toEqual(['a: “Chips”, where the word is “tile”']));
  test('may stand with any space between its words', () =>
    expect(found('A small\u00a0plate, a small\nplate.')).toHaveLength(2));
  test('tells capitals apart only where it is to', () => {
    expect(found('a tile')).toEqual([]);
    expect(found('a Tile')).toHaveLength(1);
  });
  test('is allowed within a longer one', () => expect(found('in chip shops')).toEqual([]));
  test('is nothing in the address of a link, in a tag or in the name of a fact', () =>
    expect(found('[here](chip/one), <a href="chip">{{chip}}</a>')).toEqual([]));
});
