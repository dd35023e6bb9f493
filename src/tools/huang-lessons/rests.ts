import type { HuangPoint } from '../../engine/huang/rulings.ts';
import type { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import type { Translator } from '../../i18n/translator.ts';

/** Names the points that print leaves open and on which an answer turned; undefined where it turned on none. */
export function explainRulings(
  points: readonly (HuangPoint | keyof typeof KHAN_RULINGS)[],
  t: Translator<'lessons-more' | 'rulings'>,
): string | undefined {
  if (points.length === 0) return undefined;
  return t('rests-on-ruling', { points: points.map((point) => t(`point-${point}`)).join('; ') });
}
