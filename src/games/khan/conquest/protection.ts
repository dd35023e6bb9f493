import { isProtectable } from '../referee/protections.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import type { Protection } from '../rules/protection.ts';
import type { KhanPlayer } from '../rules/vocabulary.ts';
import type { KhanConquest } from '../saves/conquest.ts';

/** Lists the protections by active special cards, limited to the yurts that are still on the board. */
export function listActiveProtections({
  protects = [],
  yurts,
}: Pick<KhanConquest, 'protects' | 'yurts'>): readonly Protection[] {
  return protects.flatMap((protection) => {
    const spaces = protection.spaces.filter((space) => isProtectable(yurts[space], protection.by));
    return spaces.length > 0 ? [{ ...protection, spaces }] : [];
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
  const known = listActiveProtections(state).find((one) => one.by === by);
  const spaces = known?.spaces ?? [];
  const next = spaces.includes(space) ? spaces.filter((one) => one !== space) : [...spaces, space];
  return withPlayerProtection(state, { by, spaces: next, agrees: known?.agrees ?? false });
}

/** Sets whether the player whose card is active allows the tile. */
export function withConsent(state: KhanConquest, by: KhanPlayer, agrees: boolean): KhanConquest {
  const protection = listActiveProtections(state).find((one) => one.by === by);
  return protection ? withPlayerProtection(state, { ...protection, agrees }) : state;
}

/** Replaces the protection by a player's card. */
function withPlayerProtection(state: KhanConquest, protection: Protection): KhanConquest {
  const others = listActiveProtections(state).filter(({ by }) => by !== protection.by);
  return withProtections(state, [...others, protection]);
}

/** Ends the protection of the yurts under a tile that was placed. */
export function withoutProtection(state: KhanConquest, covers: readonly KhanSpaceName[]): KhanConquest {
  const left = listActiveProtections(state).map((protection) => ({
    ...protection,
    spaces: protection.spaces.filter((space) => !covers.includes(space)),
  }));
  return withProtections(state, left);
}

/** Sets the protections; one without spaces is left out. */
function withProtections(state: KhanConquest, protections: readonly Protection[]): KhanConquest {
  const protects = protections.filter(({ spaces }) => spaces.length > 0);
  return { ...state, protects: protects.length > 0 ? protects : undefined };
}
