import type { ErrorAnswer } from '../../../core/answer.ts';
import type { ToolSettings } from '../../../shell/tool-types.ts';
import { explainBattleOutcome } from '../explain/battle-outcome.ts';
import { CHU_HAN_BATTLE_HANDLER, type ChuHanBattleAnswer } from '../referee/battle.ts';
import { makeScoreCase } from '../referee/make-score-case.ts';
import type { Battle, Deal } from '../rules/battle/battle.ts';
import { toWonBattle } from '../rules/battle/outcome.ts';
import type { BattlePlay } from '../rules/battle/play.ts';
import { playBattle } from '../rules/battle/play-battle.ts';
import { findRefusal } from '../rules/battle/refusals.ts';
import { type Card, tryRemoveCards } from '../rules/cards/cards.ts';
import type { BattleSide, BySide } from '../rules/side.ts';
import type { BattleStep } from '../rules/step.ts';
import type { ChuHanBattle } from '../saves/battle.ts';
import type { AnsweredBattle, PossibleReaction } from './answered-battle.ts';
import {
  caseOf,
  type FaceDownCard,
  fillFaceDownCards,
  hasFaceDownCards,
  listFaceDownCards,
  toCaseRulings,
  withNamedCard,
  withOpenReaction,
} from './battle-case.ts';
import { countUnplacedCopies, sortCards } from './setup/setup.ts';
import { hasPassDoubling, withBattleSetup, withPlays } from './state.ts';
import type { BattleTypes, FullBattleTranslator } from './types.ts';

/** Replays a battle and evaluates it with the rules engine. */
export function computeAnswer(original: ChuHanBattle, settings: ToolSettings<BattleTypes>): AnsweredBattle {
  const isPassDoubled = hasPassDoubling(original, settings);
  const state = { ...original, setup: { ...original.setup, isPassDoubled } };
  const { setup, plays } = state;
  const refereeCase = caseOf(state);
  const answer = CHU_HAN_BATTLE_HANDLER.answer(refereeCase);
  const { battle, refused } = playBattle(toDeal(state), plays);
  const faceDown = listFaceDownCards({ ...state, plays: plays.slice(0, refused?.play) });
  const listKnown = (side: BattleSide) => sortCards(removeStandIns(battle.hands[side], faceDown[side]));
  const known = { han: listKnown('han'), chu: listKnown('chu') };
  const possibleReaction = findPossibleReaction(state, battle, known, faceDown);
  const canReact = answer.ok && answer.legal && possibleReaction !== null && possibleReaction.holds !== 'no';
  const isAsking = canReact && !state.hasNoReaction;
  return {
    refereeCase: isAsking ? withOpenReaction(refereeCase) : refereeCase,
    answer,
    battle,
    isPassDoubled,
    known,
    faceDown,
    isFaceDown: setup.deck.map((card) => card === null),
    possibleReaction,
    isReactionOpen: isAsking,
    areStandInsDecisive: areStandInsDecisive(state, answer),
    latest: listLatestSteps(state, answer),
  };
}

function toDeal({ setup }: ChuHanBattle): Deal {
  const { isPassDoubled: _, ...deal } = { ...setup, ...fillFaceDownCards(setup) };
  return deal;
}

/**
 * Removes stand-ins from a hand. Skips a stand-in that was played already, which a case from another tool may
 * contain.
 */
function removeStandIns(cards: readonly Card[], faceDown: readonly FaceDownCard[]): readonly Card[] {
  return faceDown.reduce((left, { card }) => tryRemoveCards(left, [card]) ?? left, cards);
}

/**
 * Lists the steps that the last play adds to the answer before it. A reaction replaces the last steps of that
 * answer.
 */
function listLatestSteps(
  state: ChuHanBattle,
  answer: ChuHanBattleAnswer | ErrorAnswer,
): readonly BattleStep[] {
  const { plays } = state;
  if (plays.length === 0) return [];
  const before = getTrace(CHU_HAN_BATTLE_HANDLER.answer(caseOf({ ...state, plays: plays.slice(0, -1) })));
  const after = getTrace(answer);
  const first = after.findIndex((step, i) => JSON.stringify(step) !== JSON.stringify(before[i]));
  return first < 0 ? [] : after.slice(first);
}

