import { defineMiddleware } from 'astro:middleware';
import { COMPLETE_LOCALES, stripFallbackTags } from './i18n/fallback.ts';
import { renderLangAttributes } from './i18n/lang-attributes.ts';
import { LOCALES } from './i18n/locale.ts';

/**
 * While a language is incomplete: turns the tags of fallback texts into `lang` attributes on pages, and
 * removes them from other responses.
 */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (COMPLETE_LOCALES.length === LOCALES.length) return response;
  const text = await response.text();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  return new Response(isPage ? renderLangAttributes(text) : stripFallbackTags(text), response);
});
