/** Formats the probability in an answer: `0/1` as `0`, `1/1` as `1`, any other fraction unchanged. */
export function formatChance(chance: string): string {
  return chance.endsWith('/1') ? chance.slice(0, -2) : chance;
}