function getTrace(answer: ChuHanBattleAnswer | ErrorAnswer): readonly BattleStep[] {
  return answer.ok ? answer.trace : [];
}

/** Returns the reaction that the last play allows, and whether the side can have the card for it. */
function findPossibleReaction(
  { setup }: ChuHanBattle,
  { answerable }: Battle,
  known: BySide<readonly Card[]>,
  faceDown: BySide<readonly FaceDownCard[]>,
): PossibleReaction | null {
  if (!answerable) return null;
  const { by, with: card, laid } = answerable;
  const against = card === 'lu-zhi' ? laid.abilities : (['lu-zhi'] as const);
  // A card of a move that Lü Zhi has cancelled is in the hand again, but it cannot answer her.
  const isLaid = laid.cards.includes(card) && laid.move.by === by;
  const canBeFaceDown = faceDown[by].length > 0 && countUnplacedCopies(setup, card) > 0;
  const holds = known[by].includes(card) && !isLaid ? 'yes' : canBeFaceDown ? 'perhaps' : 'no';
  return { by, with: card, against, holds };
}

/**
 * Returns whether other stand-ins change the answer. Compares only facts that do not name a face-down card.
 */
function areStandInsDecisive(state: ChuHanBattle, answer: ChuHanBattleAnswer | ErrorAnswer): boolean {
  if (!hasFaceDownCards(state.setup)) return false;
  const otherAnswer = CHU_HAN_BATTLE_HANDLER.answer(caseOf(state, 'reverse'));
  return makeComparisonKey(otherAnswer) !== makeComparisonKey(answer);
}

/** Formats the facts of an answer that do not name a face-down card, for comparison. */
function makeComparisonKey(answer: ChuHanBattleAnswer | ErrorAnswer): string {
  if (!answer.ok) return 'error';
  if (!answer.legal) return JSON.stringify([answer.play, answer.reason]);
  const { trace: _, id: __, hands, discard, ...rest } = { id: null, ...answer };
  return JSON.stringify([rest, hands.han.length, hands.chu.length, discard.length]);
}

/**
 * Appends a play to a battle. If a reaction uses a card that may be face down, that card gets its name; an
 * illegal play leaves the battle unchanged.
 */
export function withPlay(state: ChuHanBattle, answered: AnsweredBattle, play: BattlePlay): ChuHanBattle {
  const { possibleReaction, faceDown } = answered;
  const [faceDownCard] = faceDown[play.by];
  const isReaction =
    'react' in play && play.react === possibleReaction?.with && play.by === possibleReaction.by;
  const after = withPlays(state, [...state.plays, play]);
  if (isReaction && possibleReaction?.holds === 'perhaps' && faceDownCard)
    return withBattleSetup(
      after,
      withNamedCard(state.setup, play.by, faceDownCard.from, possibleReaction.with),
    );
  return findRefusal(answered.battle, play) ? state : after;
}

/**
 * Describes the result under the other ruling on Xiang Yu's doubling; empty if the answer does not depend on
 * it.
 */
export function explainOtherPassRuling(
  { answer, isPassDoubled }: AnsweredBattle,
  state: ChuHanBattle,
  t: FullBattleTranslator,
): readonly string[] {
  if (!answer.ok || !answer.rulings.includes('hangu-pass-doubled')) return [];
  const refereeCase = caseOf(withBattleSetup(state, { ...state.setup, isPassDoubled: !isPassDoubled }));
  const otherAnswer = CHU_HAN_BATTLE_HANDLER.answer(refereeCase);
  return otherAnswer.ok
    ? [t('other-reading', { outcome: explainBattleOutcome(otherAnswer, t).join(' ') })]
    : [];
}

/**
 * Returns the scoring of a won battle as a case of its own, for the running score. Undefined while the battle
 * continues, and if the game was won before the scoring.
 */
export function toScoreCase({ answer, battle, isReactionOpen, isPassDoubled }: AnsweredBattle) {
  if (isReactionOpen || !answer.ok || !answer.legal || answer.status === 'fighting' || !answer.battleWinner)
    return undefined;
  return makeScoreCase(toWonBattle(battle, answer.battleWinner), toCaseRulings(isPassDoubled));
}
