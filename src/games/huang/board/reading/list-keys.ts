import { getTileLetters } from '../../explain/tile-letters.ts';
import { COLOURS } from '../../rules/vocabulary.ts';
import type { FullBoardTranslator } from '../types.ts';
import { getReadingLetters } from './reading-keys.ts';

/** Lists the keys of the board, each with what it does. */
export function listKeys(t: FullBoardTranslator): readonly (readonly [key: string, effect: string])[] {
  const { leader, row, state, around, conflict } = getReadingLetters(t);
  const colours = COLOURS.map((colour, i) => `${i + 1} ${t(`colour-${colour}`)}`).join(', ');
  return [
    ['← → ↑ ↓', t('keys-arrows')],
    [t('key-enter'), t('keys-enter')],
    [leader, t('keys-leader')],
    ['1–5', t('keys-tile', { colours })],
    [row, t('keys-row')],
    [state, t('keys-state')],
    [around, t('keys-around')],
    [conflict, t('keys-conflict')],
    ['+ − 0', t('keys-zoom')],
    [Object.values(getTileLetters(t)).join(' '), t('keys-take')],
    [t('key-delete'), t('keys-delete')],
    ['?', t('keys-help')],
  ];
}
