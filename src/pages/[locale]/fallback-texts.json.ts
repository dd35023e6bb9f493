import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { getLocaleTexts } from '../../i18n/build-texts.ts';
import { COMPLETE_LOCALES, groupFallbackTexts } from '../../i18n/fallback.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { loadRules } from '../../rulebook/rulebook.ts';

export const getStaticPaths = () =>
  LOCALES.filter((locale) => !COMPLETE_LOCALES.includes(locale)).map((locale) => ({
    params: { locale },
    props: { locale },
  }));

/** The fallback texts that tools of an incomplete language may show, by the language they are in. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const shared = [
    ...(await getCollection('lessons')),
    ...(await getCollection('courses')),
    ...(await getCollection('examples')),
    ...(await getCollection('chapters')),
  ];
  const own = shared.map(({ data }) => collectTexts(locale, data));
  const titles = (await loadRules(locale)).map(({ data }) => data.title);
  return Response.json(groupFallbackTexts([getLocaleTexts(locale), own, titles]));
};

/** Collects all texts of a value in one language. */
function collectTexts(locale: Locale, value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, one]) => (key === locale ? one : collectTexts(locale, one)));
}
