// Calibrates CPU throttling, so that all machines emulate the same phone, also shared ones whose speed
// changes from minute to minute. As Lighthouse's throttling guide recommends, it uses Lighthouse's benchmark
// of the machine.
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromium } from 'playwright';
import { getLaunchOptions } from '../../.setup/browser.mjs';

/** The benchmark index of the reference machine, an AMD EPYC with 2 cores, for which the budgets were set. */
const USUAL = 3360;

/**
 * Returns the slowdown that makes this machine as slow as the reference machine slowed down `times` times; at
 * least 1.
 */
export async function slowdown(times: number): Promise<number> {
  const browser = await chromium.launch(getLaunchOptions());
  const page = await browser.newPage();
  const measure = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await browser.close();
  return Math.max(1, (times * measure) / USUAL);
}
