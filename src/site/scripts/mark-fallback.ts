// For a language with incomplete translations: adds `lang` to elements that the browser renders with a
// fallback text of another language. Included only in pages of such a language.
import { getSiteRoot } from '../../ui/query-element.ts';

/** A language, and a pattern that matches its texts. */
type TextPattern = readonly [lang: string, pattern: RegExp];

const PLACEHOLDER = /\{\{\w+\}\}/;
const { lang: own } = document.documentElement;
/** Elements whose `lang` was set here. */
const marked = new WeakSet<Element>();

/**
 * Makes a pattern of a text, with wildcards for its placeholders; empty if it consists of placeholders only.
 */
function makePatterns(text: string): readonly string[] {
  const parts = text.split(PLACEHOLDER);
  const hasWords = parts.some((part) => /\p{L}{2}/u.test(part));
  return hasWords ? [parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?')] : [];
}

/** Lists the text nodes of an element itself, without its descendants. */
function listOwnTexts(element: Element): readonly string[] {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return texts.map(({ nodeValue }) => String(nodeValue).trim()).filter((text) => /\p{L}/u.test(text));
}

/** Finds the language of an element's own text, if all of it is in one language. */
function findLang(element: Element, patterns: readonly TextPattern[]): string | undefined {
  const texts = listOwnTexts(element);
  if (texts.length === 0) return undefined;
  return patterns.find(([, pattern]) => texts.every((text) => pattern.test(text)))?.[0] ?? own;
}

/** Sets or removes `lang` on an element; leaves those alone that have one from the server. */
function updateLang(element: Element, patterns: readonly TextPattern[]): void {
  if (element.hasAttribute('lang') && !marked.has(element)) return;
  const lang = findLang(element, patterns);
  const inherited = element.parentElement?.closest('[lang]')?.getAttribute('lang');
  const next = lang === undefined || lang === inherited ? null : lang;
  if (next === element.getAttribute('lang')) return;
  if (next === null) element.removeAttribute('lang');
  else element.setAttribute('lang', next);
  marked.add(element);
}

/** Loads the fallback texts and marks elements, now and after every change of the page. */
async function watchPage(): Promise<void> {
  const fallbackTexts: Readonly<Record<string, readonly string[]>> = await (
    await fetch(`${getSiteRoot()}${own}/fallback-texts.json`)
  ).json();
  const patterns = Object.entries(fallbackTexts).map(
    ([lang, texts]) => [lang, new RegExp(`^(?:${texts.flatMap(makePatterns).join('|')})$`, 'su')] as const,
  );
  const updateAll = () => {
    for (const element of document.body.querySelectorAll('*')) updateLang(element, patterns);
  };
  let frame = 0;
  new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(updateAll);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  updateAll();
}

watchPage().catch(console.warn);
