// Build time only: turns the fallback tags in texts (see fallback.ts) into `lang` attributes.
import { hasFallbackTag, stripFallbackTags } from './fallback.ts';

/**
 * Matches one part of a page: a comment, an element whose content cannot hold markup, a tag, or text between
 * tags.
 */
const PART =
  /<!--[\s\S]*?-->|<(script|style|title|textarea)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+/g;
/** Matches the start tag of a fallback text (with its language) or its end tag. */
const TAG = /\uE000(\w+)\uE001|\uE002/g;
/** Matches an element without `lang` whose whole content is one marked span. */
const MARKED_ELEMENT = /<(\w+)((?:\s(?:"[^"]*"|'[^']*'|[^>"'])*)?)><span lang="(\w+)">([^<]*)<\/span><\/\1>/g;
/** Matches a marked span without letters, which needs no `lang`. */
const LETTERLESS_SPAN = /<span lang="\w+">([^<\p{L}]*)<\/span>/gu;
/**
 * Placed before and after the notice about mixed languages, which is only shown on pages with fallback texts.
 */
export const NOTICE_MARKER = '\uE003';
const NOTICE_TEXT = /\uE003([\s\S]*?)\uE003/;

/**
 * Returns a page with `lang` attributes on all fallback texts. Islands (rendered again in the browser) and
 * places that cannot hold such markup (drawings, attributes, titles) only lose the tags.
 */
export function renderLangAttributes(html: string): string {
  const without = html.replace(NOTICE_TEXT, '');
  if (!hasFallbackTag(without)) return without;
  let depth = 0;
  const marked = html.replace(NOTICE_TEXT, '$1').replace(PART, (part, closed?: string) => {
    if (part.startsWith('<')) {
      if (/^<(?:astro-island|svg)\b/.test(part)) depth++;
      if (/^<\/(?:astro-island|svg)>/.test(part)) depth--;
      return stripFallbackTags(part);
    }
    return depth > 0 || closed
      ? stripFallbackTags(part)
      : part.replace(TAG, (_, lang?: string) => (lang ? `<span lang="${lang}">` : '</span>'));
  });
  return marked
    .replace(LETTERLESS_SPAN, '$1')
    .replace(MARKED_ELEMENT, (whole, name: string, attributes: string, lang: string, text: string) =>
      /\slang=/.test(attributes) ? whole : `<${name}${attributes} lang="${lang}">${text}</${name}>`,
    );
}
