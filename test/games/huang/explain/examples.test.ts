import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../../../src/core/record.ts';
import { explainPlacements, explainStates } from '../../../../src/games/huang/explain/board-answers.ts';
import { describePieces } from '../../../../src/games/huang/explain/describe-pieces.ts';
import { HUANG_PLACEMENTS_HANDLER } from '../../../../src/games/huang/referee/placements.ts';
import { HUANG_STATES_HANDLER } from '../../../../src/games/huang/referee/states.ts';
import { toSetup } from '../../../../src/games/huang/rules/setup/setup.ts';
import type { Locale } from '../../../../src/i18n/locale.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { readSetup } from '../../../support/act-cases.ts';
import { readTexts } from '../../../support/content.ts';

const translatorIn = (locale: Locale) =>
  createTranslator(locale, readTexts(locale, 'huang', 'huang-pieces', 'huang-steps', 'huang-example'));

/** A question about a written position. */
const asking = (ask: string, line: string, more: object = {}) => ({
  ...{ game: 'huang', ask, position: readSetup(line) },
  ...more,
});

describe('what lies on a board, in words', () => {
  const GROUNDS = [
    { name: '0,0', kind: 'C' },
    { name: '1,0', kind: '~' },
    { name: '2,0', kind: '.' },
    { name: '0,1', kind: '.' },
    { name: '1,1', kind: '.' },
  ] as const;
  const asked = HUANG_STATES_HANDLER.check(
    asking('states', 'C~./... *rat,goat yby/Rrrr granary@2,0;granary@0,0 -'),
    '',
    [],
  );
  const lying = asked && toSetup(asked.position);

  test.each([
    [
      'en',
      'river: A2; capital: A1; the Rat’s Soldier leader: B1; 2 yellow tiles: A1, A3; 1 red tile: B2; 1 blue tile: A2; 2 granaries: A1, A3',
    ],
    [
      'de',
      'Fluss: A2; Hauptstadt: A1; der Soldaten-Anführer der Ratte: B1; 2\u00a0gelbe Plättchen: A1, A3; 1\u00a0rotes Plättchen: B2; 1\u00a0blaues Plättchen: A2; 2\u00a0Kornspeicher: A1, A3',
    ],
    [
      'pl',
      'rzeka: A2; stolica: A1; Żołnierz Szczura: B1; 2\u00a0żółte kafle: A1, A3; 1\u00a0czerwony kafel: B2; 1\u00a0niebieski kafel: A2; 2\u00a0spichlerze: A1, A3',
    ],
  ] as const)('in %s, without what is not drawn', (locale, words) =>
    expect(lying && describePieces(lying, GROUNDS, translatorIn(locale))).toBe(words),
  );
});

describe('answers without an action', () => {
  const states = HUANG_STATES_HANDLER.answer(asking('states', '...... *rat,goat Rry1yGb - -'));
  const tile = HUANG_PLACEMENTS_HANDLER.answer(
    asking('placements', '..... *rat,goat Rry1yGr - -', { piece: 'tile', colour: 'red' }),
  );
  const leader = HUANG_PLACEMENTS_HANDLER.answer(
    asking('placements', '... *rat,goat 1g - -', { piece: 'leader', colour: 'red' }),
  );
  const SAID: Readonly<Partial<Record<Locale, readonly string[]>>> = {
    en: ['2 states: State 1 (Rat) and State 2 (Goat).', 'War: A3.', 'Nowhere.'],
    de: [
      '2\u00a0Reiche: Reich\u00a01 (Ratte) und Reich\u00a02 (Ziege).',
      'Löst einen Krieg aus: A3.',
      'Nirgends erlaubt.',
    ],
    pl: [
      '2\u00a0królestwa: Królestwo\u00a01 (Szczur) i\u00a0Królestwo\u00a02 (Koza).',
      'Wojna: A3.',
      'Nigdzie.',
    ],
  };
  test.each(entriesOf(SAID))('in %s', (locale, expected) => {
    if (!states.ok || !tile.ok || !leader.ok) throw new Error('Not answered');
    const t = translatorIn(locale);
    const said = [explainStates(states, t), explainPlacements(tile, t), explainPlacements(leader, t)];
    expect(said.flat()).toEqual(expected);
  });
});
