import type { HuangRulingId } from '../../games/huang/rules/ruling-options.ts';
import type { KHAN_RULING_OPTIONS } from '../../games/khan/rules/ruling-options.ts';
import type { Translator } from '../../i18n/translator.ts';

/** Names the open points of the rules whose rulings affected an answer; undefined for none. */
export function explainRulings(
  rulings: readonly (HuangRulingId | keyof typeof KHAN_RULING_OPTIONS)[],
  t: Translator<'lessons-more' | 'rulings'>,
): string | undefined {
  if (rulings.length === 0) return undefined;
  return t('rests-on-ruling', { points: rulings.map((ruling) => t(`point-${ruling}`)).join('; ') });
}
