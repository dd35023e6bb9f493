import { parseNotation } from '../../engine/huang/notation.ts';
import { parseOpened } from '../../share/open.ts';
import { toolFor } from '../../share/tool.ts';
import { stateFrom } from './opened.ts';
import { type BoardState, withSetup } from './state.ts';

/**
 * Parses text pasted on the page: a position, a case of the board, or a link to one. Invalid positions are
 * accepted too, because the board shows what is wrong. Undefined if the text is none of these.
 */
export async function boardIn(text: string, before: BoardState): Promise<BoardState | undefined> {
  const read = parseNotation(text);
  if (read.ok) return withSetup(before, read.value);
  const opened = await parseOpened(text);
  if (!opened.ok || opened.value.kind === 'drill') return undefined;
  if (opened.value.kind === 'position') return withSetup(before, opened.value.position);
  const { asked } = opened.value;
  return toolFor(asked) === 'huang/referee/' ? stateFrom(asked, before) : undefined;
}
