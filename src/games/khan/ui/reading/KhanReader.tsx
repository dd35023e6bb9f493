import type { Translator } from '../../../../i18n/translator.ts';
import { KeyReader } from '../../../../ui/map/KeyReader.tsx';
import { YURT_KINDS } from '../../rules/vocabulary.ts';
import { type ReadableBoard, readBoard } from './read-board.ts';
import { findReadingKey, READING_LETTERS } from './reading-keys.ts';

type ReadingTexts = Translator<'khan' | 'khan-reading'>;

/** Props of the component that reads the board out. */
export interface KhanReaderProps extends ReadableBoard {
  readonly t: ReadingTexts;
}

/** Reads the board out by keys while a space has the focus. */
export function KhanReader({ t, ...readable }: KhanReaderProps) {
  const read = (event: KeyboardEvent, from: string) => {
    const key = findReadingKey(event, t('letter-row'));
    if (!key || key.asks === 'help') return key?.asks;
    return readBoard(key, from, readable, t);
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
function listKeys(t: ReadingTexts): readonly (readonly [key: string, effect: string])[] {
  const colours = YURT_KINDS.map((yurt, i) => `${i + 1} ${t(`yurt-${yurt}`)}`).join(', ');
  return [
    ['← → ↑ ↓', t('keys-arrows')],
    [t('key-enter'), t('keys-enter')],
    [READING_LETTERS.ruler, t('keys-ruler')],
    ['1–5', t('keys-yurt', { colours })],
    [t('letter-row'), t('keys-row')],
    [READING_LETTERS.around, t('keys-around')],
    ['+ − 0', t('keys-zoom')],
    ['?', t('keys-help')],
  ];
}
