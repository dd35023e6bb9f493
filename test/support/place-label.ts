import { makeSpaceName, type SpaceName } from '../../src/games/huang/rules/board/hex.ts';

/** Parses the label of a space, such as `E8` or `e8`; undefined if the text is no label. */
export function parsePlaceLabel(text: string): SpaceName | undefined {
  const [, letters = '', column = ''] = /^([A-Z]{1,2})([1-9]\d{0,3})$/.exec(text.trim().toUpperCase()) ?? [];
  if (letters === '') return undefined;
  const row = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return makeSpaceName({ row, column: Number(column) - 1 });
}
