import type { HuangRulingId } from '../../engine/huang/ruling-options.ts';
import type { KHAN_RULING_OPTIONS } from '../../engine/khan/ruling-options.ts';
import type { Translator } from '../../i18n/translator.ts';

/** Names the points that the rulebook leaves open and that affected an answer; undefined for none. */
export function explainRulings(
  points: readonly (HuangRulingId | keyof typeof KHAN_RULING_OPTIONS)[],
  t: Translator<'lessons-more' | 'rulings'>,
): string | undefined {
  if (points.length === 0) return undefined;
  return t('rests-on-ruling', { points: points.map((point) => t(`point-${point}`)).join('; ') });
}
