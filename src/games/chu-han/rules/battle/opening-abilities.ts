import { LOCKED_CARDS, REINFORCEMENT_COUNT } from '../cards/box.ts';
import { countCopies, getRank, type Person, removeCards } from '../cards/cards.ts';
import { opponentOf } from '../side.ts';
import type { PlayRefusal } from '../step.ts';
import { type Battle, withSideValue, withSteps, withUsedRuling } from './battle.ts';
import type { AbilityPlay } from './play.ts';

/** An ability that is played before a fight is opened. */
interface OpeningAbility {
  /** Returns why the ability cannot be carried out in full; undefined if it can. */
  readonly findRefusal: (battle: Battle, move: AbilityPlay) => PlayRefusal | undefined;
  readonly carryOut: (battle: Battle, move: AbilityPlay) => Battle;
}

/** The number of cards that Ji Bu looks at. */
const SEEN_BY_JI_BU = 4;
/** The highest rank that Ying Bu can fetch. */
const HIGHEST_FETCHED = 5;

/**
 * Looks at the draw pile; if all reinforcements are taken, the opponent continues with an open hand. Always
 * possible.
 */
const JI_BU: OpeningAbility = {
  findRefusal: () => undefined,
  carryOut: (battle, { by }) => {
    const rule = 'chu-han/abilities/ji-bu';
    const cards = battle.deck.slice(0, SEEN_BY_JI_BU);
    const locked = Math.min(SEEN_BY_JI_BU - cards.length, LOCKED_CARDS);
    const seen = withSteps(battle, { rule, step: 'looked', by, cards, locked });
    const { han, chu } = battle.taken;
    if (han + chu < REINFORCEMENT_COUNT) return locked > 0 ? withUsedRuling(seen, 'ji-bu-short') : seen;
    const side = opponentOf(by);
    if (battle.faceUp.includes(side)) return seen;
    return withSteps({ ...seen, faceUp: [...battle.faceUp, side] }, { rule, step: 'hand-opened', side });
  },
};

/** Discards a card, which is already on the table. Requires a card other than Yu Ji. */
const YU_JI: OpeningAbility = {
  findRefusal: () => undefined,
  carryOut: (battle, { by, discard: card }) => {
    if (card === undefined) throw new Error('Yu Ji discards no card');
    const table = removeCards(battle.table, [card]);
    const step = { rule: 'chu-han/abilities/yu-ji', step: 'discarded', by, card } as const;
    return withSteps({ ...battle, table, discard: [...battle.discard, card] }, step);
  },
};

/** Fetches a card of rank 1 to 5 from the discard pile. Requires such a card there. */
const YING_BU: OpeningAbility = {
  findRefusal: ({ discard }, { take }) => {
    if (take === undefined) throw new Error('Ying Bu fetches no card');
    const rank = getRank(take);
    if (rank >= 1 && rank <= HIGHEST_FETCHED && countCopies(discard, take) > 0) return undefined;
    return { reason: 'cannot-be-carried-out', rule: 'chu-han/abilities/ying-bu', card: take };
  },
  carryOut: (battle, { by, take: card }) => {
    if (card === undefined) throw new Error('Ying Bu fetches no card');
    const discard = removeCards(battle.discard, [card]);
    const hands = withSideValue(battle.hands, by, [...battle.hands[by], card]);
    const step = { rule: 'chu-han/abilities/ying-bu', step: 'fetched', by, card } as const;
    return withSteps({ ...battle, discard, hands }, step);
  },
};

/**
 * The abilities before a fight, by person. Rule: chu-han/abilities/ji-bu, chu-han/abilities/yu-ji,
 * chu-han/abilities/ying-bu
 */
const OPENING_ABILITIES: Readonly<Partial<Record<Person, OpeningAbility>>> = {
  'ji-bu': JI_BU,
  'yu-ji': YU_JI,
  'ying-bu': YING_BU,
};

/** Returns the opening ability of the person that the move plays. */
export function getOpeningAbility({ ability: [person] }: AbilityPlay): OpeningAbility {
  const opening = person && OPENING_ABILITIES[person];
  if (!opening) throw new Error(`${person} has no opening ability`);
  return opening;
}
