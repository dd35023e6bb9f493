import type { SheetData, SheetLine } from './schemas.ts';

/** A line of a player aid, named by its block and its place in it: `tiles/2`, `tell/1`. */
interface NamedSheetLine {
  readonly name: string;
  readonly line: SheetLine;
}

/** Lists all lines of a player aid, from the front to the back. */
export function listSheetLines({ top, bottom, rungs, tell }: SheetData): readonly NamedSheetLine[] {
  const blocks = [...top, ...bottom].flatMap((block) => ('lines' in block ? [block] : []));
  return [...blocks, { id: 'rungs', lines: rungs }, { id: 'tell', lines: tell }].flatMap(({ id, lines }) =>
    lines.map((line, i) => ({ name: `${id}/${i + 1}`, line })),
  );
}

/** Lists the rules that a player aid shows as they are. */
export function listSheetSummaries({ top, bottom }: SheetData): readonly string[] {
  return [...top, ...bottom].flatMap((block) => ('summary' in block ? [block.summary] : []));
}
