import { isObject } from '../referee/check.ts';
import type { Exercise } from './exercise.ts';

/** What a side of Chu Han has before a decision: its points, its hand, and what of it lies on the table. */
export interface Held {
  readonly side: 'han' | 'chu';
  readonly score: number;
  readonly hand: readonly string[];
  readonly laid: readonly string[];
}

/** Both sides as they are when the play is to be made that is asked about. */
export function heldBefore({ case: written, put }: Exercise): readonly Held[] {
  const plays = listIn(written, 'plays').filter(isObject);
  const before = plays.slice(0, put[0] === 'plays' ? Number(put[1]) : -1);
  return (['han', 'chu'] as const).map((side) => {
    const laid = before.filter(({ by }) => by === side).flatMap(cardsIn);
    const hand = [...textsIn(Reflect.get(written, 'hands'), side)];
    for (const card of laid) hand.splice(hand.indexOf(card), hand.includes(card) ? 1 : 0);
    return { side, score: numberIn(Reflect.get(written, 'scores'), side), hand, laid };
  });
}

/** The cards that a play puts on the table; one who fights as himself once. */
function cardsIn(play: object): readonly string[] {
  const troop = [...textsIn(play, 'open'), ...textsIn(play, 'defend')];
  return [
    ...troop,
    ...textsIn(play, 'ability').filter((card) => !troop.includes(card)),
    ...textsIn(play, 'react'),
  ];
}

function listIn(of: unknown, name: string): readonly unknown[] {
  const value: unknown = isObject(of) ? of[name] : undefined;
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : [];
}

const textsIn = (of: unknown, name: string): readonly string[] =>
  listIn(of, name).filter((one) => typeof one === 'string');

function numberIn(of: unknown, name: string): number {
  const value: unknown = isObject(of) ? of[name] : undefined;
  return typeof value === 'number' ? value : 0;
}
