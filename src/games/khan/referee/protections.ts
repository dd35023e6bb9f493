import { checkBoolean, checkEnum, checkList, checkObject, optional, required } from '../../../core/check.ts';
import { createReporter, type Problem } from '../../../core/problem.ts';
import type { KhanSetup } from '../rules/position.ts';
import type { Protection } from '../rules/protection.ts';
import { KHAN_PLAYERS, type KhanPlayer, type YurtKind } from '../rules/vocabulary.ts';
import { checkKhanSpaces } from './check-space.ts';

const checkProtection = checkObject<Protection>({
  by: required(checkEnum(KHAN_PLAYERS)),
  spaces: required(checkKhanSpaces(1)),
  agrees: optional(checkBoolean, false),
});

/** Checks the active special cards, at most one per player. */
export const checkProtections = checkList(checkProtection, 0, KHAN_PLAYERS.length);

/** Reports second cards of a player, and protected spaces without a yurt that the card can protect. */
export function reportUnprotectable(
  { protects, yurts }: { readonly protects: readonly Protection[]; readonly yurts: KhanSetup['yurts'] },
  path: string,
  problems: Problem[],
): void {
  const report = createReporter(problems, path);
  const players = protects.map(({ by }) => by);
  for (const [i, { by, spaces }] of protects.entries()) {
    if (players.indexOf(by) < i) report('twice', 'protects', i, 'by');
    for (const [j, space] of spaces.entries())
      if (!isProtectable(yurts[space], by)) report('not-to-protect', 'protects', i, 'spaces', j);
  }
}

/** Whether a player's card can protect a yurt: only the player's own and neutral ones. */
export function isProtectable(yurt: YurtKind | undefined, by: KhanPlayer): boolean {
  return yurt === by || yurt === 'neutral';
}
