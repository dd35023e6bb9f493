/** Sorts `items` by how many words their id shares with `requested`, most first. The sort is stable. */
export function sortBySimilarity<T>(
  items: readonly T[],
  getId: (item: T) => string,
  requested: string,
): readonly T[] {
  const words = new Set(splitId(requested));
  const countSharedWords = (item: T) => splitId(getId(item)).filter((word) => words.has(word)).length;
  return [...items].sort((a, b) => countSharedWords(b) - countSharedWords(a));
}

function splitId(id: string): readonly string[] {
  return id.toLowerCase().split(/[^a-z0-9]+/);
}
