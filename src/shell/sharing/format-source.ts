import { EDITIONS } from '../../core/edition.ts';
import type { Translator } from '../../i18n/translator.ts';

/**
 * Formats what an answer comes from: the release of Yamen, or its version until the release is known, and the
 * edition if the case names one.
 */
export function formatSource(
  refereeCase: object | undefined,
  version: string,
  t: Translator<'sharing'>,
): string {
  const named = refereeCase && 'edition' in refereeCase ? refereeCase.edition : undefined;
  const edition = EDITIONS.find((one) => one === named);
  const release = document.body.dataset['release'] ?? version;
  return edition ? t(`source-${edition}`, { release }) : t('source', { release });
}
