import { spawnSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { keysOf } from '../../src/core/record.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { someOf } from '../support/campaign.ts';
import { documentsOf } from '../support/searches.ts';
import { FOUR_LEVEL } from '../support/used-tools.ts';
import { heardAfter } from './live-regions.ts';
import {
  offlineReady,
  openTool,
  partUnder,
  saying,
  store,
  switchTo,
  tapValues,
  test,
  testWithWorker,
  verdict,
} from './support.ts';
import { literally } from './words.ts';

const box = (page: Page) => page.getByRole('search');
const field = (page: Page) => box(page).getByRole('searchbox');
const status = (page: Page) => box(page).getByRole('status');
const hit = (page: Page, name: string) => box(page).getByRole('link', { name, exact: true });
const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
/** The label on the first and best hit. */
const expectBest = (page: Page, text: string) =>
  expect.poll(async () => (await box(page).getByRole('listitem').allTextContents())[0]).toContain(text);

/** Opens the search page, and waits until it accepts queries. */
async function openPage(page: Page, locale: string, query = ''): Promise<void> {
  await page.goto(`./${locale}/search/${query && `?q=${encodeURIComponent(query)}`}`);
  await expect(status(page)).not.toContainText(/…/);
}

test('a hit shows the whole rule, the words marked, and opens at its anchor', async ({ page }) => {
  await openPage(page, 'pl', 'kto wygrywa remis w wojnie');
  await expectBest(page, 'zwycięzcę wybiera spośród nich gracz, który wywołał wojnę.');
  const best = box(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Remis w wojnie' }) });
  await expect(best.locator('mark')).toContainText(['Remis', 'wojnie']);
  await hit(page, 'Remis w wojnie').click();
  await page.waitForURL('**/pl/huang/rules/war/#tie');
});

test('the address holds the query, through a change of language too', async ({ page }) => {
  await openPage(page, 'de');
  await field(page).fill('lue zhi');
  await page.waitForURL('**/de/search/?q=lue%20zhi');
  await expectBest(page, 'Lü Zhi');
  await switchTo(page, 'en');
  await page.waitForURL('**/en/search/?q=lue%20zhi');
  await expectBest(page, 'Lü Zhi');
});

test('a word of another language finds the rule in the page’s own', { tag: '@all' }, async ({ page }) => {
  await openPage(page, 'en', 'Plättchen nachziehen');
  await expectBest(page, 'Fill up to six');
});

/**
 * Queries, some of them on pages of a game; the third one asks on an English page for a text that the German
 * search finds.
 */
const ASKED = {
  en: [{ query: 'who has won?' }, { query: 'signs', game: 'khan' }, { query: 'Plättchen nachziehen' }],
  de: [{ query: 'wer gewinnt den Krieg?', game: 'huang' }, { query: 'Gleichstand' }],
  pl: [{ query: 'kto wygrywa remis w wojnie' }, { query: 'ile akcji mam w turze', game: 'khan' }],
} as const satisfies Readonly<Record<Locale, readonly { query: string; game?: string }[]>>;

for (const lang of someOf(keysOf(ASKED), 2))
  test(`${lang}: the command finds what is shown, in the same order`, async ({ page }) => {
    const asked = ASKED[lang];
    const { stdout } = spawnSync(process.execPath, ['src/find/main.ts'], {
      input: asked.map((one) => JSON.stringify({ lang, ...one })).join('\n'),
      encoding: 'utf8',
    });
    const answers: { hits: string[] }[] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const paths = new Map(documentsOf(lang).map(({ id, path }) => [id, path]));
    for (const [at, one] of asked.entries()) {
      const found = answers[at]?.hits.map((id) => `/${lang}/${paths.get(id)}`);
      expect(found?.length).toBeGreaterThan(3);
      const game = 'game' in one ? `&in=${one.game}` : '';
      await page.goto(`./${lang}/search/?q=${encodeURIComponent(one.query)}${game}`);
      const shown = async () =>
        Promise.all(
          (await box(page).getByRole('link').all()).map((link) =>
            link.getAttribute('href', { timeout: 1000 }),
          ),
        ).catch(() => []); // drawn anew while it was read
      await expect.poll(shown).toEqual(found);
    }
  });

test('other languages are fetched for what the page’s own does not know alone', { tag: '@all' }, async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) =>
    fetched.push(...(/(?<=\/)\w\w(?=\/search\.json)/.exec(request.url()) ?? [])),
  );
  await openPage(page, 'en', 'equal strength');
  await page.waitForTimeout(1000); // longer than a query has to stand
  expect(fetched).toEqual(['en']);
  await field(page).fill('Plättchen nachziehen');
  await expectBest(page, 'Fill up to six');
  expect(fetched.sort()).toEqual(['de', 'en', 'pl']);
});

