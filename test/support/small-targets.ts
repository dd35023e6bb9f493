import type { Page } from 'playwright';

/** The smallest side of a target in CSS px: WCAG 2.5.5. */
const LEAST = 44;

/**
 * Opens all <details> of a page and lists what can be tapped on less than 44 × 44 px, as its selector, its size
 * and its text. What counts is the area that answers a tap, which may be larger than what is drawn. Exempt are
 * links in a sentence and spaces of a board, which is enlarged by a pinch.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(findSmallTargets, LEAST);
}

/** Runs in the page. */
function findSmallTargets(least: number): readonly string[] {
  for (const one of document.querySelectorAll('details')) one.open = true;

  const TARGET = 'a[href], button, select, textarea, summary, label, input:not([type="hidden"])';
  /** The target that a tap on an element reaches; a label stands for its field. */
  const targetOf = (element: Element | null) => {
    const target = element?.closest(TARGET) ?? null;
    return target instanceof HTMLInputElement ? (target.labels?.[0] ?? target) : target;
  };
  /** Whether a link is in a line of other words. */
  const isInSentence = (target: Element) => {
    if (!target.matches('a') || getComputedStyle(target).display !== 'inline') return false;
    let block = target.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    const words = (block?.textContent ?? '').replace(target.textContent ?? '', '');
    return /\p{L}{2}/u.test(words);
  };
  const nameOf = (element: Element) =>
    element.tagName.toLowerCase() + [...element.classList].map((name) => `.${name}`).join('');
  const wayTo = (element: Element) =>
    [element.parentElement?.parentElement, element.parentElement, element]
      .flatMap((one) => (one && one !== document.body ? [nameOf(one)] : []))
      .join(' > ');

  /** How far a tap reaches the target from its middle in one direction, in px, up to `least`. */
  const reach = (target: Element, x: number, y: number, dx: number, dy: number) => {
    let far = 0;
    while (far < least) {
      const [left, top] = [x + dx * (far + 0.5), y + dy * (far + 0.5)];
      if (targetOf(document.elementFromPoint(left, top)) !== target) break;
      far += 0.5;
    }
    return far;
  };
  const faults = new Set<string>();
  const check = (target: Element) => {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (targetOf(document.elementFromPoint(x, y)) !== target) return; // covered, or seen by screen readers alone
    const [wide, high] = [
      width < least ? reach(target, x, y, -1, 0) + reach(target, x, y, 1, 0) : width,
      height < least ? reach(target, x, y, 0, -1) + reach(target, x, y, 0, 1) : height,
    ];
    if (Math.min(wide, high) < least - 0.5)
      faults.add(
        `${wayTo(target)} is ${Math.round(wide)} × ${Math.round(high)}: “${target.textContent?.trim().slice(0, 30)}”`,
      );
  };
  const targets = new Set([...document.querySelectorAll(TARGET)].map(targetOf));
  for (const target of targets)
    if (target?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isInSentence(target))
      check(target);
  scrollTo(0, 0);
  return [...faults];
}
