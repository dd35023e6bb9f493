import type { APIRoute } from 'astro';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { searchFileOf } from '../../rulebook/found.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));

/** The index of one language, fetched when somebody opens the search. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
  Response.json(await searchFileOf(locale));
