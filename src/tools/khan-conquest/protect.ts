import type { SpaceName } from '../../engine/khan/grid.ts';
import type { Protection } from '../../engine/khan/protection.ts';
import type { Player } from '../../engine/khan/vocabulary.ts';
import { isProtectable } from '../../referee/khan/protects.ts';
import type { KhanConquest } from '../../saves/khan-conquest.ts';

/** The special cards that lie active, with the yurts that still stand where they protect them. */
export function standingCards({
  protects = [],
  yurts,
}: Pick<KhanConquest, 'protects' | 'yurts'>): readonly Protection[] {
  return protects.flatMap((card) => {
    const spaces = card.spaces.filter((space) => isProtectable(yurts[space], card.by));
    return spaces.length > 0 ? [{ ...card, spaces }] : [];
  });
}

/** A player's card protects a yurt, or no longer; undefined where it cannot. Rule: khan/special-cards/protection */
export function protectedToo(state: KhanConquest, by: Player, space: SpaceName): KhanConquest | undefined {
  if (!isProtectable(state.yurts[space], by)) return undefined;
  const card = standingCards(state).find((one) => one.by === by);
  if (!card) return withCard(state, { by, spaces: [space], agrees: false });
  const { spaces } = card;
  const next = spaces.includes(space) ? spaces.filter((one) => one !== space) : [...spaces, space];
  return withCard(state, { ...card, spaces: next });
}

/** Whether the owner of a card lets the tile be laid. */
export function withConsent(state: KhanConquest, by: Player, agrees: boolean): KhanConquest {
  const card = standingCards(state).find((one) => one.by === by);
  return card ? withCard(state, { ...card, agrees }) : state;
}

/** The state in which a player's card is that one; without spaces it is none. */
function withCard(state: KhanConquest, card: Protection): KhanConquest {
  const others = standingCards(state).filter(({ by }) => by !== card.by);
  return withProtects(state, card.spaces.length > 0 ? [...others, card] : others);
}

/** What the cards protected under a tile that has been laid is gone. */
export function withoutProtected(state: KhanConquest, covers: readonly SpaceName[]): KhanConquest {
  const left = standingCards(state).map((card) => ({
    ...card,
    spaces: card.spaces.filter((space) => !covers.includes(space)),
  }));
  return withProtects(
    state,
    left.filter(({ spaces }) => spaces.length > 0),
  );
}

function withProtects(state: KhanConquest, cards: readonly Protection[]): KhanConquest {
  return { ...state, protects: cards.length > 0 ? cards : undefined };
}
