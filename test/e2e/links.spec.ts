import { expect } from '@playwright/test';
import { makeLink } from '../../src/share/link.ts';
import { someOf } from '../support/campaign.ts';
import { LUCJA_AND_BEN as asked } from '../support/used-tools.ts';
import {
  archived,
  offlineReady,
  openTool,
  pointsField,
  reloadTool,
  saying,
  switchTo,
  tapValues,
  test,
  testWithWorker,
  toolReady,
  verdict,
} from './support.ts';

test.describe('a shared link', () => {
  test('opens offline on a phone that has seen Yamen once, in the language of its owner', async ({
    offlinePhone: page,
  }) => {
    await page.goto(`./open/#${await makeLink(asked)}`);
    await page.waitForURL('**/pl/huang/score/');
    await toolReady(page);
    await expect(verdict(page, 'Wygrywa Łucja.')).toBeVisible();
    await expect(verdict(page, 'Wygrywa Łucja.')).toContainText('nikt'); // by the Polish edition
    await expect(saying(page, /^Otwarto\.$/)).toBeVisible(); // nothing was set aside
  });

  for (const [what, write] of someOf([
    ['with a bracket and a full stop behind it', (link: string) => `open/#${link}).`],
    ['of its tool, with a full stop behind it', (link: string) => `de/huang/score/#${link}.`],
    ['with _ and - encoded', (link: string) => `open/#${link.replace(/_/g, '%5F').replace(/-/g, '%2D')}`],
    ['with a line break at its end', (link: string) => `open/#${link}%0A`],
  ] as const))
    test(`${what} opens all the same`, async ({ page }) => {
      await page.goto(`./${write(await makeLink(asked))}`);
      await page.waitForURL('**/huang/score/');
      await toolReady(page);
      await expect(verdict(page, 'Łucja')).toBeVisible();
    });

  for (const path of someOf(['open/', 'de/huang/score/']))
    test(`with its # encoded opens all the same: ${path}`, async ({ browser, baseURL }) => {
      const page = await browser.newPage({ ...(baseURL && { baseURL }) }); // a browser logs the answer 404 as an error
      await page.goto(`./${path}%23${await makeLink(asked)}`);
      await page.waitForURL('**/huang/score/');
      await expect(verdict(page, 'Łucja')).toBeVisible();
      await page.close();
    });

  test('with its # encoded never leaves the site', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    const { origin } = new URL(baseURL ?? '');
    await page.goto(`${origin}//other.example/%23${await makeLink(asked)}`);
    await page.waitForURL(/#/);
    expect(new URL(page.url()).origin).toBe(origin);
    await page.close();
  });

  test('sets the game that was there aside and loses nothing', async ({ page }) => {
    await openTool(page, './en/huang/score/');
    await tapValues(page, [7]);
    await page.goto(`./open/#${await makeLink(asked)}`);
    await page.waitForURL('**/en/huang/score/');
    await toolReady(page);
    await expect(verdict(page, 'Łucja wins.')).toBeVisible();
    await expect(saying(page, 'Opened. What was here is in the list below.')).toBeVisible();
    await expect(archived(page)).toHaveCount(1);
    await reloadTool(page); // the address no longer carries the case, so it is not opened twice
    await expect(archived(page)).toHaveCount(1);
    await page.getByRole('button', { name: /^Open: / }).tap();
    await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('7');
  });

  for (const [what, forge, said] of someOf(
    [
      ['incomplete', (link: string) => link.slice(0, -9), 'damaged or incomplete'],
      ['of a newer version', (link: string) => `9${link}`, 'newer version'],
      ['of 100 kB', () => `1${'A'.repeat(100_000)}`, 'damaged or incomplete'],
      ['with nothing in it', () => '', 'This link is empty'],
    ] as const,
    1,
  ))
    test(`${what} says so and touches nothing`, async ({ page }) => {
      await openTool(page, './en/huang/score/');
      await tapValues(page, [7]);
      const link = forge(await makeLink(asked));
      await page.goto(`./open/#${link}`);
      await expect(saying(page, said)).toBeVisible();
      await openTool(page, './en/huang/score/');
      await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('7');
      if (!link) return;
      await page.goto(`./en/huang/score/#${link}`); // straight to the tool, on the page that is open
      await expect(saying(page, said)).toBeVisible();
      await expect(pointsField(page, 'Tiger, yellow')).toHaveValue('7');
    });

  test('to another tool goes on to it', { tag: '@all' }, async ({ page }) => {
    await page.goto(`./en/huang/referee/#${await makeLink(asked)}`);
    await page.waitForURL('**/en/huang/score/');
    await toolReady(page);
    await expect(verdict(page, 'Łucja wins.')).toBeVisible();
  });

  test('to a case that cannot be is refused on its tool, with the reason', async ({ page }) => {
    const players = [{ name: 'Ada', red: 1001 }, { name: 'Ben' }];
    await page.goto(`./open/#${await makeLink({ ...asked, players })}`);
    await page.waitForURL('**/en/huang/score/**');
    await toolReady(page);
    await expect(saying(page, '1000')).toBeVisible();
    await expect(pointsField(page, 'Tiger, red')).toHaveValue('');
  });

  test('with markup in a name shows it as text', { tag: '@all' }, async ({ page }) => {
    const name = '<img src=x onerror=alert(1)>';
    const players = [{ name, red: 1 }, { name: 'B' }];
    await openTool(page, `./en/huang/score/#${await makeLink({ ...asked, players })}`);
    await expect(verdict(page, `${name} wins.`)).toBeVisible();
    expect(await page.evaluate(() => document.images.length)).toBe(0);
  });
});

