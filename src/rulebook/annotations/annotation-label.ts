import type { Translator } from '../../i18n/translator.ts';
import type { SourcesData } from '../schemas.ts';

/** Makes the label of an annotation: *Yamen*, *Page 2*, *Review (hall9000.de)*, *Reviews (…)*. */
export function makeAnnotationLabel(
  names: readonly string[],
  sources: SourcesData,
  t: Translator<'rules'>,
): string {
  if (names.length === 0) return t('mark-ours');
  const known = names.map((name) => {
    const source = sources[name];
    if (!source) throw new Error(`Unknown source: ${name}`);
    return source;
  });
  const pages = known.flatMap((source) => ('page' in source ? [t('mark-page', source)] : []));
  const reviews = known.flatMap((source) => ('review' in source ? [source.review] : []));
  const count = reviews.length;
  const reviewLabel = count > 0 ? [t('mark-reviews', { count, list: reviews.join(', ') })] : [];
  return `${[...pages, ...reviewLabel].join('; ')}:`;
}
