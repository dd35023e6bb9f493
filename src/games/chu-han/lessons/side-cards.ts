import { isObject } from '../../../core/check.ts';
import type { Exercise } from '../../../lessons/exercise.ts';

/** A side of Chu Han before a decision: its points, its hand, and which of its cards have been played. */
export interface SideCards {
  readonly side: 'han' | 'chu';
  readonly score: number;
  readonly hand: readonly string[];
  readonly laid: readonly string[];
  /** Reactions and stopped persons. */
  readonly discarded: readonly string[];
}

/** Returns both sides just before the play in question. Rule: chu-han/reactions/cancelled */
export function listSideCards({ case: written, put }: Exercise): readonly SideCards[] {
  const all = readList(written, 'plays').filter(isObject);
  const questionIndex = put[0] === 'plays' ? Number(put[1]) : all.length - 1;
  const before = all.slice(0, questionIndex).map((_, i) => placePlay(all.slice(i, questionIndex + 1)));
  const lastFinishedFight = before.findLastIndex(({ isFightOver }) => isFightOver);
  return (['han', 'chu'] as const).map((side) => {
    const own = before
      .map((one, i) => (i > lastFinishedFight ? one : clearFight(one)))
      .filter(({ by }) => by === side);
    const laid = own.flatMap((play) => play.laid);
    const discarded = own.flatMap((play) => play.discarded);
    const hand = [...readTexts(Reflect.get(written, 'hands'), side)];
    for (const card of [...laid, ...discarded]) hand.splice(hand.indexOf(card), hand.includes(card) ? 1 : 0);
    return { side, score: readNumber(Reflect.get(written, 'scores'), side), hand, laid, discarded };
  });
}

/** A play, and where its cards are; cards in neither place are back in the hand. */
interface PlacedPlay extends Pick<SideCards, 'laid' | 'discarded'> {
  readonly by: unknown;
  /** Whether it ends a fight. */
  readonly isFightOver: boolean;
}

/**
 * Returns the first play with the places of its cards at the time of the last play, the play in question. The
 * two plays after it show whether it was a reaction, or stopped by one.
 */
function placePlay([play = {}, next, afterNext]: readonly object[]): PlacedPlay {
  const cards = listPlayCards(play);
  const isSettled = afterNext !== undefined;
  const isStopped = isReaction(next) && isSettled && !isReaction(afterNext);
  const isGone = isReaction(play) && (isSettled || !isReaction(next));
  const isFightOver = Reflect.get(play, 'retreat') === true && !isStopped;
  return {
    by: Reflect.get(play, 'by'),
    isFightOver,
    laid: isStopped || isGone ? [] : cards,
    discarded: isGone ? cards : isStopped ? readTexts(play, 'ability') : [],
  };
}

/** Discards the cards of a play whose fight is over. */
function clearFight({ laid, discarded, ...rest }: PlacedPlay): PlacedPlay {
  return { ...rest, laid: [], discarded: [...laid, ...discarded] };
}

const isReaction = (play: object | undefined) => play !== undefined && Reflect.has(play, 'react');

/** Returns the cards that a play puts on the table. A person in both troop and ability appears once. */
function listPlayCards(play: object): readonly string[] {
  const troop = [...readTexts(play, 'open'), ...readTexts(play, 'defend')];
  return [
    ...troop,
    ...readTexts(play, 'ability').filter((card) => !troop.includes(card)),
    ...readTexts(play, 'react'),
  ];
}

function readList(source: unknown, name: string): readonly unknown[] {
  const value: unknown = isObject(source) ? source[name] : undefined;
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : [];
}

const readTexts = (source: unknown, name: string): readonly string[] =>
  readList(source, name).filter((one) => typeof one === 'string');

function readNumber(source: unknown, name: string): number {
  const value: unknown = isObject(source) ? source[name] : undefined;
  return typeof value === 'number' ? value : 0;
}
