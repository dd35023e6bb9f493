/** The rules that a rule's text links to, `[…](rule:huang/end/tie)`, in order. */
export function linkedRules(body: string): readonly string[] {
  return [...body.matchAll(/(?<=\]\(rule:)[^)\s]*(?=\))/g)].map(([rule]) => rule);
}

/** The rules that texts in other languages link to and `body` does not, so that each language offers the same. */
export function unlinkedRules(body: string, others: readonly string[]): readonly string[] {
  const here = new Set(linkedRules(body));
  return [...new Set(others.flatMap(linkedRules))].filter((rule) => !here.has(rule)).sort();
}
