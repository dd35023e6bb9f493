import { defineMiddleware } from 'astro:middleware';
import { withLangs } from './i18n/langs.ts';
import { LOCALES } from './i18n/locale.ts';
import { plain, WHOLE } from './i18n/stand-in.ts';

/** While a language lacks something, whatever is sent says which words are another's, or bears no sign of it. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (WHOLE.length === LOCALES.length) return response;
  const text = await response.text();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  return new Response(isPage ? withLangs(text) : plain(text), response);
});
