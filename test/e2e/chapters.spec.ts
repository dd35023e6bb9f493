import { expect, type Page } from '@playwright/test';
import { test } from './support.ts';

const ruleNamed = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('what belongs to a rule opens below it', async ({ page }) => {
    await page.goto('./de/huang/rules/war/');
    const rule = ruleNamed(page, 'Unbeteiligte Reiche');
    await expect(rule).toContainText('Lücke der Anleitung 2 Beispiele');
    await expect(rule.getByText('Sie ist die Lesart von Yamen.')).toBeHidden();
    await rule.getByText('Lücke der Anleitung', { exact: true }).click();
    await expect(rule.getByText('Sie ist die Lesart von Yamen.')).toBeVisible();
    await expect(
      rule.getByRole('heading', {
        name: 'Lücke der Anleitung: Ein Reich ohne',
      }),
    ).toBeVisible();
  });

  test('one tap shows all that belongs to a rule, with nothing more to open', async ({ page }) => {
    await page.goto('./en/huang/rules/war/');
    const rule = ruleNamed(page, 'How a war starts');
    const example = rule.getByRole('link', { name: 'Open in “Try a move”' });
    await expect(example).toBeHidden();
    await rule.getByText('editions differ', { exact: true }).tap();
    await expect(example).toBeVisible();
    await expect(rule.getByRole('group')).toHaveCount(1);
  });

  test('an example that an address names lies open, with the rule around it', async ({ page }) => {
    await page.goto('./en/huang/rules/war/#example-war-in-full');
    const example = page.getByRole('region', {
      name: 'Example: A war from beginning to end',
    });
    await expect(example.getByRole('link', { name: 'Open in “Try a move”' })).toBeVisible();
    await expect(example).toBeInViewport();
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the outline stands at the left, and shows which rule is being read', async ({ page }) => {
    await page.goto('./pl/huang/rules/war/#bystanders');
    const outline = page.getByRole('navigation', { name: 'Na tej stronie' });
    const link = outline.getByRole('link', { name: 'Królestwo na uboczu' });
    await expect(link).toHaveAttribute('aria-current', 'true');
    const heading = page.getByRole('heading', { name: 'Królestwo na uboczu' });
    const boxes = await Promise.all([outline, heading].map((one) => one.boundingBox()));
    expect(boxes[0]?.x).toBeLessThan(boxes[1]?.x ?? 0);
    await page.mouse.wheel(0, 3000);
    await expect(outline).toBeInViewport();
    await expect(link).not.toHaveAttribute('aria-current');
  });
});
