import axeCore, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';

declare global {
  /** What its source leaves in a page. */
  var axe: typeof import('axe-core');
}

/**
 * What axe finds on the page as it is, by rule and place. Only what is wrong is asked for: to name the place of all that
 * is well takes longer than to look.
 */
export async function axeFaults(page: Page, options: RunOptions): Promise<readonly string[]> {
  await page.evaluate(axeCore.source);
  return page.evaluate(
    async (asked) => {
      const { violations } = await globalThis.axe.run(asked);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join('; ')}`);
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
}