test('Ctrl+K opens the search over any page, and Escape closes it', async ({ page }) => {
  await page.goto('./en/huang/rules/war/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.press('/'); // a character alone does nothing: somebody may be dictating
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  const heard = await heardAfter(page, () => page.keyboard.type('unifcation marker'));
  expect(heard).toEqual(['Best matches first:']);
  await page.keyboard.press('ArrowDown');
  await expect(box(page).getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('on the pages of a game its rules come first, and one tap shows the best of all', async ({ page }) => {
  await page.goto('./en/khan/rules/turn/');
  await button(page).click();
  await field(page).fill('what happens on a tie?');
  await expectBest(page, 'Khan');
  await page.getByRole('button', { name: 'All games' }).click();
  await expect(page.getByRole('button', { name: 'All games' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'All games' })).toHaveAttribute('aria-pressed', 'true');
  await expectBest(page, 'Huang');
  await page.getByRole('button', { name: 'Khan', exact: true }).click();
  await expectBest(page, 'Khan');
});

test('what asks for a tool shows it above the rules', async ({ page }) => {
  for (const [locale, query, tool] of [
    ['en', 'who has won?', 'Score the game'],
    ['de', 'wer gewinnt den Krieg?', 'Krieg oder Revolte'],
    ['pl', 'dokąd idzie ten władca?', 'Dokąd idzie władca?'],
  ] as const) {
    await openPage(page, locale, query);
    await expect(box(page).getByRole('paragraph').getByRole('link', { name: tool })).toBeVisible();
  }
});

test('a question without an answer is copied with one tap, and not before', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, 'en', 'xyzzy quux');
  const send = page.getByRole('button', {
    name: 'Copy your question to send to us',
  });
  await expect(send).toBeVisible();
  await send.click();
  await expect(saying(page, 'Nothing was sent')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(text)).toMatchObject({
    question: 'xyzzy quux',
    locale: 'en',
  });
  await field(page).fill('');
  await expect(send).toBeHidden();
});

test('a hit on the page that is being read closes the search and leads there', async ({ page }) => {
  await page.goto('./en/huang/rules/war/');
  await button(page).click();
  await field(page).fill('equal strength in a war');
  await expectBest(page, 'Ties in a war');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Ties in a war' })).toBeInViewport();
});

/** Holds back such files until the returned function is called. */
async function heldBack(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

// The hits of the first query stay when those of other languages come; those of the second one are replaced.
for (const [query, isKept] of [
  ['Fan Zeng nachziehen', true],
  ['yurt Gleichstand', false],
] as const)
  test(`${query}: the focus stays in the search when the words of other languages come later`, {
    tag: '@all',
  }, async ({ page }) => {
    const release = await heldBack(page, '**/{de,pl}/search.json');
    await page.goto(`./en/search/?q=${encodeURIComponent(query)}`);
    await field(page).focus();
    const link = box(page).getByRole('link').and(page.locator(':focus'));
    await expect(async () => {
      await page.keyboard.press('Enter'); // to the best hit, once there is one
      await expect(link).toHaveCount(1, { timeout: 500 });
    }).toPass();
    const name = (await link.textContent()) ?? '';
    const titles = () => box(page).getByRole('link').allTextContents();
    const before = await titles();
    release();
    await expect.poll(titles).not.toEqual(before);
    await expect(isKept ? hit(page, name) : field(page)).toBeFocused();
  });

test('what makes no sense does no harm', async ({ page }) => {
  await openPage(page, 'de');
  for (const nonsense of [
    'x'.repeat(10_000),
    '🐉🐉',
    '<img src=x onerror=alert(1)>',
    '.*+?^$()|[]\\',
    '""',
    '\u0000',
    'w',
    'מי מנצח במלחמה؟',
    'half a dragon \uD83D',
    '',
  ]) {
    await field(page).evaluate((input: HTMLInputElement, value) => {
      input.value = value;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, nonsense);
    await expect(box(page).getByRole('img')).toHaveCount(0);
    await expect(status(page)).not.toBeEmpty();
  }
  await field(page).fill('Pagode');
  await expectBest(page, 'Pagode');
});

/** The list of recently read rules and recent searches that is shown while there is no query. */
/** What was read or searched for, which can be cleared. */
const recent = (page: Page) => box(page).getByRole('listitem').filter({ hasNotText: /\?$/ });
/** Examples of questions, where nothing was read or searched for. */
const samples = (page: Page) => box(page).getByRole('listitem').filter({ hasText: /\?$/ });

/** The number of rules or searches that this browser has stored. */
const readHere = (page: Page, kind: 'rules' | 'searches' = 'rules') =>
  page.evaluate(async (list) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'yamen /')) return 0;
    return new Promise<number>((done) => {
      const opening = indexedDB.open('yamen /');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('saves').objectStore('saves').get('reading');
        reading.onsuccess = () => done(reading.result?.[list].length ?? 0);
        opening.result.close();
      };
    });
  }, kind);

