/** The address of a rule in `content/rules`: game, chapter and rule, as in `huang/end/tie`. */
export type RuleId = `${string}/${string}/${string}`;

/** The parts of a rule's address. @throws {Error} on what is none */
export function rulePartsOf(rule: string): {
  readonly game: string;
  readonly chapter: string;
  readonly anchor: string;
} {
  const [game, chapter, anchor, ...more] = rule.split('/');
  if (!game || !chapter || !anchor || more.length > 0) throw new Error(`No address of a rule: ${rule}`);
  return { game, chapter, anchor };
}

/** The rule that a text names. @throws {Error} on what is no address of a rule */
export function ruleIdOf(text: string): RuleId {
  const { game, chapter, anchor } = rulePartsOf(text);
  return `${game}/${chapter}/${anchor}`;
}

/**
 * One thing that happened on the way to an answer, and the rule that made it happen.
 * `step` names the kind of thing; a kind's other fields are its facts, plain data without any sentence.
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
