import type { Battle, Deal } from '../../engine/chu-han/battle.ts';
import { type Card, type Person, type Reaction, without } from '../../engine/chu-han/cards.ts';
import { playBattle } from '../../engine/chu-han/game.ts';
import type { Play } from '../../engine/chu-han/play.ts';
import { refusalOf } from '../../engine/chu-han/refusals.ts';
import { type BySide, opponentOf, type Side } from '../../engine/chu-han/side.ts';
import type { BattleStep, Refusal } from '../../engine/chu-han/step.ts';
import { explainBattleOutcome } from '../../explain/chu-han/battle-outcome.ts';
import type { ErrorAnswer } from '../../referee/answer.ts';
import { CHU_HAN_BATTLE, type ChuHanBattleAnswer } from '../../referee/chu-han/battle.ts';
import type { DisputedBattle } from '../../saves/chu-han-battle.ts';
import type { HouseRules } from '../shell/tool.ts';
import {
  caseOf,
  type FaceDown,
  faceDownIn,
  fill,
  hasFaceDown,
  named,
  rulingsOf,
  withOpenReaction,
  withPassDoubled,
} from './filling.ts';
import type { BattleKit, BattleTexts } from './kit.ts';
import { copiesLeft, sorted } from './setup.ts';
import { isPassDoubledIn, withPlays, withSetup } from './state.ts';

/** Whether a side can react now: with a card that is known to be there, perhaps with one face down, or not at all. */
export interface Chance {
  readonly by: Side;
  readonly with: Reaction;
  /** The ability, or the Lü Zhi, that is to be answered. */
  readonly against: readonly (Person | Reaction)[];
  readonly holds: 'yes' | 'perhaps' | 'no';
}

/** A battle after its plays, with all that the page says of it. */
export interface AnsweredBattle {
  readonly asked: object;
  readonly answer: ChuHanBattleAnswer | ErrorAnswer;
  readonly battle: Battle;
  /** Whether Xiang Yu doubles the points of the Race to Hangu Pass. */
  readonly isPassDoubled: boolean;
  /** The cards of each hand that are known by name, in their order. */
  readonly known: BySide<readonly Card[]>;
  readonly faceDown: BySide<readonly FaceDown[]>;
  /** Which cards of the draw pile lay face down at the start. */
  readonly isFaceDown: readonly boolean[];
  readonly chance: Chance | null;
  /** Whether it is the moment for a reaction that could come: nothing goes on before that is said. */
  readonly isAsking: boolean;
  /** Whether other cards in place of those face down would lead to another answer. */
  readonly isFillingDecisive: boolean;
  /** The steps of the last play. */
  readonly latest: readonly BattleStep[];
}

/** Plays a battle through and asks the referee how it stands. */
export function answerOf(undecided: DisputedBattle, houseRules: HouseRules<BattleKit>): AnsweredBattle {
  const isPassDoubled = isPassDoubledIn(undecided, houseRules);
  const state = withPassDoubled(undecided, isPassDoubled);
  const { setup, plays } = state;
  const asked = caseOf(state);
  const answer = CHU_HAN_BATTLE.answer(asked);
  const { battle, refused } = playBattle(dealOf(state), plays);
  const faceDown = faceDownIn({ ...state, plays: plays.slice(0, refused?.play) });
  const knownOf = (side: Side) => sorted(withoutEach(battle.hands[side], faceDown[side]));
  const known = { han: knownOf('han'), chu: knownOf('chu') };
  const chance = chanceIn(state, battle, known, faceDown);
  const canReact = answer.ok && answer.legal && chance !== null && chance.holds !== 'no';
  const isAsking = canReact && !state.hasNoReaction;
  return {
    asked: isAsking ? withOpenReaction(asked) : asked,
    answer,
    battle,
    isPassDoubled,
    known,
    faceDown,
    isFaceDown: setup.deck.map((card) => card === null),
    chance,
    isAsking,
    isFillingDecisive: isDecisive(state, answer),
    latest: latestOf(state, answer),
  };
}

function dealOf({ setup }: DisputedBattle): Deal {
  const { hands, deck, isPassDoubled: _, ...rest } = { ...setup, ...fill(setup) };
  return { ...rest, hands, deck };
}

/** Cards without stand-ins; one that was played after all, in a case from elsewhere, is not there to be taken away. */
function withoutEach(cards: readonly Card[], faceDown: readonly FaceDown[]): readonly Card[] {
  return faceDown.reduce((left, { card }) => without(left, [card]) ?? left, cards);
}

