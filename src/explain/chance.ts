/** A chance as it is said: a fraction, or what is impossible as 0 and what is certain as 1. */
export function sayChance(chance: string): string {
  return chance.endsWith('/1') ? chance.slice(0, -2) : chance;
}
