import { describe, expect, test } from 'vitest';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { allTexts } from '../support/texts.ts';

/** A fact of print that a text once got wrong: where it is told, by what it can be recognised, and what was wrong. */
interface Fact {
  readonly print: string;
  readonly where: string;
  readonly says: Readonly<Partial<Record<Locale, RegExp>>>;
  readonly never?: Readonly<Partial<Record<Locale, RegExp>>>;
}

const FACTS: readonly Fact[] = [
  {
    print: 'page 4 of Khan: only with two or three players must nobody else have Divine Support active',
    where: 'rules/khan/special-cards/protection',
    says: {
      en: /two or three players .*Divine Support; with four, several/,
      de: /zu zweit und zu dritt .*Göttliche Unterstützung; zu viert .*mehrere/i,
      pl: /dwóch i\s+trzech graczach .*Boskiego Wsparcia; przy czterech .*kilka/,
    },
    never: {
      en: /of its kind/,
      de: /derselben Art/,
      pl: /tego samego rodzaju/,
    },
  },
  {
    print: 'page 4 of Khan: with four players the yurt goes on the picture of the region',
    where: 'rules/khan/special-cards/divine-support',
    says: {
      en: /two or three .*neutral-yurt symbol[\s\S]*four .*picture of that region/,
      de: /zweit und zu dritt .*Zeichen der neutralen Jurte[\s\S]*viert .*Bild dieser Region/,
      pl: /dwóch i\s+trzech .*znaku neutralnej jurty[\s\S]*czterech .*obrazku tego regionu/,
    },
  },
  {
    print:
      'German „solange … liegen haben“ and Polish „tak długo jak … trzymać“ lean to giving the seventh back',
    where: 'rulings/huang/more-than-six.yaml',
    says: {
      en: /German and Polish editions you may have seven only while[\s\S]*English edition only mentions drawing/,
      de: /deutschen und der polnischen .*nur so lange sieben[\s\S]*englische Ausgabe spricht nur vom Nachziehen/,
      pl: /niemieckiego i\s+polskiego .*siedem tylko tak długo[\s\S]*angielskie mówi tylko o\s+dobieraniu/,
    },
  },
  {
    print:
      'Polish: „wyznacz jego lokalizację (… oznaczone tym samym numerem …)“, then the next one into the box',
    where: 'editions/huang/bandit-setup.yaml',
    says: {
      en: /its own number/,
      de: /seiner eigenen Nummer/,
      pl: /ze swoim numerem/,
    },
    never: {
      en: /hard to tell|do not come out|unseen/,
      de: /kaum zu erkennen|gehen .* nicht auf/,
      pl: /Trudno powiedzieć|nie zgadzają/,
    },
  },
  {
    print: 'seven tiles only for the player whose own Governor leader is in the state of the palace',
    where: 'rules/huang/reference/turn',
    says: {
      en: /if your Governor leader is in the palace’s state/,
      de: /mit deinem Gouverneur-Anführer im Reich des Palasts/,
      pl: /gdy twój Gubernator stoi w\s+królestwie z\s+Pałacem/,
    },
  },
  {
    print: 'a linked group is a state only with a leader in it, after a war as well',
    where: 'rules/huang/war/aftermath',
    says: {
      en: /without a leader \[isn’t a state\]/,
      de: /ohne Anführer ist es \[kein Reich\]/,
      pl: /bez przywódcy \[nie jest/,
    },
    never: {
      en: /is one state/,
      de: /zusammenhängt, ist ein Reich/,
      pl: /to jedno królestwo/,
    },
  },
  {
    print: 'the price of a victory over bandits is paid in red tiles, and not to them',
    where: 'glossary/huang/unification-marker.yaml',
    says: {
      en: /price for beating/,
      de: /Kosten für die Banditen/,
      pl: /zapłacenia ceny za pokonanie/,
    },
    never: {
      en: /bandits are paid/,
      de: /oder die Banditen bezahlt/,
      pl: /zapłaty za/,
    },
  },
  {
    print: 'the rulebook of Chu Han explains four events of fifteen, so “only” holds for those four',
    where: 'rules/chu-han/game-end/at-once',
    says: {
      en: /events the rulebook explains, only/,
      de: /die in der Anleitung erklärt sind, .*nur/,
      pl: /objaśnia instrukcja, .*tylko/,
    },
  },
  {
    print: 'the same for cards that do not come from the hand',
    where: 'rules/chu-han/abilities/from-hand',
    says: {
      en: /events the rulebook explains, only/,
      de: /die in der Anleitung erklärt sind, .*nur/,
      pl: /objaśnia instrukcja, .*tylko/,
    },
  },
  {
    print:
      'Good Counsel and Stability: no victory before the battle is scored, by Xiahou Ying’s points neither',
    where: 'rules/chu-han/abilities/xiahou-ying',
    says: {
      en: /Good Counsel and Stability/,
      de: /Guter Ratschlag und Stabilität/,
      pl: /Dobra Rada i\s+Stabilność/,
    },
  },
  {
    print: 'Ying Bu fetches ranks 1 to 5, and not whatever Yu Ji discards',
    where: 'ui/chu-han-cards: yu-ji-with',
    says: { en: /1 to 5/, de: /1 bis 5/, pl: /1\s+do\s+5/ },
  },
  {
    print: '„Es gibt keine Einschränkungen für den Brückenbau …“: of other tiles the page says nothing',
    where: 'rules/khan/bridges/regions: title',
    says: { en: /Bridges/, de: /Brücken/, pl: /most/ },
  },
  {
    print:
      'the Polish rulebook counts the red tiles of the leaders in conflict, so the three are not alike silent',
    where: 'ui/huang-conflict-more: open-bystander-abstain',
    says: {
      en: /Polish one suggests it doesn’t/,
      de: /polnische spricht eher dagegen/,
      pl: /polska przemawia raczej/,
    },
  },
  {
    print:
      '„Sobald du keine Karten mehr auf der Hand hast …“, and a power is carried out in full: Ying Bu’s card',
    where: 'rules/chu-han/battle-end/empty-hand',
    says: {
      en: /Ying Bu is the only last card that doesn’t win/,
      de: /Ying Bu gewinnt .*nicht/,
      pl: /Ying Bu .*nie wygrywa/,
    },
  },
  {
    print: 'ERÖFFNUNG: „Zuerst darfst du Verstärken und/oder …“, after Xiahou Ying as well',
    where: 'rules/chu-han/abilities/xiahou-ying',
    says: { en: /new turn/, de: /neuer Zug/, pl: /nową turą/ },
  },
  {
    print: 'Xiang Yu: „Alle Punkte, die ihr in dieser Schlacht (sowie bei ihrer Wertung) noch erhaltet“',
    where: 'rules/chu-han/events/hangu-pass',
    says: { en: /Taken literally/, de: /Wörtlich/, pl: /dosłownie/ },
    never: {
      en: /does not say|doesn’t say/,
      de: /lässt .*offen/,
      pl: /nie mówi/,
    },
  },
  {
    print:
      '„Entsteht so ein Gleichstand von 31 oder mehr Punkten“: with unequal points it is the side with more',
    where: 'rules/chu-han/game-end/both',
    says: {
      en: /Hangu Pass[\s\S]*so if they aren’t, the side with more/,
      de: /Hangu Pass[\s\S]*sonst gewinnt also/,
      pl: /Hangu[\s\S]*w\s+przeciwnym razie/,
    },
  },
  {
    print: '„maximal 5 Punkte“ does not say whether before the doubling or after it',
    where: 'rules/chu-han/battle-end/cards-left',
    says: { en: /most is 10/, de: /höchstens 10/, pl: /najwyżej 10/ },
  },
  {
    print: '„Hinweis: Kartenfähigkeiten können das natürlich ändern!“: not Xiahou Ying alone',
    where: 'rules/chu-han/opening/who',
    says: {
      en: /can change that/,
      de: /kann das ändern/,
      pl: /Zmienić to może/,
    },
    never: { de: /Nur \[Xiahou/ },
  },
  {
    print: 'page 3 of Khan speaks of bridges across regions, and of no conquest tile',
    where: 'rules/khan/conquest/tile',
    says: {
      en: /region borders/,
      de: /Regionsgrenzen/,
      pl: /granice regionów/,
    },
  },
  {
    print: 'page 3: „eventuell übrig gebliebene Jurten“, though a ruler in play has one in its camp',
    where: 'rulings/khan/trapped-yurt.yaml',
    says: {
      en: /allows for a camp with no yurts left/,
      de: /berücksichtigt auch den Fall, dass im Lager keine Jurte mehr liegt/,
      pl: /dopuszcza, że w\s+obozie nie ma już żadnej jurty/,
    },
  },
  {
    print: 'page 2: the top card of the draw pile, face up to the discard pile',
    where: 'rules/khan/drive-out/space',
    says: {
      en: /top card of the draw pile/,
      de: /oberste Karte des Nachziehstapels/,
      pl: /z\s+wierzchu stosu dobierania/,
    },
  },
  {
    print: 'hall9000: „der nächste Spieler im Uhrzeigersinn“',
    where: 'rules/khan/turn/refill',
    says: { en: /clockwise/, de: /Uhrzeigersinn/, pl: /zgodnie z\s+ruchem/ },
  },
  {
    print: 'brettspiele-report: „Das Gebiet besteht aus 154 Feldern“; trictrac: 132 of land',
    where: 'rules/khan/set-up/components',
    says: {
      en: /154[\s\S]*132 are land/,
      de: /154[\s\S]*132 sind Land/,
      pl: /154[\s\S]*132\s+to ląd/,
    },
    never: { en: /played on/, de: /spielbar/, pl: /Gra się na/ },
  },
  {
    print: 'ludorium: only tiles bring points',
    where: 'rules/khan/end/points',
    says: {
      en: /never conquered/,
      de: /nicht erobert wurden/,
      pl: /Niepodbite/,
    },
  },
  {
    print: 'a victory point „for each leader removed“, and nothing for tiles',
    where: 'rules/huang/war/points',
    says: {
      en: /Removed tiles score nothing/,
      de: /Plättchen bringen nichts/,
      pl: /kafle nic nie dają/,
    },
  },
  {
    print: 'Polish: „Przywódcy … obliczają siłę“; the note is read by itself, so it names what is counted',
    where: 'editions/huang/war-who-counts.yaml',
    says: {
      en: /count the red tiles of their state/,
      de: /zählen die roten Plättchen ihres Reichs/,
      pl: /liczą czerwone kafle swojego królestwa/,
    },
    never: { pl: /Liczą ją/ },
  },
  {
    print: 'the Polish note on the palace is read by itself, so it names the palace',
    where: 'editions/huang/palace-hand.yaml',
    says: {
      en: /the palace’s state/,
      de: /Reich des Palasts/,
      pl: /królestwie z\s+Pałacem/,
    },
    never: {
      en: /in its state/,
      de: /in seinem Reich/,
      pl: /w\s+jego królestwie/,
    },
  },
  {
    print:
      'all three say up to six (“bis zu 6”, „do 6”) and name no fewest, so that “at least one” is our reading',
    where: 'rules/huang/replace/replace',
    says: {
      en: /up to six .*\[\[You must replace at least one.*\]\]/,
      de: /bis zu sechs .*\[\[Mindestens ein .*\]\]/,
      pl: /najwyżej sześć .*\[\[.*co najmniej jeden .*\]\]/,
    },
    never: { en: /one to six/, de: /ein bis sechs/, pl: /od 1/ },
  },
  {
    print: 'the same at a glance',
    where: 'rules/huang/reference/turn',
    says: {
      en: /up to six tiles/,
      de: /bis zu sechs/,
      pl: /\) do sześciu kafli/,
    },
    never: { en: /one to six/, de: /ein bis sechs/, pl: /od jednego/ },
  },
  {
    print: 'bandits are beaten by the red tiles of a state, and by nothing from behind or before a screen',
    where: 'rules/huang/bandits/strength',
    says: {
      en: /you can’t commit tiles, and leaders off the board don’t help/,
      de: /Zuteilen darf niemand etwas, und kein Anführer/,
      pl: /nikt nic nie dokłada i\s+nie pomaga żaden przywódca/,
    },
  },
  {
    print: 'no edition says which of market and pagoda comes first',
    where: 'rules/huang/tiles/market',
    says: {
      en: /\[\[.*triangle.* before or after you build/,
      de: /\[\[.*Dreieck.* vor oder nach dem Errichten/,
      pl: /\[\[.*trójkąt.* przed wzniesieniem pagody albo po nim/,
    },
  },
  {
    print: 'Polish: „zdobądź 1 punkt zwycięstwa” for a pagoda, without the colour',
    where: 'editions/huang/pagoda-points-colour.yaml',
    says: {
      en: /no colour is given/,
      de: /Farbe ist nicht genannt/,
      pl: /koloru nie podano/,
    },
  },
  {
    print: 'Polish: „Pole, z którego został usunięty kafel pozostaje puste”',
    where: 'editions/huang/riot-space.yaml',
    says: { en: /stays empty/, de: /bleibt leer/, pl: /pozostaje puste/ },
  },
  {
    print: 'Polish: the total of a revolt holds the Governor „gdy ten znajduje się przed zasłonką”',
    where: 'editions/huang/revolt-governor-total.yaml',
    says: {
      en: /whenever it’s in front/,
      de: /sobald er vor dem/,
      pl: /zawsze, gdy stoi przed/,
    },
  },
  {
    print:
      'labels beside pictures come and go in the texts that we have: Polish has names, the others may have',
    where: 'editions/huang/pagoda-names.yaml',
    says: {
      en: /in the text we have/,
      de: /In dem Text, der uns vorliegt/,
      pl: /W\s+tekście, który mamy/,
    },
  },
  {
    print: 'the places of the capitals are not in the text: they are those of our map',
    where: 'examples/huang/war-on-the-map.yaml',
    says: { en: /Yamen’s map/, de: /Yamens Karte/, pl: /mapie Yamena/ },
  },
  {
    print: '“Rouge Bandits”, “Liu Bad”; „unbezogen“, “Reina Knizia”; „220-202 p.n.e.”',
    where: 'ui/notes: print',
    says: {
      en: /Rouge Bandits.*Liu Bad.*unbezogen.*Reina Knizia.*220–202/,
      de: /Rouge Bandits.*Liu Bad.*unbezogen.*Reina Knizia.*220–202/,
      pl: /Rouge Bandits.*Liu Bad.*unbezogen.*Reina Knizia.*220–202/,
    },
  },
  {
    print: '„in der erforderlichen Form“: the shape of one and the same base, by one word (Sockel)',
    where: 'lessons/huang/pagodas/palace.yaml',
    says: { en: /base/, de: /Sockels/, pl: /podstawy/ },
    never: { de: /Grundfläche/ },
  },
];

describe.each(COMPLETE_LOCALES)('in %s', (locale) => {
  const texts = allTexts(locale);

  test.each(FACTS)('$where says it as print does: $print', ({ where, says, never }) => {
    const told = texts.filter((one) => one.where === where).map(({ text }) => text);
    expect(told).not.toEqual([]);
    const whole = told.join('\n');
    expect(whole).toMatch(says[locale] ?? /(?!)/);
    expect(whole).not.toMatch(never?.[locale] ?? /(?!)/);
  });
});

test('two of three editions lean to giving a seventh tile back, so a table may choose that', () => {
  const { rulings } = readRulebook();
  const choices = rulings.find(({ id }) => id === 'huang/more-than-six')?.data.choices;
  expect(choices?.map(({ id }) => id)).toEqual(['kept', 'returned']);
});

test('that a replacement of no tile is left open, is told at its rule and at the two actions', () => {
  const { rulings } = readRulebook();
  const rules = rulings.find(({ id }) => id === 'huang/replace-none')?.data.rules;
  expect(rules).toEqual(['huang/replace/replace', 'huang/turn/two-actions']);
});

test('what is open about a seventh tile is told at the palace, too', () => {
  const { rulings } = readRulebook();
  const rules = rulings.find(({ id }) => id === 'huang/more-than-six')?.data.rules;
  expect(rules).toContain('huang/palace/hand-limit');
});
