import { isObject } from '../referee/check.ts';
import type { Exercise } from './exercise.ts';

/** A side of Chu Han before a decision: its points, its hand, and which of its cards have been played. */
export interface SideCards {
  readonly side: 'han' | 'chu';
  readonly score: number;
  readonly hand: readonly string[];
  readonly laid: readonly string[];
  /** Reactions and stopped persons. */
  readonly discarded: readonly string[];
}

/** Both sides just before the play that is asked about. Rule: chu-han/reactions/cancelled */
export function listSideCards({ case: written, put }: Exercise): readonly SideCards[] {
  const all = listIn(written, 'plays').filter(isObject);
  const asked = put[0] === 'plays' ? Number(put[1]) : all.length - 1;
  const before = all.slice(0, asked).map((_, i) => playedAt(all.slice(i, asked + 1)));
  const lastTrick = before.findLastIndex(({ isTrickOver }) => isTrickOver);
  return (['han', 'chu'] as const).map((side) => {
    const own = before.map((one, i) => (i > lastTrick ? one : cleared(one))).filter(({ by }) => by === side);
    const laid = own.flatMap((play) => play.laid);
    const discarded = own.flatMap((play) => play.discarded);
    const hand = [...textsIn(Reflect.get(written, 'hands'), side)];
    for (const card of [...laid, ...discarded]) hand.splice(hand.indexOf(card), hand.includes(card) ? 1 : 0);
    return { side, score: numberIn(Reflect.get(written, 'scores'), side), hand, laid, discarded };
  });
}

/** A play, and where its cards are; cards in neither place are back in the hand. */
interface Played extends Pick<SideCards, 'laid' | 'discarded'> {
  readonly by: unknown;
  /** Whether it ends a trick. */
  readonly isTrickOver: boolean;
}

/**
 * The first of these plays, in its state before the last of them. The last is the one asked about; it settles
 * which play it may answer.
 */
function playedAt([play = {}, next, afterNext]: readonly object[]): Played {
  const cards = cardsIn(play);
  const isSettled = afterNext !== undefined;
  const isStopped = isReaction(next) && isSettled && !isReaction(afterNext);
  const isGone = isReaction(play) && (isSettled || !isReaction(next));
  const isTrickOver = Reflect.get(play, 'retreat') === true && !isStopped;
  return {
    by: Reflect.get(play, 'by'),
    isTrickOver,
    laid: isStopped || isGone ? [] : cards,
    discarded: isGone ? cards : isStopped ? textsIn(play, 'ability') : [],
  };
}

/** The same once its trick is over. */
function cleared({ laid, discarded, ...rest }: Played): Played {
  return { ...rest, laid: [], discarded: [...laid, ...discarded] };
}

const isReaction = (play: object | undefined) => play !== undefined && Reflect.has(play, 'react');

/** The cards that a play puts on the table. A person in both troop and ability appears once. */
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
