import type { Translator } from '../../../i18n/translator.ts';
import type { ShownHits } from '../../../search/shown-hits.ts';

/** A rule that covers at most this share of the query is a poor result. */
const POOR_SHARE = 0.5;

/** Describes how many rules were found, without a number if the results are poor or more than are shown. */
export function describeHitCount({ shortHits, rules, isCapped }: ShownHits, t: Translator<'search'>): string {
  const count = rules.length;
  if (count === 0) return shortHits.length > 0 ? t('found-beside') : t('none');
  if (rules.every(({ coverage }) => coverage <= POOR_SHARE)) return t('found-poor');
  return isCapped ? t('found-best') : t('found', { count });
}
