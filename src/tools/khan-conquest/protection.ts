import type { KhanSpaceName } from '../../engine/khan/grid.ts';
import type { Protection } from '../../engine/khan/protection.ts';
import type { KhanPlayer } from '../../engine/khan/vocabulary.ts';
import { isProtectable } from '../../referee/khan/protections.ts';
import type { KhanConquest } from '../../saves/khan-conquest.ts';

/** The active special cards, limited to the yurts that are still on the board. */
export function listActiveCards({
  protects = [],
  yurts,
}: Pick<KhanConquest, 'protects' | 'yurts'>): readonly Protection[] {
  return protects.flatMap((card) => {
    const spaces = card.spaces.filter((space) => isProtectable(yurts[space], card.by));
    return spaces.length > 0 ? [{ ...card, spaces }] : [];
  });
}

/**
 * Toggles the protection of a yurt by a player's card; undefined if that is impossible. Rule:
 * khan/special-cards/protection
 */
export function toggleProtection(
  state: KhanConquest,
  by: KhanPlayer,
  space: KhanSpaceName,
): KhanConquest | undefined {
  if (!isProtectable(state.yurts[space], by)) return undefined;
  const card = listActiveCards(state).find((one) => one.by === by);
  if (!card) return withCard(state, { by, spaces: [space], agrees: false });
  const { spaces } = card;
  const next = spaces.includes(space) ? spaces.filter((one) => one !== space) : [...spaces, space];
  return withCard(state, { ...card, spaces: next });
}

/** Sets whether the owner of a card allows the tile. */
export function withConsent(state: KhanConquest, by: KhanPlayer, agrees: boolean): KhanConquest {
  const card = listActiveCards(state).find((one) => one.by === by);
  return card ? withCard(state, { ...card, agrees }) : state;
}

/** Sets the card of a player; a card without spaces is removed. */
function withCard(state: KhanConquest, card: Protection): KhanConquest {
  const others = listActiveCards(state).filter(({ by }) => by !== card.by);
  return withProtects(state, card.spaces.length > 0 ? [...others, card] : others);
}

/** Removes the protection of yurts under a tile that was placed. */
export function withoutProtection(state: KhanConquest, covers: readonly KhanSpaceName[]): KhanConquest {
  const left = listActiveCards(state).map((card) => ({
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
