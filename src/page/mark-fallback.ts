// For a language with incomplete translations: adds `lang` to elements that the browser renders with a
// fallback text of another language. Included only in pages of such a language.
import { getSiteRoot } from '../ui/query-element.ts';

/** A language, and a pattern that matches its texts. */
type Speaker = readonly [lang: string, says: RegExp];

const FACT = /\{\{\w+\}\}/;
const { lang: own } = document.documentElement;
/** Elements whose `lang` was set here. */
const marked = new WeakSet<Element>();

/** A text as a pattern, with wildcards for its placeholders; empty if it consists of placeholders only. */
function patternOf(text: string): readonly string[] {
  const parts = text.split(FACT);
  const isTelling = parts.some((part) => /\p{L}{2}/u.test(part));
  return isTelling ? [parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?')] : [];
}

/** The text nodes of an element itself, without its descendants. */
function ownTexts(element: Element): readonly string[] {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return texts.map(({ nodeValue }) => String(nodeValue).trim()).filter((text) => /\p{L}/u.test(text));
}

/** The language of an element's own text, if all of it is in one language. */
function langOf(element: Element, speakers: readonly Speaker[]): string | undefined {
  const texts = ownTexts(element);
  if (texts.length === 0) return undefined;
  return speakers.find(([, says]) => texts.every((text) => says.test(text)))?.[0] ?? own;
}

function mark(element: Element, speakers: readonly Speaker[]): void {
  if (element.hasAttribute('lang') && !marked.has(element)) return;
  const lang = langOf(element, speakers);
  const around = element.parentElement?.closest('[lang]')?.getAttribute('lang');
  const now = lang === undefined || lang === around ? null : lang;
  if (now === element.getAttribute('lang')) return;
  if (now === null) element.removeAttribute('lang');
  else element.setAttribute('lang', now);
  marked.add(element);
}

async function begin(): Promise<void> {
  const lent: Readonly<Record<string, readonly string[]>> = await (
    await fetch(`${getSiteRoot()}${own}/lent.json`)
  ).json();
  const speakers = Object.entries(lent).map(
    ([lang, texts]) => [lang, new RegExp(`^(?:${texts.flatMap(patternOf).join('|')})$`, 'su')] as const,
  );
  const look = () => {
    for (const element of document.body.querySelectorAll('*')) mark(element, speakers);
  };
  let waits = 0;
  new MutationObserver(() => {
    cancelAnimationFrame(waits);
    waits = requestAnimationFrame(look);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
}

begin().catch(console.warn);
