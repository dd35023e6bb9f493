import { rulePartsOf } from '../engine/trace.ts';

/** A rule that has left a chapter: the anchor it had there, and its id now. */
export interface Departure {
  readonly anchor: string;
  readonly to: string;
}

/** The rules that have left each chapter, by the chapter's id, `huang/end`. Rule ids are those of content/moved.yaml. */
export function departuresOf(
  moved: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly Departure[]> {
  const chapters = new Map<string, readonly Departure[]>();
  for (const [from, to] of Object.entries(moved)) {
    const { game, chapter, anchor } = rulePartsOf(from);
    const id = `${game}/${chapter}`;
    const before = chapters.get(id);
    const departure = { anchor, to };
    chapters.set(id, before ? [...before, departure] : [departure]);
  }
  return chapters;
}
