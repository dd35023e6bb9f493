import { expect, type Page } from '@playwright/test';
import { someOf } from '../support/campaign.ts';
import { heardAfter } from './live-regions.ts';
import {
  archived,
  expectNarrow,
  offlineReady,
  openTool,
  reloadTool,
  saying,
  showWaysToShare,
  switchTo,
  test,
  testWithWorker,
  toolReady,
  verdict,
  wrong,
} from './support.ts';

/** Returns both scores as shown in large digits. */
const figures = (page: Page) => page.getByRole('strong').filter({ hasText: /^-?\d+$/ });
const expectScores = (page: Page, han: number, chu: number) =>
  expect(figures(page)).toHaveText([String(han), String(chu)]);
const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const choice = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

/** Enters how a battle ended, and scores it. */
async function endBattle(page: Page, winner: 'Han' | 'Chu', cards: string, taken: number): Promise<void> {
  await named(page, 'End of hand').click();
  await choice(page, 'Who won the hand?').getByRole('button', { name: winner }).click();
  await choice(page, /^Cards .* has left$/)
    .getByRole('button', { name: cards, exact: true })
    .click();
  await choice(page, /^Writs .* took$/)
    .getByRole('button', { name: String(taken), exact: true })
    .click();
  await named(page, 'Score the hand').click();
}

const pad = (page: Page) => page.getByRole('region', { name: 'Entry' });
/** Returns the sentences about who opens the battle or has won, and why. */
const stand = (page: Page) => verdict(page, /starts\.|wins the game\./);
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
/** A remark below the keys. */
const point = (page: Page, text: string) => pad(page).getByRole('listitem').filter({ hasText: text });
const plays = (page: Page, side: 'Han' | 'Chu') => choice(page, `${side} plays`);

/**
 * Six battles, by hand, Han : Chu from 0 : 1.
 * 1. Chu plays Han Xin 1 : 1. Han wins, 4 cards and 1 reinforcement: 6 : 1.
 * 2. Chu opens and lays seven 2s by mistake: 6 : 8. Chu wins, 5 and 2: 6 : 15.
 * 3. Han plays Xiahou Ying 6 : 18; Xiang Yu; Chu plays Han Xin 8 : 18. Han wins, 2 and 1, doubled: 14 : 18.
 * 4. Hangu Pass. Han wins, 0 and 0; both 3: 17 : 21.
 *    Then battle 2 is corrected: six 2s, so everything has one point less for Chu: 17 : 20.
 * 5. Han wins, 3 and 0: 20 : 20.
 * 6. Level, so Han opens. Chu wins, 5 and 6: 20 : 31.
 */
async function scoreSixBattles(page: Page): Promise<void> {
  await page.getByLabel('Event', { exact: true }).selectOption('Silence');
  await plays(page, 'Chu')
    .getByRole('button', { name: /Han Xin/ })
    .click();
  await endBattle(page, 'Han', '4', 1);
  await expectScores(page, 6, 1);
  await expect(stand(page)).toContainText('Hand 2: Chu starts. The side with fewer points starts.');
  await named(page, 'Chu plays 7 cards as 2s').click();
  await endBattle(page, 'Chu', '5 or more', 2);
  await expectScores(page, 6, 15);
  await plays(page, 'Han')
    .getByRole('button', { name: /Xiahou Ying/ })
    .click();
  await named(page, 'Xiang Yu: double from now on').click();
  await expect(point(page, 'points are doubled in this hand')).toBeVisible();
  await plays(page, 'Chu')
    .getByRole('button', { name: /Han Xin Han \+2/ })
    .click();
  await endBattle(page, 'Han', '2', 1);
  await expectScores(page, 14, 18);
  await page.getByLabel('Event', { exact: true }).selectOption('Race to Hangu Pass');
  await endBattle(page, 'Han', '0', 0);
  await expectScores(page, 17, 21);
  await correctSecondBattle(page);
  await endBattle(page, 'Han', '3', 0);
  await expectScores(page, 20, 20);
  await expect(stand(page)).toContainText('Hand 6: Han starts. Tied: the winner of the last hand starts.');
  await endBattle(page, 'Chu', '5 or more', 6);
  await expectScores(page, 20, 31);
  await expect(stand(page)).toContainText(
    'Chu wins the game. The winner reached 31 or more when hand 6 was scored.',
  );
}

async function correctSecondBattle(page: Page): Promise<void> {
  await named(page, 'Edit hand 2').click();
  await expect(pad(page)).toContainText('Editing hand 2.');
  await named(page, 'Remove: Chu plays 7 cards as 2s: Chu +7').click();
  await expectScores(page, 17, 14);
  await named(page, 'During the hand').click();
  await named(page, 'Chu plays 6 cards as 2s').click();
  await expectScores(page, 17, 20);
  await named(page, 'Done editing hand 2').click();
  await expect(pad(page).getByRole('heading', { name: 'Hand 5', exact: true })).toBeVisible();
}

