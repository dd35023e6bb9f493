import type { HuangPoint } from '../../engine/huang/rulings.ts';
import type { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import type { Translator } from '../../i18n/translator.ts';

/** Names the points that the rulebook leaves open and that affected an answer; undefined for none. */
export function explainRulings(
  points: readonly (HuangPoint | keyof typeof KHAN_RULINGS)[],
  t: Translator<'lessons-more' | 'rulings'>,
): string | undefined {
  if (points.length === 0) return undefined;
  return t('rests-on-ruling', { points: points.map((point) => t(`point-${point}`)).join('; ') });
}
