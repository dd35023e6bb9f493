/** The seed of a day, by its date in UTC: 20261126 for 26 November 2026. Printed by each campaign, it can be given again. */
export function seedOf(day: Date): number {
  return Number(day.toISOString().slice(0, 10).replaceAll('-', ''));
}

/** The seed from which campaigns begin where none is given. */
export const SEED_OF_TODAY = seedOf(new Date());
