import type { APIRoute } from 'astro';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { documentsOf } from '../../rulebook/found.ts';
import type { Texts } from '../../search/document.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));

/** The texts that the hits of one language show, in the order of its index. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const texts: Texts = (await documentsOf(locale)).map(({ text }) => text);
  return Response.json(texts);
};
