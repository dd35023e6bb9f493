/** Formats a probability: a fraction, or 0 for impossible and 1 for certain. */
export function formatChance(chance: string): string {
  return chance.endsWith('/1') ? chance.slice(0, -2) : chance;
}
