import axeCore, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';

declare global {
  /** The global that axe-core's script defines in a page. */
  var axe: typeof import('axe-core');
}

/**
 * Runs axe on the page in its present state. Returns violations by rule and element. Only violations are
 * requested: listing the elements of all passed rules takes longer than the checks.
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
