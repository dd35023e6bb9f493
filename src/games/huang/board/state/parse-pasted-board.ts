import { parseOpenedText } from '../../../../share/parse-opened-text.ts';
import type { OpenedState } from '../../../../shell/tool.ts';
import type { ToolSettings } from '../../../../shell/tool-types.ts';
import { getToolPath } from '../../../tools.ts';
import { parseNotation } from '../../rules/setup/notation.ts';
import { openCase } from '../from-case.ts';
import { type BoardState, withBoardSetup } from '../state.ts';
import type { BoardTypes } from '../types.ts';

/**
 * Parses text pasted on the page: a position, a case of the board, or a link to one. Invalid positions are
 * accepted too, because the board shows what is wrong. Undefined if the text is none of these.
 */
export async function parsePastedBoard(
  text: string,
  before: BoardState,
  settings: ToolSettings<BoardTypes>,
): Promise<OpenedState<BoardTypes> | undefined> {
  const notation = parseNotation(text);
  if (notation.ok) return { state: withBoardSetup(before, notation.value) };
  const opened = await parseOpenedText(text);
  if (!opened.ok || opened.value.kind === 'own') return undefined;
  if (opened.value.kind === 'position') return { state: withBoardSetup(before, opened.value.position) };
  const { refereeCase } = opened.value;
  return getToolPath(refereeCase) === 'huang/referee/' ? openCase(refereeCase, before, settings) : undefined;
}
