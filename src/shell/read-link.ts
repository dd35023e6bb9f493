import { explainLinkFault } from '../explain/link-fault.ts';
import { canShowCase, canShowPosition } from '../games/tools.ts';
import { loadTranslator } from '../i18n/lazy-texts.ts';
import { toLocale } from '../i18n/locale.ts';
import { parseLink } from '../share/link.ts';
import type { Openable } from '../share/parse-opened-text.ts';

/** Result of reading the link in the address of a tool. */
type ReadLink =
  | { readonly kind: 'case'; readonly content: Openable }
  /** A valid link for another tool. */
  | { readonly kind: 'elsewhere' }
  /** An invalid link, with the reason as a sentence. */
  | { readonly kind: 'fault'; readonly why: string };

/** Decodes a link for a tool, which is given by its path after the language. */
export async function readLink(link: string, tool: string): Promise<ReadLink> {
  const opened = await parseLink(link);
  if (opened.ok)
    return canShowCase(tool, opened.value) ? { kind: 'case', content: opened.value } : { kind: 'elsewhere' };
  const { error } = opened;
  const position = error.code === 'not-a-case' ? error.position : undefined;
  if (position)
    return canShowPosition(tool) ? { kind: 'case', content: { position } } : { kind: 'elsewhere' };
  const t = await loadTranslator(toLocale(document.documentElement.lang), 'link', 'errors');
  return { kind: 'fault', why: explainLinkFault(link, error, t) };
}
