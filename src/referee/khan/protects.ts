import type { WrittenPosition } from '../../engine/khan/position.ts';
import type { Protection } from '../../engine/khan/protection.ts';
import { PLAYERS, type Player, type Yurt } from '../../engine/khan/vocabulary.ts';
import { checkList, checkObject, checkWord, checkYesNo, optional, required } from '../check.ts';
import { type Problem, sayInto } from '../problem.ts';
import { checkSpaces } from './space.ts';

const checkProtection = checkObject<Protection>({
  by: required(checkWord(PLAYERS)),
  spaces: required(checkSpaces(1)),
  agrees: optional(checkYesNo, false),
});

/** Checks the active special cards, at most one per player. */
export const checkProtects = checkList(checkProtection, 0, PLAYERS.length);

/** Reports second cards of a player, and protected spaces without a yurt that the card can protect. */
export function findUnprotectable(
  { protects, yurts }: { readonly protects: readonly Protection[]; readonly yurts: WrittenPosition['yurts'] },
  path: string,
  problems: Problem[],
): void {
  const say = sayInto(problems, path);
  const players = protects.map(({ by }) => by);
  for (const [i, { by, spaces }] of protects.entries()) {
    if (players.indexOf(by) < i) say('twice', 'protects', i, 'by');
    for (const [j, space] of spaces.entries())
      if (!isProtectable(yurts[space], by)) say('not-to-protect', 'protects', i, 'spaces', j);
  }
}

/** Whether a player's card can protect a yurt: only the player's own and neutral ones. */
export function isProtectable(yurt: Yurt | undefined, by: Player): boolean {
  return yurt === by || yurt === 'neutral';
}
