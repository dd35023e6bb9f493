/** The rules of a rulebook, and the examples and exercises that show them. */
interface Shown<Id extends string> {
  readonly rules: readonly Id[];
  readonly examples: readonly { readonly rules: readonly string[] }[];
  readonly exercises: readonly { readonly rules: readonly string[] }[];
  /** The source texts of engine and referee, which cite each rule that they apply as `'huang/war/tie'`. */
  readonly sources: readonly string[];
}

/** Lists the rules that are only retold: no code applies them, and no example or exercise shows them. */
export function listUncheckedRules<Id extends string>({
  rules,
  examples,
  exercises,
  sources,
}: Shown<Id>): readonly Id[] {
  const cited = sources.flatMap((source) => [...source.matchAll(/'([a-z-]+\/[a-z-]+\/[a-z-]+)'/g)]);
  const touched = new Set([
    ...cited.map(([, rule]) => rule),
    ...[...examples, ...exercises].flatMap((one) => one.rules),
  ]);
  return rules.filter((rule) => !touched.has(rule));
}