/** The texts in the list of recent items, in each language: two rules, a search, and the button that clears them. */
const READ = [
  [
    'de',
    'Gleichstand im Krieg',
    'Die Stärke der Reiche',
    'Huang · Kriege',
    'Stärke im Krieg',
    'Liste leeren',
    'Die Liste ist leer.',
  ],
  [
    'pl',
    'Remis w wojnie',
    'Siła w wojnie',
    'Huang · Wojny',
    'remis w wojnie',
    'Wyczyść',
    'Lista została wyczyszczona.',
  ],
  ['en', 'Ties in a war', 'Strength in a war', 'Huang · Wars', 'tie in a war', 'Clear', 'Cleared.'],
] as const;

for (const [locale, title, strength, where, query, clear, cleared] of someOf(READ, 1))
  testWithWorker(
    `${locale}: what was read and searched for is at hand, offline too, until it is cleared`,
    async ({ page, context }) => {
      await page.goto(`./${locale}/huang/rules/war/#tie`); // opened at its anchor
      await expect.poll(() => readHere(page)).toBe(1);
      await offlineReady(page);
      await context.setOffline(true);
      await openPage(page, locale, query);
      await expect(box(page).getByRole('button', { name: clear })).toHaveCount(0);
      await hit(page, strength).click();
      await page.waitForURL('**/#strength');
      await openPage(page, locale);
      await expect(recent(page).filter({ has: page.getByRole('link') })).toHaveCount(2);
      await expect(
        recent(page).filter({
          has: page.getByRole('link', { name: title, exact: true }),
        }),
      ).toContainText(where);
      await field(page).press('ArrowDown');
      await expect(hit(page, strength)).toBeFocused(); // read last, and so the first
      for (const target of await recent(page).getByRole('link').or(recent(page).getByRole('button')).all()) {
        const size = await target.boundingBox();
        expect(Math.min(size?.height ?? 0, size?.width ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await recent(page).getByRole('button', { name: query }).tap();
      await expect(hit(page, strength)).toBeVisible();
      await expect(field(page)).toHaveValue(query);
      await field(page).fill('');
      await box(page).getByRole('button', { name: clear }).tap();
      await expect(status(page)).toHaveText(cleared);
      await expect(field(page)).toBeFocused();
      await page.reload();
      await expect(field(page)).toBeFocused();
      await expect(samples(page)).toHaveCount(4);
      await expect(recent(page)).toHaveCount(0);
    },
  );

test('a rule that was opened over a tool was read, and the panel shows it on the next opening', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('./en/chu-han/cards/');
  await button(page).tap();
  await expect(recent(page)).toHaveCount(0);
  await field(page).fill('tie in a war');
  await field(page).press('Enter'); // entered
  await expect.poll(() => readHere(page, 'searches')).toBe(1);
  await page.keyboard.press('Escape');
  await button(page).tap();
  await field(page).fill('');
  await expect(recent(page).getByRole('button')).toHaveText('tie in a war');
  await openTool(page, './en/huang/score/');
  await tapValues(page, FOUR_LEVEL);
  await verdict(page, 'wins.').getByRole('link', { name: 'Rule: Fewest white points' }).tap();
  await expect(page.getByRole('dialog')).toContainText('white points');
  await expect.poll(() => readHere(page)).toBe(1);
  await openPage(page, 'pl');
  await expect(recent(page).getByRole('link')).toHaveAttribute('href', /\/pl\/huang\/rules\/end\//);
});

test('what is entered before the search has come leads to its best hit once it has, and is remembered', {
  tag: '@all',
}, async ({ page }) => {
  const release = await heldBack(page, '**/en/search.json');
  await page.goto('./en/chu-han/cards/');
  await button(page).tap();
  await field(page).fill('equal strength in a war');
  await field(page).press('Enter');
  release();
  await expect(hit(page, 'Ties in a war')).toBeFocused();
  await expect.poll(() => readHere(page, 'searches')).toBe(1);
});

test('a rule that is gone, and a damaged list, do no harm', { tag: '@all' }, async ({ page }) => {
  await openPage(page, 'en');
  await store(page, 'reading', {
    version: 1,
    rules: ['huang/war/duel', 'huang/__proto__/x', 'huang/war/tie', 7, 'javascript:alert(1)'],
    searches: ['<img src=x onerror=alert(1)>', { q: 'war' }, 'שלום'],
  });
  await page.reload();
  await expect(recent(page).getByRole('link')).toHaveText(['Ties in a war']);
  await expect(recent(page).getByRole('button')).toHaveText(['<img src=x onerror=alert(1)>', 'שלום']);
});

test('where the browser stores nothing, the search goes on', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  });
  await openPage(page, 'en', 'tie in a war');
  await hit(page, 'Ties in a war').click();
  await page.waitForURL('**/en/huang/rules/war/#tie');
  await openPage(page, 'en');
  await expect(recent(page)).toHaveCount(0);
});