test.describe('an address without a language', () => {
  for (const [what, address, place] of someOf(
    [
      ['the site’s own', './', '**/pl/'],
      ['of a board', './open/#2AbC', '**/pl/huang/referee/**'],
      ['of a rule', './r/#huang/end/tie', '**/pl/huang/rules/end/#tie'],
    ] as const,
    1,
  ))
    test(`${what} leads on before any other file has come`, async ({ browser }) => {
      const context = await browser.newContext({ locale: 'pl-PL' });
      const page = await context.newPage();
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'document' ? route.continue() : route.abort(),
      );
      await page.goto(address);
      await page.waitForURL(place);
      await context.close();
    });
});

test.describe('the address of a rule', () => {
  test.use({ locale: 'de-AT' });
  test('opens in the reader’s own language', async ({ page }) => {
    await page.goto('./r/#huang/end/tie');
    await page.waitForURL('**/de/huang/rules/end/#tie');
    await expect(
      page.getByRole('heading', { name: 'Gleichstand am Spielende', exact: true }),
    ).toBeInViewport();
    await switchTo(page, 'pl'); // the switch stays on the rule
    await page.waitForURL('**/pl/huang/rules/end/#tie');
    await page.goto('./r/#huang/end/winner'); // from now on in the language chosen here
    await page.waitForURL('**/pl/huang/rules/end/#winner');
  });

  test('may be escaped, and a second one may follow on the same page', async ({ page }) => {
    await page.goto('./r/#nothing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Regel gibt es nicht.');
    await page.goto('./r/#huang%2Fend%2Ftie');
    await page.waitForURL('**/de/huang/rules/end/#tie');
  });

  testWithWorker(
    'opens as one page, offline, once a page has told who reads',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('./pl/'); // seen, not chosen
      await offlineReady(page);
      await page.context().setOffline(true);
      const opened: string[] = [];
      page.on('framenavigated', (frame) => opened.push(frame.url().replace(/^.*?(?=de|pl|r\/)/, '')));
      await page.goto('./r/#huang/end/tie');
      await expect(
        page.getByRole('heading', { name: 'Gleichstand am Spielende', exact: true }),
      ).toBeInViewport();
      expect(opened).toEqual(['de/huang/rules/end/#tie']);
      await switchTo(page, 'pl');
      await page.goto('./r/#huang/end/winner'); // at once: whether that page has told it or not
      await page.waitForURL('**/pl/huang/rules/end/#winner');
      await offlineReady(page);
      opened.length = 0;
      await page.goto('./r/#huang/end/tie');
      expect(opened).toEqual(['pl/huang/rules/end/#tie']);
      await page.goto('./r/#huang/end/ties'); // which is in no chapter
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nie ma takiej zasady.');
    },
  );

  testWithWorker(
    'shows that rule in the first picture, offline, on a slow phone',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('./de/');
      await offlineReady(page);
      await page.context().setOffline(true);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 }); // then a long page is drawn before it is read
      await page.addInitScript(() => {
        const isIt = (node: Node) => node instanceof Element && `#${node.id}` === location.hash;
        new MutationObserver((records) => {
          if (records.some(({ addedNodes }) => [...addedNodes].some(isIt))) performance.mark('here');
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto('./de/huang/rules/war/#tie');
      const drawn = await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      );
      const here = await page.evaluate(() => performance.getEntriesByName('here')[0]?.startTime);
      expect(Number(await drawn.jsonValue())).toBeGreaterThan(Number(here));
      await expect(
        page.getByRole('heading', { name: 'Gleichstand am Spielende', exact: true }),
      ).toBeInViewport();
    },
  );

  test('that never was offers the nearest', async ({ page }) => {
    await page.goto('./r/#huang/end/ties');
    const main = page.getByRole('main'); // in German alone
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Diese Regel gibt es nicht.');
    await expect(main.getByRole('link')).not.toHaveCount(0);
  });

  test('on a chapter’s page that never was offers the nearest', { tag: '@all' }, async ({ page }) => {
    await page.goto('./pl/huang/rules/war/#ties');
    await page.waitForURL('**/r/#huang/war/ties');
    const offered = page.getByRole('main').getByRole('link');
    await expect
      .poll(
        async () =>
          (await offered.count()) > 0 && (await offered.evaluateAll((all) => all[0]?.getAttribute('href'))),
      )
      .toMatch(/\/huang\/rules\/war\/#/);
  });

  test('in a chapter that never was offers the nearest', { tag: '@all' }, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) }); // a browser logs the answer 404 as an error
    await page.goto('./de/huang/rules/wars/#tie');
    await page.waitForURL('**/r/#huang/wars/tie');
    await page.close();
  });
});
