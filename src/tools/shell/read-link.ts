import type { Case } from '../../referee/referee.ts';
import { parseLink } from '../../share/link.ts';
import { toolFor } from '../../share/tool.ts';

/** The case that a link carries, if it is sound and this tool is the one for it. */
export async function readLink(link: string, tool: string): Promise<Case | undefined> {
  const opened = await parseLink(link);
  return opened.ok && toolFor(opened.value) === tool ? opened.value : undefined;
}
