import { groupBy } from '../core/group-by.ts';

/** The characters of which none is visible. */
const BLANK = /^[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\u2800\ufffe\uffff]*$/u;

/** Returns whether a name has no visible character. */
export function isBlankName(name: string): boolean {
  return BLANK.test(name);
}

/**
 * Returns the text of each player; an addition in brackets tells players with a name from others with the
 * same text.
 */
export function addWhereEqual<Player extends { readonly name: string }>(
  players: readonly Player[],
  format: (player: Player) => string,
  addition: (player: Player) => string,
): ReadonlyMap<Player, string> {
  const toKey = (player: Player) => format(player).normalize('NFKC').toLowerCase();
  const groups = groupBy(players, toKey);
  return new Map(
    players.map((player) => {
      const isUnique = isBlankName(player.name) || groups.get(toKey(player))?.length === 1;
      return [player, isUnique ? format(player) : `${format(player)} (${addition(player)})`];
    }),
  );
}
