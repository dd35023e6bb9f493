import { getCollection } from 'astro:content';
import { getTranslator } from '../../i18n/build-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { makeAnnotationLabel } from './annotation-label.ts';
import type { AnnotationLabeller } from './annotations.ts';

/** Loads the sources and returns a function that makes the labels of annotations in one language. */
export async function loadAnnotationLabeller(locale: Locale): Promise<AnnotationLabeller> {
  const sources = Object.assign({}, ...(await getCollection('sources')).map(({ data }) => data));
  const t = getTranslator(locale, 'rules');
  return (names) => makeAnnotationLabel(names, sources, t);
}
