/** Returns the seed of a day, from its date in UTC: 20261126 for 26 November 2026. */
export function seedOf(day: Date): number {
  return Number(day.toISOString().slice(0, 10).replaceAll('-', ''));
}

/** The default seed of campaigns. Each one prints its seed, so that it can be repeated. */
export const SEED_OF_TODAY = seedOf(new Date());
