import type { Tool } from '../../src/shell/tool.ts';
import type { ToolTypes } from '../../src/shell/tool-types.ts';

/** Reads the history of a tool from a stored value. */
export function historyOf<K extends ToolTypes>({ save }: Tool<K>, raw: unknown) {
  const { history } = save.parse(raw);
  if (!history) throw new Error(`Unreadable: ${JSON.stringify(raw)}`);
  return history;
}
