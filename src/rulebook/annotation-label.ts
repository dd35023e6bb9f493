import type { Translator } from '../i18n/translator.ts';
import type { SourcesData } from './schemas.ts';

/** Returns the label of marked words: *Yamen*, *Page 2*, *Review (hall9000.de)*, *Reviews (…)*. */
export function makeAnnotationLabel(
  names: readonly string[],
  sources: SourcesData,
  t: Translator<'rules'>,
): string {
  if (names.length === 0) return t('mark-ours');
  const found = names.map((name) => {
    const source = sources[name];
    if (!source) throw new Error(`Unknown source: ${name}`);
    return source;
  });
  const pages = found.flatMap((source) => ('page' in source ? [t('mark-page', source)] : []));
  const reviews = found.flatMap((source) => ('review' in source ? [source.review] : []));
  const count = reviews.length;
  const read = count > 0 ? [t('mark-reviews', { count, list: reviews.join(', ') })] : [];
  return `${[...pages, ...read].join('; ')}:`;
}
