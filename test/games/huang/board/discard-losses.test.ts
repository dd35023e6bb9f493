import { expect, test } from 'vitest';
import { computeAnswer } from '../../../../src/games/huang/board/compute-answer.ts';
import { fromCase } from '../../../../src/games/huang/board/from-case.ts';
import { explainDiscardLosses } from '../../../../src/games/huang/board/play/discard-losses.ts';
import { freshBoard } from '../../../../src/games/huang/board/state.ts';
import type { Locale } from '../../../../src/i18n/locale.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { toActCase } from '../../../support/act-cases.ts';
import { BOARD_TEXTS } from '../../../support/board-texts.ts';
import { readTexts } from '../../../support/content.ts';
import { PRINTED_WAR } from '../explain/printed-war.ts';

/**
 * The printed war before its winner has confirmed the two red tiles, one of them under the pagoda. Nothing has left the
 * board by then, so nothing may be told as done.
 */
test.each<[Locale, string, RegExp]>([
  ['en', 'A red pagoda loses one of its tiles and leaves the board: A5, A6, B5.', /\bhas\b/],
  [
    'de',
    'Eine rote Pagode steht nicht mehr auf drei Plättchen und verlässt das Spielbrett: A5, A6, B5.',
    /\bhat\b/,
  ],
  [
    'pl',
    'Czerwona pagoda traci jeden z\u00a0kafli, na których stoi, i\u00a0zostaje usunięta z\u00a0planszy (A5, A6, B5).',
    /stracił/,
  ],
])('in %s what a choice of tiles brings down is said before it has happened', (locale, said, done) => {
  const { discard, ...decisions } = PRINTED_WAR.decisions;
  const state = fromCase(toActCase({ ...PRINTED_WAR, decisions }), freshBoard());
  const t = createTranslator(locale, readTexts(locale, ...BOARD_TEXTS));
  const { judged } = computeAnswer(state, freshSettings(locale));
  if (!judged) throw new Error('No position');
  const told = explainDiscardLosses(judged, discard, t).join(' ');
  expect(told).toContain(said);
  expect(told).not.toMatch(done);
  const brings = t('discard-brings', { what: told });
  expect(brings.length).toBeGreaterThan(told.length);
  expect(brings).toContain(told);
});
