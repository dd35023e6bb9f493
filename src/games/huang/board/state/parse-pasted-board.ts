import { parseOpenedText } from '../../../../share/parse-opened-text.ts';
import { getToolPath } from '../../../tools.ts';
import { parseNotation } from '../../rules/setup/notation.ts';
import { fromCase } from '../from-case.ts';
import { type BoardState, withBoardSetup } from '../state.ts';

/**
 * Parses text pasted on the page: a position, a case of the board, or a link to one. Invalid positions are
 * accepted too, because the board shows what is wrong. Undefined if the text is none of these.
 */
export async function parsePastedBoard(text: string, before: BoardState): Promise<BoardState | undefined> {
  const notation = parseNotation(text);
  if (notation.ok) return withBoardSetup(before, notation.value);
  const opened = await parseOpenedText(text);
  if (!opened.ok || opened.value.kind === 'drill') return undefined;
  if (opened.value.kind === 'position') return withBoardSetup(before, opened.value.position);
  const { refereeCase } = opened.value;
  return getToolPath(refereeCase) === 'huang/referee/' ? fromCase(refereeCase, before) : undefined;
}
