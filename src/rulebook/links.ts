/** Lists the rules that a rule's text links to, `[…](rule:huang/end/tie)`, in order. */
export function listLinkedRules(body: string): readonly string[] {
  return [...body.matchAll(/(?<=\]\(rule:)[^)\s]*(?=\))/g)].map(([rule]) => rule);
}

/**
 * Lists the rules that the texts in other languages link to and `body` does not. The page adds these links.
 */
export function listUnlinkedRules(body: string, others: readonly string[]): readonly string[] {
  const here = new Set(listLinkedRules(body));
  return [...new Set(others.flatMap(listLinkedRules))].filter((rule) => !here.has(rule)).sort();
}
