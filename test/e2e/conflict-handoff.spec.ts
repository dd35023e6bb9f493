import { expect, type Page } from '@playwright/test';
import { makeLink } from '../../src/share/link.ts';
import { PRINTED_WAR } from '../games/huang/explain/printed-war.ts';
import { at, leadersOn, tilesOn } from './board.ts';
import { openTool, saying, test, toolReady, withoutWorker } from './support.ts';
import { wordsOf } from './words.ts';

// A conflict of Huang in the numbers tool and on the board: each tool hands it to the other, with what was
// entered.

const t = wordsOf(
  'en',
  'huang-replay',
  'huang',
  'huang-pieces',
  'huang-conflict',
  'huang-board-play',
  'site',
  'tool',
);
const way = (page: Page, to: 'numbers' | 'board') =>
  page.getByRole('link', { name: t(`way-${to}`), exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Closes the note about what was not taken over, because it covers the header. */
const closeNote = (page: Page) => button(page, t('notice-close')).tap();

/** Follows the link in the header, and waits until the other tool has loaded. */
async function goOver(page: Page, to: 'numbers' | 'board'): Promise<void> {
  await way(page, to).tap();
  await page.waitForURL(to === 'board' ? /huang\/referee\/$/ : /huang\/conflict\/$/);
  await toolReady(page);
}

test.beforeEach(({ page }) => withoutWorker(page));

test('the home page names both tools, and the head of both says which is open', async ({ page }) => {
  await page.goto('./en/');
  await page.getByRole('link', { name: /^War or revolt/ }).tap();
  await toolReady(page);
  await expect(way(page, 'numbers')).toHaveAttribute('aria-current', 'page');
  await goOver(page, 'board');
  await expect(way(page, 'board')).toHaveAttribute('aria-current', 'page');
  await page.goto('./en/huang/');
  await page.getByRole('link', { name: /^Try a move/ }).tap();
  await page.waitForURL(/huang\/referee\/$/);
});

test('a revolt of which only the attacker is known lies on the board, and is still known when one comes back', async ({
  page,
}) => {
  await openTool(page, './en/huang/conflict/');
  await button(page, t('kind-of-revolt')).tap();
  await page
    .getByRole('group', { name: t('revolt-colour') })
    .getByRole('button', { name: t('kind-green') })
    .tap();
  await page
    .getByRole('group', { name: t('attacker'), exact: true })
    .getByRole('button', { name: 'Rat' })
    .tap();
  await goOver(page, 'board'); // at once, before any link can have been made
  await expect(leadersOn(page, 'en')).toHaveCount(1);
  await expect(tilesOn(page, 'en', ['yellow'])).toHaveCount(2);
  await goOver(page, 'numbers');
  await expect(
    page.getByRole('group', { name: t('attacker'), exact: true }).getByRole('button', { name: 'Rat' }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('a war on a real board is the same board again after its numbers, with what was committed there', async ({
  page,
}) => {
  await openTool(page, `./en/huang/referee/#${await makeLink(PRINTED_WAR)}`);
  await expect(saying(page, 'The Rat and the Goat win the war, 7–5.')).toBeVisible();
  const whole = () => button(page, t('replay-whole')).tap();
  await whole();
  await expect(at(page, 'A4')).toHaveAccessibleName(/a red tile/); // which joins the states
  const pieces = await tilesOn(page, 'en').count();
  await goOver(page, 'numbers');
  const result = page.getByRole('region', { name: t('result') });
  await expect(result).toContainText('The Rat and the Goat win the war, 7–5.');
  await closeNote(page);
  await goOver(page, 'board');
  await expect(saying(page, 'win the war, 7–5.')).toBeVisible();
  await expect(tilesOn(page, 'en')).toHaveCount(pieces);
  await goOver(page, 'numbers');
  await page
    .getByRole('group', { name: t('commitments') })
    .getByRole('group', { name: 'Tiger' })
    .getByRole('button', { name: /: 3$/ })
    .tap();
  await expect(result).toContainText('7–6.');
  await goOver(page, 'board');
  // The loser is stronger by one now, so the winner loses one more tile, and has not chosen it.
  await expect(page.getByText('what does State 2 (Rat, Goat) give up? Choose 3 red tiles.')).toBeVisible();
  await expect(tilesOn(page, 'en')).toHaveCount(pieces);
  await expect(at(page, 'A1')).toHaveAccessibleName(/a red tile/);
});
