import {
  type Check,
  checkBoolean,
  checkEnum,
  checkInteger,
  checkList,
  optional,
  required,
} from '../../../core/check.ts';
import { appendKey, createReporter, type Problem } from '../../../core/problem.ts';
import type { Deal } from '../rules/battle/battle.ts';
import {
  CARDS_IN_PLAY,
  INITIAL_HAND_SIZE,
  REINFORCEMENT_COUNT,
  REINFORCEMENT_SIZE,
} from '../rules/cards/box.ts';
import { CARD_FACTS, CARDS, type Card } from '../rules/cards/cards.ts';
import { BATTLE_SIDES, type BattleSide } from '../rules/side.ts';
import { checkBySide, checkScores } from './check-by-side.ts';
import { eventField, reportWonScores } from './report-won-scores.ts';

const cards = (least: number) => checkList(checkEnum(CARDS), least, CARDS_IN_PLAY);

const checkSides: Check<readonly BattleSide[]> = (value, path, problems) => {
  const sides = checkList(checkEnum(BATTLE_SIDES), 0, BATTLE_SIDES.length)(value, path, problems);
  if (sides && new Set(sides).size < sides.length) problems.push({ code: 'twice', path: appendKey(path, 1) });
  return sides;
};

/** The fields of a case about the start of a battle, except who opens it. */
export const dealFields = {
  scores: required(checkScores),
  hands: required(checkBySide(cards(1))),
  deck: optional<readonly Card[]>(cards(0), []),
  discard: optional<readonly Card[]>(cards(0), []),
  taken: optional(checkBySide(checkInteger(0, REINFORCEMENT_COUNT)), { han: 0, chu: 0 }),
  doubled: optional(checkBoolean, false),
  faceUp: optional<readonly BattleSide[]>(checkSides, []),
  event: eventField,
};

/**
 * Adds the problems of a deal that cannot occur, such as too many copies of a card.
 * Rule: chu-han/components/cards, chu-han/set-up/deal
 */
export function reportImpossibleDeal(deal: Deal, path: string, problems: Problem[]): void {
  reportWonScores(deal, path, problems);
  reportTooManyTaken(deal, path, problems);
  reportOverfullPiles(deal, path, problems);
  reportTooManyCopies(deal, path, problems);
  reportXiangYu(deal, path, problems);
}

function countTaken({ taken: { han, chu } }: Deal): number {
  return han + chu;
}

function reportTooManyTaken(deal: Deal, path: string, problems: Problem[]): void {
  if (countTaken(deal) > REINFORCEMENT_COUNT) createReporter(problems, path)('more-than-the-box', 'taken');
}

/** Reports hands and piles with more cards than possible. */
function reportOverfullPiles(deal: Deal, path: string, problems: Problem[]): void {
  const { hands, deck, discard, taken: took } = deal;
  const report = createReporter(problems, path);
  const limit = (held: readonly Card[], most: number, ...keys: readonly string[]) => {
    if (held.length > most) report({ code: 'too-many', most }, ...keys);
  };
  for (const side of BATTLE_SIDES)
    limit(hands[side], INITIAL_HAND_SIZE + REINFORCEMENT_SIZE * took[side], 'hands', side);
  limit(deck, REINFORCEMENT_SIZE * Math.max(0, REINFORCEMENT_COUNT - countTaken(deal)), 'deck');
  const elsewhere = hands.han.length + hands.chu.length + deck.length;
  limit(discard, Math.max(0, CARDS_IN_PLAY - elsewhere), 'discard');
}

/** Lists the hands and piles of a deal, with their keys in the case. */
function listPiles({
  hands,
  deck,
  discard,
}: Deal): readonly (readonly [readonly string[], readonly Card[]])[] {
  return [
    [['hands', 'han'], hands.han],
    [['hands', 'chu'], hands.chu],
    [['deck'], deck],
    [['discard'], discard],
  ];
}

/** Reports each card of which there are more than in the box. */
function reportTooManyCopies(deal: Deal, path: string, problems: Problem[]): void {
  const report = createReporter(problems, path);
  const seen = new Map<Card, number>();
  for (const [keys, held] of listPiles(deal))
    for (const [i, card] of held.entries()) {
      const copies = (seen.get(card) ?? 0) + 1;
      seen.set(card, copies);
      if (copies > CARD_FACTS[card].copies) report('more-than-the-box', ...keys, i);
    }
}

/** Reports Xiang Yu in a battle whose points he has already doubled. Rule: chu-han/abilities/xiang-yu */
function reportXiangYu(deal: Deal, path: string, problems: Problem[]): void {
  if (!deal.doubled) return;
  for (const [keys, held] of listPiles(deal).filter(([[pile]]) => pile !== 'discard')) {
    const i = held.indexOf('xiang-yu');
    if (i >= 0) createReporter(problems, path)('spent-already', ...keys, i);
  }
}
