import { expect, type Page } from '@playwright/test';
import { makeLink } from '../../src/share/link.ts';
import { PRINTED_WAR } from '../games/huang/explain/printed-war.ts';
import { at, grid, isNear, openEmptyBoard, setUpPrintedWar } from './board.ts';
import { heardAfter } from './live-regions.ts';
import { openTool, saying, test } from './support.ts';
import { literally, wordsOf } from './words.ts';

const t = wordsOf(
  'en',
  'huang',
  'huang-pieces',
  'huang-steps',
  'huang-replay',
  'huang-board',
  'huang-board-play',
  'tool',
);

const slider = (page: Page) => page.getByRole('slider', { name: t('replay') });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const crossed = (page: Page) =>
  grid(page).getByRole('gridcell', { name: new RegExp(`, ${literally(t('mark-gone'))}$`) });

async function openPrintedWar(page: Page): Promise<void> {
  await openTool(page, `./en/huang/referee/#${await makeLink(PRINTED_WAR)}`);
  await expect(saying(page, 'The Rat and the Goat win the war, 7–5.')).toBeVisible();
}

test.describe('a dispute that was opened', () => {
  test('stands at its first moment, before anything has happened, and goes on step by step', async ({
    page,
  }) => {
    await openPrintedWar(page);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', t('before'));
    await expect(grid(page)).toHaveAccessibleName(t('board-before'));
    await expect(at(page, 'A4')).toHaveAccessibleName('A4');
    await expect(crossed(page)).toHaveCount(0);
    const said = await heardAfter(page, () => button(page, t('replay-later')).tap());
    expect(said.join()).toContain('The Rat places a red tile on A4.');
    await expect(at(page, 'A4')).toHaveAccessibleName(`A4, ${t('tile-red')}, ${t('mark-fresh')}`);
    await button(page, t('replay-earlier')).tap();
    await expect(slider(page)).toHaveAttribute('aria-valuetext', t('before'));
  });

  test('is gone through with the arrow keys: what leaves is crossed out as it leaves, and gone at the end', async ({
    page,
  }) => {
    await openPrintedWar(page);
    await slider(page).focus();
    // Two leaders; two tiles of the loser at once; two tiles of the winner, with the pagoda removed between
    // them.
    const counts = new Set<number>();
    for (
      let i = 0;
      i < 40 && (await slider(page).getAttribute('aria-valuetext')) !== t('replay-whole');
      i++
    ) {
      counts.add(await crossed(page).count());
      await page.keyboard.press('ArrowRight');
    }
    expect([...counts]).toEqual([0, 1, 2, 4, 5, 6]);
    await expect(crossed(page)).toHaveCount(6);
    await page.keyboard.press('End');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', t('after'));
    await expect(grid(page)).toHaveAccessibleName(t('board-after'));
    await expect(at(page, 'A1')).toHaveAccessibleName('A1');
    await page.keyboard.press('Home');
    await expect(grid(page)).toHaveAccessibleName(t('board-before'));
  });

  test('goes to a step that is tapped in the list, and to the step of a space that is tapped', {
    tag: '@all',
  }, async ({ page }) => {
    await openPrintedWar(page);
    await page.getByText(t('working')).tap();
    const step = page.getByRole('button', { name: /^The Goat scores 1 yellow point/ });
    await step.tap();
    await expect(step).toHaveAttribute('aria-current', 'step');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^\d+ of \d+$/);
    await at(page, 'B1').tap(); // the Tiger’s Soldier leader
    await expect(
      page.getByRole('button', { name: /^The Tiger’s Soldier leader leaves the board/ }),
    ).toHaveAttribute('aria-current', 'step');
    const said = await heardAfter(page, () => at(page, 'D1').tap());
    expect(said.join()).toContain(t('replay-nothing', { place: 'D1' }));
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('it plays by itself, and stands where it is stopped', { tag: '@all' }, async ({ page }) => {
    await openPrintedWar(page);
    await expect(slider(page)).not.toHaveAttribute('aria-valuetext', t('before'));
    await button(page, t('replay-pause')).tap();
    const there = await slider(page).getAttribute('aria-valuetext');
    await page.waitForTimeout(4000); // longer than a moment stands
    await expect(slider(page)).toHaveAttribute('aria-valuetext', there ?? '');
    await expect(button(page, t('replay-play'))).toBeVisible();
  });
});

test('the map goes to the war and stays there to the verdict, with no cross before it', {
  tag: '@all',
}, async ({ page }) => {
  const board = await openEmptyBoard(page, 'en');
  const { press, space } = board;
  await setUpPrintedWar(board);
  await board.play();
  await space('K6');
  const ends = ['K3', 'L3', 'L10', 'K11'];
  const boxes = () => Promise.all(ends.map((place) => at(page, place).boundingBox()));
  // Relative to a button that is fixed to the map, because the page itself may have been scrolled.
  const onMap = async () => {
    const corner = await button(page, wordsOf('en', 'map')('zoom-fit')).boundingBox();
    return (await boxes()).map((box) => [
      Math.round((box?.x ?? 0) - (corner?.x ?? 0)),
      Math.round((box?.y ?? 0) - (corner?.y ?? 0)),
    ]);
  };
  const question = page.getByText(t('commitments-red'));
  await expect(question).toBeVisible();
  expect(await isNear(page, 'K6')).toBe(false); // eleven spaces across 360 pixels
  const first = await onMap();
  for (const box of await boxes()) {
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
  const said = await heardAfter(page, () => at(page, 'L6').tap());
  expect(said.join()).toContain(t('replay-not-now', { place: 'L6' }));
  await expect(crossed(page)).toHaveCount(0);
  await press(t('commitments-decide'));
  await expect(page.getByText(/give up\? Choose/)).toBeVisible();
  expect(await onMap()).toEqual(first);
  // 2 against 4, and no player commits: the winner loses two of the four tiles.
  const wrong = await heardAfter(page, () => at(page, 'K3').tap());
  expect(wrong.join()).toContain('You can’t choose K3');
  await space('K7');
  await space('K9');
  await expect(crossed(page)).toHaveCount(0);
  await press(t('next'));
  await expect(crossed(page)).toHaveCount(6);
  expect(await onMap()).toEqual(first);
});

test('rows and columns are named along the rim, near and far', async ({ page }) => {
  await openTool(page, './en/huang/referee/');
  const name = (text: string) => page.getByText(text, { exact: true });
  for (const text of ['H', 'O', '15']) await expect(name(text)).toBeInViewport();
  const { x = 0, y = 0, width = 0, height = 0 } = (await at(page, 'O9').boundingBox()) ?? {};
  const [left, top] = [x + width / 2, y + height / 2];
  await Promise.all([page.touchscreen.tap(left, top), page.touchscreen.tap(left, top)]); // twice: comes closer
  await expect.poll(() => isNear(page, 'O9')).toBe(true);
  await expect(name('O')).toBeInViewport(); // on the left edge, while the column is in the middle
  await expect(name('9')).toBeInViewport();
  await expect(name('B')).not.toBeInViewport();
});

test('held sideways, a tap elsewhere says in sight why nothing happens, at the outcome and at a question', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 780, height: 360 });
  await openPrintedWar(page);
  const said = saying(page, /\bD\d\b/);
  await at(page, 'D9').tap();
  await expect(said).toHaveText(t('replay-nothing', { place: 'D9' }));
  await expect(said).toBeInViewport({ ratio: 1 });
  // Taps another space each time, because two quick taps on one space show the whole board.
  for (const [asked, place] of [
    [/what does State 2/, 'D7'],
    [t('commitments-red'), 'D5'],
  ] as const) {
    await button(page, t('back')).tap();
    await expect(page.getByText(asked)).toBeVisible();
    await at(page, place).tap();
    await expect(said).toHaveText(
      new RegExp(`^(You can’t choose ${place}|${place} isn’t part of this question)`),
    );
    await expect(said).toBeInViewport({ ratio: 1 });
  }
});
