// The phone of a measurement is always the same: machines differ, and shared ones from minute to minute, so that how much
// the processor is slowed is calibrated, as Lighthouse's guide to throttling has it, by its measure of a machine.
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromium } from 'playwright';
import { findChromium } from '../../.setup/browser.mjs';

/** The measure of an AMD EPYC with 2 cores at its usual speed, for which budgets were written. */
const USUAL = 3360;

/** How much this machine has to be slowed now, to be what that one is when slowed so many times; never sped up. */
export async function slowdown(times: number): Promise<number> {
  const executablePath = findChromium()?.path;
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const page = await browser.newPage();
  const measure = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await browser.close();
  return Math.max(1, (times * measure) / USUAL);
}
