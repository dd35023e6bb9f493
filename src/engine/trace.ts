/** The address of a rule in `content/rules`: game, chapter and rule, as in `huang/end/tie`. */
export type RuleId = `${string}/${string}/${string}`;

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
