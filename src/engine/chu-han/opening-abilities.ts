import { type Battle, changed, ruled, withSteps } from './battle.ts';
import { LOCKED_CARDS, REINFORCEMENTS } from './box.ts';
import { copiesIn, type Person, rankOf, restOf } from './cards.ts';
import type { OpeningAbility } from './play.ts';
import { opponentOf } from './side.ts';
import type { Refusal } from './step.ts';

/** An ability that is played before a fight is opened. */
interface Opening {
  /** What keeps it from being carried out in full. */
  readonly refusal: (battle: Battle, move: OpeningAbility) => Refusal | undefined;
  readonly carryOut: (battle: Battle, move: OpeningAbility) => Battle;
}

/** The cards that Ji Bu sees. */
const SEEN_BY_JI_BU = 4;
/** The highest rank that Ying Bu fetches. */
const HIGHEST_FETCHED = 5;

/** Looks at the draw pile; with all reinforcements gone, the opponent goes on with open cards. Can always be done. */
const JI_BU: Opening = {
  refusal: () => undefined,
  carryOut: (battle, { by }) => {
    const rule = 'chu-han/abilities/ji-bu';
    const cards = battle.deck.slice(0, SEEN_BY_JI_BU);
    const locked = Math.min(SEEN_BY_JI_BU - cards.length, LOCKED_CARDS);
    const seen = withSteps(battle, { rule, step: 'looked', by, cards, locked });
    const { han, chu } = battle.taken;
    if (han + chu < REINFORCEMENTS) return locked > 0 ? ruled(seen, 'ji-bu-short') : seen;
    const side = opponentOf(by);
    if (battle.faceUp.includes(side)) return seen;
    return withSteps({ ...seen, faceUp: [...battle.faceUp, side] }, { rule, step: 'hand-opened', side });
  },
};

/** Gets rid of a card, which lies on the table by now. Needs another card than Yu Ji. */
const YU_JI: Opening = {
  refusal: () => undefined,
  carryOut: (battle, { by, discard: card }) => {
    if (card === undefined) throw new Error('Yu Ji discards no card');
    const table = restOf(battle.table, [card]);
    const step = { rule: 'chu-han/abilities/yu-ji', step: 'discarded', by, card } as const;
    return withSteps({ ...battle, table, discard: [...battle.discard, card] }, step);
  },
};

/** Fetches a card of rank 1 to 5 from the discard pile. Needs one that lies there. */
const YING_BU: Opening = {
  refusal: ({ discard }, { take }) => {
    if (take === undefined) throw new Error('Ying Bu fetches no card');
    const rank = rankOf(take);
    if (rank >= 1 && rank <= HIGHEST_FETCHED && copiesIn(discard, take) > 0) return undefined;
    return { reason: 'cannot-be-carried-out', rule: 'chu-han/abilities/ying-bu', card: take };
  },
  carryOut: (battle, { by, take: card }) => {
    if (card === undefined) throw new Error('Ying Bu fetches no card');
    const discard = restOf(battle.discard, [card]);
    const hands = changed(battle.hands, by, [...battle.hands[by], card]);
    const step = { rule: 'chu-han/abilities/ying-bu', step: 'fetched', by, card } as const;
    return withSteps({ ...battle, discard, hands }, step);
  },
};

/** The abilities before a fight. Rule: chu-han/abilities/ji-bu, chu-han/abilities/yu-ji, chu-han/abilities/ying-bu */
const OPENING_ABILITIES: Readonly<Partial<Record<Person, Opening>>> = {
  'ji-bu': JI_BU,
  'yu-ji': YU_JI,
  'ying-bu': YING_BU,
};

/** What an opening ability does and needs; the move plays one such person. */
export function openingOf({ ability: [person] }: OpeningAbility): Opening {
  const opening = person && OPENING_ABILITIES[person];
  if (!opening) throw new Error(`${person} has no opening ability`);
  return opening;
}