/** What the last play adds to what was answered before it: a reaction replaces the end of that. */
function latestOf(state: DisputedBattle, answer: ChuHanBattleAnswer | ErrorAnswer): readonly BattleStep[] {
  const { plays } = state;
  if (plays.length === 0) return [];
  const before = traceOf(CHU_HAN_BATTLE.answer(caseOf({ ...state, plays: plays.slice(0, -1) })));
  const after = traceOf(answer);
  const first = after.findIndex((step, i) => JSON.stringify(step) !== JSON.stringify(before[i]));
  return first < 0 ? [] : after.slice(first);
}

function traceOf(answer: ChuHanBattleAnswer | ErrorAnswer): readonly BattleStep[] {
  return answer.ok ? answer.trace : [];
}

function chanceIn(
  { setup }: DisputedBattle,
  { answerable }: Battle,
  known: BySide<readonly Card[]>,
  faceDown: BySide<readonly FaceDown[]>,
): Chance | null {
  if (!answerable) return null;
  const { by, with: card, laid } = answerable;
  const against = card === 'lu-zhi' ? laid.abilities : (['lu-zhi'] as const);
  const isLaid = laid.cards.includes(card) && laid.move.by === by; // in the troop just laid, and back in the hand since
  const canBeDown = faceDown[by].length > 0 && copiesLeft(setup, card) > 0;
  const holds = known[by].includes(card) && !isLaid ? 'yes' : canBeDown ? 'perhaps' : 'no';
  return { by, with: card, against, holds };
}

/** Asks again with other cards face down, and compares what does not name any of them. */
function isDecisive(state: DisputedBattle, answer: ChuHanBattleAnswer | ErrorAnswer): boolean {
  if (!hasFaceDown(state.setup)) return false;
  const other = CHU_HAN_BATTLE.answer(caseOf(state, 'reverse'));
  return gistOf(other) !== gistOf(answer);
}

function gistOf(answer: ChuHanBattleAnswer | ErrorAnswer): string {
  if (!answer.ok) return 'error';
  if (!answer.legal) return JSON.stringify([answer.play, answer.reason]);
  const { trace: _, id: __, hands, discard, ...rest } = { id: null, ...answer };
  return JSON.stringify([rest, hands.han.length, hands.chu.length, discard.length]);
}

/** Why a play is not allowed now; nothing when it is. */
export function refusalIn({ battle }: AnsweredBattle, play: Play): Refusal | undefined {
  return refusalOf(battle, play);
}

/**
 * The battle after one more play. A reaction with a card that may lie face down gives it its name; a play that is not
 * allowed leaves the battle as it is.
 */
export function withPlay(state: DisputedBattle, answered: AnsweredBattle, play: Play): DisputedBattle {
  const { chance, faceDown } = answered;
  const [down] = faceDown[play.by];
  const isReaction = 'react' in play && play.react === chance?.with && play.by === chance.by;
  const after = withPlays(state, [...state.plays, play]);
  if (isReaction && chance?.holds === 'perhaps' && down)
    return withSetup(after, named(state.setup, play.by, down.from, chance.with));
  return refusalIn(answered, play) ? state : after;
}

/** What comes out where the other choice is made on the one point of which a table may choose. */
export function sayOtherReading(
  { answer, isPassDoubled }: AnsweredBattle,
  state: DisputedBattle,
  t: BattleTexts,
): readonly string[] {
  if (!answer.ok || !answer.rulings.includes('hangu-pass-doubled')) return [];
  const asked = caseOf(withSetup(state, { ...state.setup, isPassDoubled: !isPassDoubled }));
  const other = CHU_HAN_BATTLE.answer(asked);
  return other.ok ? [t('other-reading', { outcome: explainBattleOutcome(other, t).join(' ') })] : [];
}

/**
 * A battle that has been won and scored, as a question on its scoring alone: for the running score of the game.
 * Undefined while it goes on, and where the game was won before the scoring.
 */
export function scoreCaseOf({ answer, battle, isAsking, isPassDoubled }: AnsweredBattle) {
  if (isAsking || !answer.ok || !answer.legal || answer.status === 'fighting' || !answer.battleWinner)
    return undefined;
  const { battleWinner } = answer;
  const { scores, hands, taken, doubled, event } = battle;
  const loser = opponentOf(battleWinner);
  return {
    game: 'chu-han',
    ask: 'score',
    scores,
    battleWinner,
    cardsLeft: hands[loser].length,
    reinforcements: taken[loser],
    ...(doubled && { doubled }),
    ...(event && { event }),
    ...(doubled && event === 'hangu-pass' && { rulings: rulingsOf(isPassDoubled) }),
  } as const;
}
