import type { StrengthBar } from '../../../core/strength-bar.ts';
import type { HuangConflict } from './state.ts';
import type { FullConflictTranslator } from './types.ts';

/** Lists the sides as bars while there is no result: the states with their red tiles, or two leaders. */
export function listEnteredTiles(
  { kind, war }: HuangConflict,
  t: FullConflictTranslator,
): readonly StrengthBar[] {
  const makeBar = (name: string, onBoard: number) => ({ name, onBoard, committed: 0, isAhead: false });
  if (kind === 'revolt') return [makeBar(t('attacker'), 0), makeBar(t('defender'), 0)];
  return war.sides.map(({ tiles }, i) => makeBar(t('side', { n: i + 1 }), tiles));
}
