/** The events that change a battle or how it is scored; all that can be face up are `FACE_UP_EVENTS`. */
export const BATTLE_EVENTS = ['silence', 'good-counsel', 'stability', 'hangu-pass'] as const;
export type BattleEvent = (typeof BATTLE_EVENTS)[number];

/** Returns whether the game can only be won when the battle is scored. Rule: chu-han/events/good-counsel */
export function isWinDelayed(event: BattleEvent | null): boolean {
  return event === 'good-counsel' || event === 'stability';
}
