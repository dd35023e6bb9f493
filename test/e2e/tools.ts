import { expect, type Locator, type Page } from '@playwright/test';
import type { Touch, UsedTool } from '../support/used-tools.ts';

/** Returns a control; the name of a space also contains what is on it. */
export function partOf(page: Page, { role, name, group }: Touch): Locator {
  const scope = group === undefined ? page : page.getByRole('group', { name: group });
  if (role === 'gridcell') return scope.getByRole(role, { name: new RegExp(`^${name}(,|$)`) });
  return scope.getByRole(role, { name, exact: true });
}

/** Activates a control or types into it, by keyboard. */
export async function touch(page: Page, one: Touch): Promise<void> {
  const part = partOf(page, one);
  await expect(part).toBeEnabled(); // it may wait for what answers
  if (one.typed === undefined) return part.press(one.role === 'checkbox' ? 'Space' : 'Enter');
  await part.focus();
  await page.keyboard.type(one.typed);
}

/** Opens a page, and waits until the stored state is shown; what answers may still be on its way. */
export async function openStored(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[inert]')).toHaveCount(0);
}

/** Enters everything that leads to the answer. */
export async function answered(page: Page, { first, rest, answer }: UsedTool): Promise<void> {
  for (const one of [...first, ...rest]) await touch(page, one);
  await expect(page.getByRole('main')).toContainText(answer);
}

/** What can be tapped on the first screen of a page, besides the spaces of the map. */
export const listTapped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((one) => one.matches('main :is(a[href], button, input, select, summary)'))
      .filter((one) => {
        const { width, top, bottom } = one.getBoundingClientRect();
        const isShown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return isShown && width > 0 && bottom > 0 && top < innerHeight;
      })
      .map((one) => one.textContent?.trim() ?? ''),
  );

/** The buttons of a tool that are filled, as what is chosen is. */
export const listFilled = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ink = getComputedStyle(document.body).color;
    return [...document.querySelectorAll('*')]
      .filter((one) => one.matches('.tool-main button') && getComputedStyle(one).backgroundColor === ink)
      .map((one) => one.textContent?.trim() ?? '');
  });
