import { expect } from '@playwright/test';
import { FOUR_LEVEL } from '../support/used-tools.ts';
import { scoreReady, tapValues, test, verdict } from './support.ts';

// All other tests run without motion, which people can switch off: a key that comes up again is still on its way when it
// is looked for.

test('a press and the seal move, and not for who wants no motion', async ({ page }) => {
  await page.goto('./en/huang/score/');
  await scoreReady(page);
  await tapValues(page, FOUR_LEVEL);
  const motion = async () => [
    await page
      .getByRole('button', { name: 'Start again' })
      .evaluate((one) => getComputedStyle(one).transitionDuration),
    await verdict(page, 'Rat wins.').evaluate(({ firstElementChild: seal }) =>
      seal ? getComputedStyle(seal).animationName : 'no seal',
    ),
  ];
  expect(await motion()).toEqual(['0s', 'none']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion()).toEqual(['0.12s', 'stamp']);
});