for (const [name, viewport] of someOf(
  [
    ['upright', { width: 360, height: 780 }],
    ['held sideways', { width: 780, height: 360 }],
  ] as const,
  1,
))
  test(`a whole game of six battles, corrected in the second, on a phone ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openTool(page, './en/chu-han/score/');
    await scoreSixBattles(page);
    await expect(page.getByRole('img', { name: 'Scores after each hand.' })).toHaveAccessibleName(
      'Scores after each hand. Han: 0, 6, 6, 14, 17, 20, 20. Chu: 1, 1, 14, 17, 20, 20, 31. First to 31 points wins.',
    );
    await expectNarrow(page);
    await page.evaluate(() => scrollTo(0, 0));
    for (const figure of await figures(page).all()) await expect(figure).toBeInViewport();
  });

testWithWorker(
  'goes offline, reloads, switches the language and goes on; a rematch swaps the sides',
  { tag: '@all' },
  async ({ page, context }) => {
    await openTool(page, './en/chu-han/score/');
    await page.getByLabel('Han: name').fill('Ada');
    await named(page, 'Chu plays 6 cards as 2s').click();
    await named(page, 'End of hand').click();
    await choice(page, 'Who won the hand?').getByRole('button', { name: 'Han' }).click();
    await offlineReady(page);
    await context.setOffline(true);
    await reloadTool(page);
    await expectScores(page, 0, 7);
    await switchTo(page, 'pl');
    await toolReady(page);
    await expectScores(page, 0, 7);
    await named(page, 'Bitwa skończona').click();
    const won = choice(page, 'Kto wygrał bitwę?').getByRole('button', {
      name: 'Han',
    });
    await expect(won).toHaveAttribute('aria-pressed', 'true'); // what was chosen before the network went
    await named(page, 'Rewanż').click();
    await expectScores(page, 0, 1);
    await expect(page.getByLabel('Chu: imię')).toHaveValue('Ada');
    await expect(page.getByRole('listitem').filter({ hasText: 'Ada (Han) 0:7 Chu' })).toBeVisible();
    await named(page, /^Otwórz: /).click();
    await expectScores(page, 0, 7);
  },
);

test('a correction that wins the game earlier keeps the rest until one decides', async ({ page }) => {
  await openTool(page, './en/chu-han/score/');
  await endBattle(page, 'Han', '5 or more', 6); // 11 : 1
  await endBattle(page, 'Han', '5 or more', 6); // 22 : 1
  await endBattle(page, 'Chu', '1', 0); // 22 : 2
  await named(page, 'Edit hand 1').click();
  await named(page, 'Xiang Yu: double from now on').click(); // 22 : 1, then 33 : 1
  await expectScores(page, 33, 1);
  await expect(wrong(page)).toContainText('1 later entry doesn’t count');
  await expect(page.getByRole('heading', { level: 3, name: 'doesn’t count' })).toBeVisible();
  await pad(page).getByRole('button', { name: 'Undo' }).click();
  await expectScores(page, 22, 2);
  await expect(wrong(page)).toHaveCount(0);
  await pad(page).getByRole('button', { name: 'Redo' }).click();
  await named(page, 'Remove later entries').click();
  await expect(wrong(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: /^Hand \d/ })).toHaveCount(2);
  await expect(stand(page)).toContainText('Han wins the game.');
});

test('31 in the middle of a battle wins, and not under Good Counsel', { tag: '@all' }, async ({ page }) => {
  await openTool(page, './en/chu-han/score/');
  await named(page, 'Xiang Yu: double from now on').click();
  await named(page, 'Chu plays 9 cards as 2s').click(); // 1 + 18
  // Points from an event are doubled too unless the ruling says otherwise: 19 and 24 would be 43.
  await page.getByRole('textbox', { name: 'Event points' }).fill('12');
  await expect(named(page, '+24 Chu')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Doubled by Xiang Yu' }).uncheck();
  await named(page, '+12 Chu').click(); // 31
  await expectScores(page, 0, 31);
  await expect(stand(page)).toContainText('The winner reached 31 or more during hand 1');
  await page.getByLabel('Event', { exact: true }).selectOption('Good Counsel');
  await expect(point(page, 'Chu has 31 or more, but nobody wins')).toBeVisible();
  await page.getByLabel('Event', { exact: true }).selectOption('warlords');
  await expect(page.getByRole('paragraph').filter({ hasText: 'gives no points' })).toBeVisible();
  await expect(stand(page)).toContainText('Chu wins the game.');
});

test('hands on the last scored battle, and opens it elsewhere as a game', { tag: '@all' }, async ({
  page,
}) => {
  await openTool(page, './en/chu-han/score/');
  await endBattle(page, 'Han', '4', 2);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await showWaysToShare(page);
  await named(page, 'Copy text').click();
  await expect(saying(page, 'Result copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Han 6–1 Chu\nHand 1: Han 6, Chu 1\nHand 2: Chu starts.');
  await page.goto(text.split('\n').at(-1) ?? '');
  await page.waitForURL('**/chu-han/score/');
  await toolReady(page);
  await expectScores(page, 6, 1);
  await expect(saying(page, 'Opened.')).toBeVisible();
  await expect(archived(page)).toHaveCount(1);
});

test('what was undone can be done again after a rule was read and the page was loaded again', {
  tag: '@all',
}, async ({ page }) => {
  await openTool(page, './en/chu-han/score/');
  await named(page, 'Chu plays 7 cards as 2s').click();
  await page
    .getByRole('group', { name: 'Chu plays' })
    .getByRole('button', { name: /Han Xin/ })
    .click();
  await pad(page).getByRole('button', { name: 'Undo' }).click();
  await pad(page).getByRole('button', { name: 'Undo' }).click();
  await expectScores(page, 0, 1);
  await page.getByRole('link', { name: /^Rule: Who starts a hand/ }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await pad(page).getByRole('button', { name: 'Redo' }).click();
  await expectScores(page, 0, 8);
  await reloadTool(page);
  await pad(page).getByRole('button', { name: 'Redo' }).click();
  await expectScores(page, 1, 8);
});

test('a tap that is quicker than the link still hands on its link', { tag: '@all' }, async ({ page }) => {
  let held = 0;
  await page.route(/_astro\/packed-case\./, async (route) => {
    held++;
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await openTool(page, './en/chu-han/score/');
  await endBattle(page, 'Han', '4', 2);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await showWaysToShare(page);
  await named(page, 'Copy text').click();
  await expect(saying(page, 'Result copied.')).toBeVisible();
  expect(held).toBeGreaterThan(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/open\/\?a=\w+#\d\S{20,}$/);
});

test('by keyboard alone: a battle is noted, scored, corrected, and a rule is read', { tag: '@all' }, async ({
  page,
}) => {
  await openTool(page, './en/chu-han/score/');
  const press = async (name: string | RegExp, key = 'Enter') => {
    const button = named(page, name);
    await button.focus();
    await page.keyboard.press(key);
  };
  await page.getByLabel('Event', { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Event', { exact: true })).toHaveValue('silence');
  await page.keyboard.press('Tab'); // undo
  await page.keyboard.press('Tab'); // redo
  await page.keyboard.press('Tab'); // in the battle
  await page.keyboard.press('Tab'); // battle over
  await page.keyboard.press('Tab');
  await expect(plays(page, 'Han').getByRole('button', { name: /^Han Xin/ })).toBeFocused();
  // The live region contains both scores and who opens, each once, and nothing else.
  expect(await heardAfter(page, () => page.keyboard.press('Enter'))).toEqual([
    'Han 0, Chu 2. Hand 1: Han starts.',
  ]);
  await expectScores(page, 0, 2);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Result":
      - heading "Result" [level=2]
    - region "Entry":
      - heading "Hand 1" [level=2]
      - combobox "Event"
      - group "Han plays":
        - button "Han Xin Chu +1"
        - button "Han plays 6 cards as 2s, +6"
      - group "Chu plays":
        - button "Han Xin Han +1"
        - button "Chu plays 6 cards as 2s, +6"
      - group "Event points":
        - textbox "Event points": "1"
  `);
  const points = page.getByRole('textbox', { name: 'Event points' });
  await points.focus();
  await page.keyboard.type('10');
  await page.keyboard.press('ArrowUp');
  await press('+11 Han');
  await expectScores(page, 11, 2);
  await press('End of hand', 'Space');
  await choice(page, 'Who won the hand?').getByRole('button', { name: 'Chu' }).press('Enter');
  await choice(page, /^Cards (the loser|Han|Chu) has left/)
    .getByRole('button', { name: '2' })
    .press('Space');
  await choice(page, /^Writs .* took$/)
    .getByRole('button', { name: '1', exact: true })
    .press('Enter');
  await press('Score the hand');
  await expectScores(page, 11, 5);
  await press('Edit hand 1');
  await expect(result(page)).toBeFocused(); // at the top, before the entry of that battle
  await press('Remove: Event points: Han +11');
  await expectScores(page, 0, 5);
  const rule = stand(page).getByRole('link');
  await rule.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Rule: Who starts a hand' })).toContainText('fewer points');
  await page.keyboard.press('Escape');
  await expect(rule).toBeFocused();
  await expectScores(page, 0, 5);
  await page.getByLabel('Event', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(pad(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  expect(await heardAfter(page, () => page.keyboard.press('Enter'))).toEqual([
    'Han 11, Chu 5. Hand 2: Chu starts.',
  ]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await showWaysToShare(page);
  expect(await heardAfter(page, () => named(page, 'Copy text').press('Enter'))).toEqual(['Result copied.']);
});
