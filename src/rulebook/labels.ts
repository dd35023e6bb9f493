import { getCollection } from 'astro:content';
import { translatorOf } from '../i18n/build.ts';
import type { Locale } from '../i18n/locale.ts';
import { labelOfMark } from './label.ts';
import type { LabelOf } from './marks.ts';

/** Makes the labels of marked words in one language. */
export async function labelsIn(locale: Locale): Promise<LabelOf> {
  const sources = Object.assign({}, ...(await getCollection('sources')).map(({ data }) => data));
  const t = translatorOf(locale, 'rules');
  return (names) => labelOfMark(names, sources, t);
}
