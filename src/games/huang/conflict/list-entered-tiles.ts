import type { StrengthBar } from '../../../core/strength-bar.ts';
import type { HuangConflict } from './state.ts';
import type { FullConflictTranslator } from './types.ts';

/**
 * Lists the red tiles entered so far for the states at war, as bars; none for a revolt or while all are 0.
 */
export function listEnteredTiles(
  { kind, war }: HuangConflict,
  t: FullConflictTranslator,
): readonly StrengthBar[] {
  if (kind === 'revolt' || war.sides.every(({ tiles }) => tiles === 0)) return [];
  return war.sides.map(({ tiles }, i) => ({
    name: t('side', { n: i + 1 }),
    onBoard: tiles,
    committed: 0,
    isAhead: false,
  }));
}
