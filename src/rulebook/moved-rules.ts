import { splitRuleId } from '../core/trace.ts';

/** A rule that was moved out of a chapter: its old anchor and its new id. */
export interface MovedRule {
  readonly anchor: string;
  readonly to: string;
}

/** Groups the entries of content/moved.yaml by the chapter that the rules have left, such as `huang/end`. */
export function groupMovedRules(
  moved: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly MovedRule[]> {
  const chapters = new Map<string, readonly MovedRule[]>();
  for (const [from, to] of Object.entries(moved)) {
    const { game, chapter, anchor } = splitRuleId(from);
    const id = `${game}/${chapter}`;
    const before = chapters.get(id);
    const rule = { anchor, to };
    chapters.set(id, before ? [...before, rule] : [rule]);
  }
  return chapters;
}