/** The ways in which the index can be damaged during the transfer. */
const DAMAGES = {
  'no JSON': (json: string) => `${json.slice(0, 500)}<html>`,
  'of another shape': () => '{"found":[null],"aliases":{},"hidden":[]}',
  'without some of its words': (json: string) => json.replace(/("hidden":\[)\{[^}]*\},/, '$1'),
  missing: null,
} as const;
const SORRY = {
  de: ['Die Suche ließ sich nicht laden, oder sie kam beschädigt an.', 'Kriege'],
  pl: ['Nie udało się wczytać wyszukiwarki albo jest ona uszkodzona.', 'Wojny'],
  en: ['Search didn’t load.', 'Wars'],
} as const;

test.describe('where the index is damaged', () => {
  test.use({ serviceWorkers: 'block' });
  const cases = Object.entries(DAMAGES).map(
    ([name, damage], i) => [name, damage, keysOf(SORRY)[i % 3] ?? 'en'] as const,
  );
  for (const [name, damage, locale] of someOf(cases, 0, 2))
    test(`${name}: the search says so in ${locale} and lists the chapters`, async ({ context }) => {
      const page = await context.newPage();
      await page.route(`**/${locale}/search.json`, async (route) => {
        if (damage === null) return route.abort();
        const response = await route.fetch();
        return route.fulfill({ response, body: damage(await response.text()) });
      });
      const [sentence, chapter] = SORRY[locale];
      await page.goto(`./${locale}/search/?q=war`);
      await expect(status(page)).toContainText(sentence);
      await field(page).fill('tie');
      await expect(status(page)).toContainText(sentence);
      await expect(box(page).getByRole('heading', { level: 2 })).toHaveText(['Huang', 'Chu Han', 'Khan']);
      await box(page).getByRole('link', { name: chapter, exact: true }).click();
      await page.waitForURL(`**/${locale}/huang/rules/war/`);
    });
});

testWithWorker(
  'the search works without a network, on a page that was never open before',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.goto('./en/');
    await offlineReady(page);
    await context.setOffline(true);
    await page.goto('./pl/search/?q=krolestwo');
    await expectBest(page, 'królestw');
  },
);

test('a term in a rule opens its meaning on a tap and on focus', async ({ page }) => {
  await page.goto('./en/huang/rules/points/');
  const term = partUnder(page, 'The leader of the colour scores').getByRole('link', {
    name: 'state',
    exact: true,
  });
  const card = saying(page, 'Linked tiles and leaders');
  await term.focus();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await term.click();
  await expect(card).toBeVisible();
  await card.getByRole('link').click();
  await page.waitForURL('**/en/glossary/#huang-state');
  await expect(partUnder(page, 'state')).toContainText('królestwo');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the search says what it needs, and a term is a link to the glossary', async ({ page }) => {
    await page.goto('./de/search/');
    await expect(page.getByRole('paragraph').filter({ hasText: 'braucht JavaScript' })).toBeVisible();
    await page.goto('./pl/huang/rules/points/');
    await partUnder(page, 'Punkt za kafel').getByRole('link', { name: 'królestwie' }).click();
    await page.waitForURL(/\/pl\/glossary\/#huang-state/);
  });
});

for (const [locale, many, few, poor] of someOf(
  [
    ['en', 'Best matches first:', '2 rules', 'No good match. Closest:'],
    ['de', 'Die besten Treffer zuerst:', '2 Regeln', 'Nichts passt wirklich. Am nächsten kommen:'],
    ['pl', 'Najtrafniejsze na początku:', '2 zasady', 'Nic nie pasuje dokładnie. Najbliższe zasady:'],
  ] as const,
  1,
))
  test(`a cap is not told as a count, on the page and in the sheet, in ${locale}`, async ({ page }) => {
    const tells = async (query: string, said: string) => {
      await field(page).fill(query);
      await expect(saying(page, new RegExp(`^${literally(said)}$`))).toBeVisible();
    };
    for (const open of [
      () => openPage(page, locale),
      async () => {
        await page.goto(`./${locale}/huang/`);
        await page.keyboard.press('Control+k');
      },
    ]) {
      await open();
      await tells('pagoda', many); // in more rules than are shown
      await tells('Fan Zeng', few);
      await tells('instrukcja pdf', poor); // half of it is in no rule
    }
  });
