/** Sorts `items` by how many words their id shares with `wanted`, most first. The sort is stable. */
export function sortBySimilarity<T>(
  items: readonly T[],
  idOf: (item: T) => string,
  wanted: string,
): readonly T[] {
  const words = new Set(wordsOf(wanted));
  const likeness = (item: T) => wordsOf(idOf(item)).filter((word) => words.has(word)).length;
  return [...items].sort((a, b) => likeness(b) - likeness(a));
}

function wordsOf(id: string): readonly string[] {
  return id.toLowerCase().split(/[^a-z0-9]+/);
}
