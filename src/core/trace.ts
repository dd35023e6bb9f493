/** The id of a rule in `content/rules`: game, chapter and rule, such as `huang/end/tie`. */
export type RuleId = `${string}/${string}/${string}`;

/**
 * Splits the id of a rule into its game, chapter and anchor.
 * @throws {Error} on an invalid id
 */
export function splitRuleId(rule: string): {
  readonly game: string;
  readonly chapter: string;
  readonly anchor: string;
} {
  const [game, chapter, anchor, ...more] = rule.split('/');
  if (!game || !chapter || !anchor || more.length > 0) throw new Error(`No address of a rule: ${rule}`);
  return { game, chapter, anchor };
}

/**
 * Returns a text as the id of a rule, or throws if it is none.
 * @throws {Error} on an invalid id
 */
export function toRuleId(text: string): RuleId {
  const { game, chapter, anchor } = splitRuleId(text);
  return `${game}/${chapter}/${anchor}`;
}

/**
 * One step of an explanation, and the rule that it applies. `step` names the kind of step; its other fields
 * are facts, plain data without sentences.
 */
export interface Step {
  readonly rule: RuleId;
  readonly step: string;
}

/** A value together with the steps that led to it, in order. */
export interface Explained<T, S extends Step> {
  readonly value: T;
  readonly trace: readonly S[];
}
