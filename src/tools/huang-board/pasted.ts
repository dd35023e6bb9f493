import { parseNotation } from '../../engine/huang/notation.ts';
import { parseOpened } from '../../share/open.ts';
import { toolFor } from '../../share/tool.ts';
import { stateFrom } from './opened.ts';
import { type BoardState, withSetup } from './state.ts';

/**
 * The board that a text pasted on the page describes: a position, or a case of the board or a link to one, at rest or not,
 * since the board shows what is wrong in it. Undefined where it is none of these.
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
