import type { Battle, Deal } from '../../engine/chu-han/battle.ts';
import { type Card, type Person, type Reaction, without } from '../../engine/chu-han/cards.ts';
import { playBattle } from '../../engine/chu-han/game.ts';
import type { Play } from '../../engine/chu-han/play.ts';
import { refusalOf } from '../../engine/chu-han/refusals.ts';
import type { BySide, Side } from '../../engine/chu-han/side.ts';
import type { BattleStep, Refusal } from '../../engine/chu-han/step.ts';
import type { ErrorAnswer } from '../../referee/answer.ts';
import { CHU_HAN_BATTLE, type ChuHanBattleAnswer } from '../../referee/chu-han/battle.ts';
import type { ChuHanTable } from '../../saves/chu-han-battle.ts';
import { caseOf, type FaceDown, faceDownIn, fill, hasFaceDown, named, withPassDoubled } from './filling.ts';
import { copiesLeft, sorted } from './setup.ts';

/** Whether a side can react now: with a card that is known to be there, perhaps with one face down, or not at all. */
export interface Chance {
  readonly by: Side;
  readonly with: Reaction;
  /** The ability, or the Lü Zhi, that is to be answered. */
  readonly against: readonly (Person | Reaction)[];
  readonly holds: 'yes' | 'perhaps' | 'no';
}

/** A table after its plays, with all that the page says of it. */
export interface Judged {
  readonly asked: object;
  readonly answer: ChuHanBattleAnswer | ErrorAnswer;
  readonly battle: Battle;
  /** The cards of each hand that are known by name, in their order. */
  readonly known: BySide<readonly Card[]>;
  readonly faceDown: BySide<readonly FaceDown[]>;
  /** Which cards of the draw pile lay face down at the start. */
  readonly isFaceDown: readonly boolean[];
  readonly chance: Chance | null;
  /** Whether other cards in place of those face down would lead to another answer. */
  readonly isFillingDecisive: boolean;
  /** The steps of the last play. */
  readonly latest: readonly BattleStep[];
}

/** Plays a table through; whether Xiang Yu doubles the points of the Race to Hangu Pass, where it does not say. */
export function judge(undecided: ChuHanTable, isPassDoubled = true): Judged {
  const table = withPassDoubled(undecided, isPassDoubled);
  const { setup, plays } = table;
  const asked = caseOf(table);
  const answer = CHU_HAN_BATTLE.answer(asked);
  const { battle, refused } = playBattle(dealOf(table), plays);
  const done = plays.slice(0, refused?.play);
  const faceDown = faceDownIn({ ...table, plays: done });
  const knownOf = (side: Side) => sorted(withoutEach(battle.hands[side], faceDown[side]));
  const known = { han: knownOf('han'), chu: knownOf('chu') };
  const before = CHU_HAN_BATTLE.answer(caseOf({ ...table, plays: plays.slice(0, -1) }));
  return {
    asked,
    answer,
    battle,
    known,
    faceDown,
    isFaceDown: setup.deck.map((card) => card === null),
    chance: chanceIn(table, battle, known, faceDown),
    isFillingDecisive: isDecisive(table, answer),
    latest: plays.length === 0 ? [] : stepsSince(traceOf(before), traceOf(answer)),
  };
}

function dealOf({ setup }: ChuHanTable): Deal {
  const { hands, deck, isPassDoubled: _, ...rest } = { ...setup, ...fill(setup) };
  return { ...rest, hands, deck };
}

/** Cards without stand-ins; one that was played after all, in a case from elsewhere, is not there to be taken away. */
function withoutEach(cards: readonly Card[], faceDown: readonly FaceDown[]): readonly Card[] {
  return faceDown.reduce((left, { card }) => without(left, [card]) ?? left, cards);
}

function traceOf(answer: ChuHanBattleAnswer | ErrorAnswer): readonly BattleStep[] {
  return answer.ok ? answer.trace : [];
}

/** What one trace tells beyond another: a reaction replaces the end of what was told before it. */
function stepsSince(before: readonly BattleStep[], after: readonly BattleStep[]): readonly BattleStep[] {
  const first = after.findIndex((step, i) => JSON.stringify(step) !== JSON.stringify(before[i]));
  return first < 0 ? [] : after.slice(first);
}

function chanceIn(
  { setup }: ChuHanTable,
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
function isDecisive(table: ChuHanTable, answer: ChuHanBattleAnswer | ErrorAnswer): boolean {
  if (!hasFaceDown(table.setup)) return false;
  const other = CHU_HAN_BATTLE.answer(caseOf(table, 'reverse'));
  return gistOf(other) !== gistOf(answer);
}

function gistOf(answer: ChuHanBattleAnswer | ErrorAnswer): string {
  if (!answer.ok) return 'error';
  if (!answer.legal) return JSON.stringify([answer.play, answer.reason]);
  const { trace: _, id: __, hands, discard, ...rest } = { id: null, ...answer };
  return JSON.stringify([rest, hands.han.length, hands.chu.length, discard.length]);
}

/** Why a play is not allowed now; nothing when it is. */
export function refusalIn({ battle }: Judged, play: Play): Refusal | undefined {
  return refusalOf(battle, play);
}

/**
 * The table after a play. A reaction with a card that may lie face down gives it its name; a play that is not allowed
 * leaves the table as it is.
 */
export function withPlay(table: ChuHanTable, judged: Judged, play: Play): ChuHanTable {
  const { chance, faceDown } = judged;
  const [down] = faceDown[play.by];
  const isReaction = 'react' in play && play.react === chance?.with && play.by === chance.by;
  if (isReaction && chance?.holds === 'perhaps' && down)
    return {
      ...table,
      setup: named(table.setup, play.by, down.from, chance.with),
      plays: [...table.plays, play],
    };
  return refusalIn(judged, play) ? table : { ...table, plays: [...table.plays, play] };
}

/** Whether it is the moment for a reaction that could come: nothing goes on before it is answered. */
export function isAskingIn(
  { answer, chance }: Judged,
  { hasPassed }: { readonly hasPassed: boolean },
): boolean {
  return answer.ok && answer.legal && chance !== null && chance.holds !== 'no' && !hasPassed;
}
