import { KeyReader } from '../../../../ui/map/KeyReader.tsx';
import { getTileLetters } from '../../explain/tile-letters.ts';
import { COLOURS } from '../../rules/vocabulary.ts';
import type { BoardReaderProps, FullBoardTranslator } from '../types.ts';
import { readBoard } from './read-board.ts';
import { getShownStates } from './readable-board.ts';
import { findReadingKey, getReadingLetters } from './reading-keys.ts';

/** Reads the board out by keys while a space has the focus. */
export function BoardReader({ answer, scene, layout, labelOf, t }: BoardReaderProps) {
  const read = (event: KeyboardEvent, from: string) => {
    const key = findReadingKey(event, getReadingLetters(t));
    if (!key || key.asks === 'help') return key?.asks;
    const board = { setup: scene.setup, layout, labelOf, ...getShownStates(scene, answer) };
    return readBoard(key, from, board, t);
  };
  return (
    <KeyReader
      read={read}
      hint={t('keys-known')}
      title={t('keys')}
      closing={t('keys-close')}
      keys={listKeys(t)}
    />
  );
}

/** Lists the keys of the board, each with what it does. */
function listKeys(t: FullBoardTranslator): readonly (readonly [key: string, effect: string])[] {
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
