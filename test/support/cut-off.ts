import type { Page } from 'playwright';

/**
 * Opens all <details> of a page and lists what overflows the screen horizontally, is cut off, or scrolls
 * sideways. Boards and the strips of links and shapes may scroll.
 */
export function cutOff(page: Page): Promise<readonly string[]> {
  const screen = page.viewportSize();
  if (!screen) throw new Error('a page without a size');
  return page.evaluate(findCutOff, screen.width);
}

/** Runs in the page. */
function findCutOff(width: number): readonly string[] {
  for (const one of document.querySelectorAll('details')) one.open = true;
  const isStrip = (one: Element) =>
    one.matches('nav, [role="group"], textarea') || one.querySelector('[role="grid"]') !== null;
  /** Whether an element is only for screen readers, or becomes visible on focus. */
  const isUnseen = (one: Element) => {
    const { clipPath, overflowX } = getComputedStyle(one);
    const isTiny = one.clientWidth < 5 || one.clientHeight < 5;
    return one.closest('.skip') !== null || (isTiny && (overflowX === 'visible' || clipPath !== 'none'));
  };
  /** Whether it lies in something that may scroll sideways, such as the board in its window. */
  const isInStrip = (one: Element): boolean => {
    const { parentElement } = one;
    if (!parentElement) return false;
    const isScrolled =
      isStrip(parentElement) && /auto|scroll/.test(getComputedStyle(parentElement).overflowX);
    return isScrolled || isInStrip(parentElement);
  };
  const nameOf = (one: Element) =>
    `${one.tagName.toLowerCase()}${[...one.classList].map((name) => `.${name}`).join('')} “${one.textContent?.trim().slice(0, 30)}”`;

  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) faults.push(`the page is ${scrollWidth} px wide`);
  for (const one of document.body.querySelectorAll('*:not(svg *)')) {
    if (!one.checkVisibility({ contentVisibilityAuto: true }) || isUnseen(one)) continue;
    const { overflowX, overflowY } = getComputedStyle(one);
    const isWide = one.scrollWidth > one.clientWidth + 1;
    if (isWide && overflowX !== 'visible' && !isStrip(one))
      faults.push(`${nameOf(one)} is wider than its place`);
    const isHigh = one.scrollHeight > one.clientHeight + 2;
    if (isHigh && /hidden|clip/.test(overflowY) && !isStrip(one))
      faults.push(`${nameOf(one)} is higher than its place`);
    const { left, right } = one.getBoundingClientRect();
    const isOut = right > width + 1 || left < -1;
    if (isOut && !one.closest('nav, [role="group"]') && !one.closest('[inert]') && !isInStrip(one))
      faults.push(`${nameOf(one)} reaches from ${Math.round(left)} to ${Math.round(right)}`);
  }
  return faults;
}
