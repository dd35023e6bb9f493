import { expect, type Page } from '@playwright/test';
import { someOf } from '../support/campaign.ts';
import { FOUR_LEVEL, USED_TOOLS } from '../support/used-tools.ts';
import { openTool, tapValues, test, verdict } from './support.ts';
import { answered } from './tools.ts';

// All other tests run with reduced motion, because Playwright would look at a control while its animation is
// still running.

test('a press and the seal move, and not for who wants no motion', { tag: '@all' }, async ({ page }) => {
  await openTool(page, './en/huang/score/');
  await tapValues(page, FOUR_LEVEL);
  const motion = async () => [
    await page
      .getByRole('button', { name: 'Start over' })
      .evaluate((one) => getComputedStyle(one).transitionDuration),
    await verdict(page, 'The Rat wins.').evaluate(({ firstElementChild: seal }) =>
      seal ? getComputedStyle(seal).animationName : 'no seal',
    ),
  ];
  expect(await motion()).toEqual(['0s', 'none']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion()).toEqual(['0.12s', 'stamp']);
});

/**
 * Lists the animations and transitions of a page: the names of animations, and the properties with a
 * transition.
 */
function motionsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const styles = [...document.body.getElementsByTagName('*')].map((one) => getComputedStyle(one));
    const moved = styles
      .filter((one) => /[1-9]/.test(one.transitionDuration))
      .map((one) => one.transitionProperty);
    const named = styles.map((one) => one.animationName).filter((name) => name !== 'none');
    return [...new Set([...moved, ...named])].sort();
  });
}

/** The allowed ones: of a press, a seal, a sheet and a digit. */
const MOVES = ['translate', 'stamp', 'rise', 'roll'];

for (const tool of someOf(USED_TOOLS, 1))
  test(`on ${tool.path} nothing moves but what may, and a press is seen at once`, async ({ page }) => {
    await openTool(page, `./en/${tool.path}`);
    await answered(page, tool);
    expect(await motionsOn(page)).toEqual([]);
    const pressed = page.getByRole('button', { name: 'Open…' });
    await pressed.scrollIntoViewIfNeeded();
    const box = await pressed.boundingBox();
    if (!box) throw new Error('The button is nowhere');
    const shadow = () => pressed.evaluate((one) => getComputedStyle(one).boxShadow);
    expect(await shadow()).not.toBe('none');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    expect(await shadow()).toBe('none'); // before the finger is lifted, and so before any result
    await page.mouse.up();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const moving = await motionsOn(page);
    expect(moving).toContain('translate');
    expect(moving.filter((one) => !MOVES.includes(one))).toEqual([]);
  });
