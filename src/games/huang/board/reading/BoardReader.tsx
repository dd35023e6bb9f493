import { KeyReader } from '../../../../ui/map/KeyReader.tsx';
import type { BoardReaderProps } from '../types.ts';
import { listKeys } from './list-keys.ts';
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
