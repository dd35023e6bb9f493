import { isObject } from '../../../core/check.ts';
import type { Openable } from '../../../share/parse-opened-text.ts';
import type { ChuHanBattleCase } from '../referee/battle.ts';
import type { ChuHanChancesCase } from '../referee/chances.ts';
import {
  CARDS_IN_PLAY,
  INITIAL_HAND_SIZE,
  REINFORCEMENT_COUNT,
  REINFORCEMENT_SIZE,
} from '../rules/cards/box.ts';
import type { BattleSide } from '../rules/side.ts';
import type { BattleSetup, ChuHanBattle, KnownHand } from '../saves/battle.ts';
import { FRESH_SETUP, freshBattle } from '../saves/fresh-battle.ts';
import { getMarks } from './battle-case.ts';

/**
 * Converts an opened case to a battle. Its last play has no reaction, unless the case marks that as open.
 * @throws {Error} if the case is not about a battle
 */
export function fromCase(opened: Openable): ChuHanBattle {
  if ('ask' in opened && opened.game === 'chu-han' && opened.ask === 'chances')
    return { ...freshBattle(), ...createChancesBattle(opened) };
  if (!('ask' in opened) || opened.ask !== 'battle') throw new Error(`No battle: ${JSON.stringify(opened)}`);
  const hasNoReaction = getMarks(opened)['reaction'] !== 'open';
  return { ...freshBattle(), setup: toBattleSetup(opened), plays: opened.plays, hasNoReaction };
}

const IS_PASS_DOUBLED = { yes: true, no: false, unnamed: null } as const;

/** Converts a case to a set-up. Cards that its `id` marks as stand-ins are face down again. */
function toBattleSetup(refereeCase: ChuHanBattleCase): BattleSetup {
  const { scores, opener, discard, taken, doubled, faceUp, event, rulings } = refereeCase;
  const marks = getMarks(refereeCase);
  const counts = isObject(marks['faceDown']) ? marks['faceDown'] : {};
  const places: readonly unknown[] = Array.isArray(marks['deck']) ? marks['deck'] : [];
  const restoreHand = (side: BattleSide): KnownHand => {
    const cards = refereeCase.hands[side];
    const faceDown = Math.min(toCount(counts[side]), cards.length);
    return { known: cards.slice(0, cards.length - faceDown), faceDown };
  };
  return {
    scores,
    opener,
    hands: { han: restoreHand('han'), chu: restoreHand('chu') },
    deck: refereeCase.deck.map((card, i) => (places.includes(i) ? null : card)),
    discard,
    taken,
    doubled,
    faceUp,
    event,
    isPassDoubled: IS_PASS_DOUBLED[rulings['hangu-pass-doubled'] ?? 'unnamed'],
  };
}

function toCount(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
}

/** Creates the battle of a case about chances: Han lays its troop against a partly known hand of Chu. */
function createChancesBattle({
  mine,
  troop,
  held,
  known,
  seen,
}: ChuHanChancesCase): Pick<ChuHanBattle, 'setup' | 'plays'> {
  const countReinforcements = (cards: number) =>
    Math.max(0, Math.ceil((cards - INITIAL_HAND_SIZE) / REINFORCEMENT_SIZE));
  const taken = { han: countReinforcements(mine.length), chu: countReinforcements(held) };
  const toDraw = REINFORCEMENT_SIZE * (REINFORCEMENT_COUNT - taken.han - taken.chu);
  const room = Math.max(0, CARDS_IN_PLAY - mine.length - held);
  const discard = seen.slice(0, room);
  const setup: BattleSetup = {
    ...FRESH_SETUP,
    hands: { han: { known: mine, faceDown: 0 }, chu: { known, faceDown: held - known.length } },
    deck: Array(Math.max(0, Math.min(toDraw, room - discard.length))).fill(null),
    discard,
    taken,
  };
  return { setup, plays: [{ by: setup.opener, open: troop }] };
}
