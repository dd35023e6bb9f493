import type { APIRoute } from 'astro';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { buildSearchFile } from '../../rulebook/search/build-search-file.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));

/** The search index of one language, loaded when the search is opened. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
  Response.json(await buildSearchFile(locale));
