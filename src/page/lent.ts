// Whose words stand in what a page draws in the browser, tools above all, while its language is not whole: an element whose
// text another language says bears `lang`. Only pages of such a language carry this.
import { rootHere } from '../ui/element.ts';

/** A language, and what it says as one pattern. */
type Speaker = readonly [lang: string, says: RegExp];

const FACT = /\{\{\w+\}\}/;
const { lang: own } = document.documentElement;
/** Elements that bear a language because of what they said. */
const marked = new WeakSet<Element>();

/** A text with anything for its facts; none if nothing but facts would tell it. */
function patternOf(text: string): readonly string[] {
  const parts = text.split(FACT);
  const isTelling = parts.some((part) => /\p{L}{2}/u.test(part));
  return isTelling ? [parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?')] : [];
}

/** What stands in an element itself, not in those within. */
function ownTexts(element: Element): readonly string[] {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return texts.map(({ nodeValue }) => String(nodeValue).trim()).filter((text) => /\p{L}/u.test(text));
}

/** The language of an element's own text, if all of it is one language's. */
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
    await fetch(`${rootHere()}${own}/lent.json`)
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
