// Build time only: markup out of the signs that a text bears which is said in another language (stand-in.ts).
import { isForeign, plain } from './stand-in.ts';

/** A comment, what holds no markup, a tag, or what stands between tags. */
const PART =
  /<!--[\s\S]*?-->|<(script|style|title|textarea)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+/g;
/** A text that is said in another language, and its end. */
const SIGN = /\uE000(\w+)\uE001|\uE002/g;
/** Nothing but one language within an element that says none, and signs or figures, which are no language's. */
const WHOLLY = /<(\w+)((?:\s(?:"[^"]*"|'[^']*'|[^>"'])*)?)><span lang="(\w+)">([^<]*)<\/span><\/\1>/g;
const WORDLESS = /<span lang="\w+">([^<\p{L}]*)<\/span>/gu;
/** Stands before and behind what a page says of its languages, which holds only where there is more than one. */
export const NOTICE = '\uE003';
const NOTED = /\uE003([\s\S]*?)\uE003/;

/**
 * A page with `lang` on whatever another language says. What is drawn anew in the browser, an island, and what can hold
 * no such markup, a drawing, an attribute or a title, is without.
 */
export function withLangs(html: string): string {
  const without = html.replace(NOTED, '');
  if (!isForeign(without)) return without;
  let depth = 0;
  const marked = html.replace(NOTED, '$1').replace(PART, (part, closed?: string) => {
    if (part.startsWith('<')) {
      if (/^<(?:astro-island|svg)\b/.test(part)) depth++;
      if (/^<\/(?:astro-island|svg)>/.test(part)) depth--;
      return plain(part);
    }
    return depth > 0 || closed
      ? plain(part)
      : part.replace(SIGN, (_, lang?: string) => (lang ? `<span lang="${lang}">` : '</span>'));
  });
  return marked
    .replace(WORDLESS, '$1')
    .replace(WHOLLY, (whole, name: string, attributes: string, lang: string, text: string) =>
      /\slang=/.test(attributes) ? whole : `<${name}${attributes} lang="${lang}">${text}</${name}>`,
    );
}
