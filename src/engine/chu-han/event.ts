/** The events of which the rulebook says something that changes a battle or its points. */
export const EVENTS = ['silence', 'good-counsel', 'stability', 'hangu-pass'] as const;
export type Event = (typeof EVENTS)[number];

/** Whether nobody can win the game before the battle is scored. Rule: chu-han/events/good-counsel */
export function isWinDelayed(event: Event | null): boolean {
  return event === 'good-counsel' || event === 'stability';
}
