import { expect, type Locator, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { someOf } from '../support/campaign.ts';
import { readFixture } from '../support/read-fixture.ts';
import { heardAfter } from './live-regions.ts';
import { chooseEdition, expectAccessible, openTool, store, test, toolReady } from './support.ts';
import { wordsOf } from './words.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const said = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

for (const [locale, words] of someOf(
  [
    [
      'en',
      {
        wrong: 'Not quite.',
        why: 'A3: This is a land space. Blue tiles only go on river spaces.',
        again: 'Try again',
        right: 'Correct.',
        said: 'only blue tiles go there',
        next: 'Next exercise',
        after: 'Your Soldier leader is on A1',
        solved: 'Exercise 1, solved',
      },
    ],
    [
      'de',
      {
        wrong: 'Nein.',
        why: 'A3: Das ist ein Landfeld.',
        again: 'Anders entscheiden',
        right: 'Richtig.',
        said: 'Blau gehört auf den Fluss',
        next: 'Nächste Aufgabe',
        after: 'Dein Soldaten-Anführer steht auf A1',
        solved: 'Aufgabe 1, gelöst',
      },
    ],
    [
      'pl',
      {
        wrong: 'Nie.',
        why: 'Pole A3.',
        again: 'Wybierz inaczej',
        right: 'Dobrze.',
        said: 'Niebieski kafel wolno położyć tylko na rzece',
        next: 'Następne zadanie',
        after: 'Twój Żołnierz stoi',
        solved: 'Zadanie 1, rozwiązane',
      },
    ],
  ] as const,
  2,
))
  test(`an exercise is decided wrong and right in ${locale}, and nothing jumps on by itself`, async ({
    page,
  }) => {
    await openTool(page, `${locale}/huang/learn/tiles/`);
    await button(page, 'A3').tap();
    await expect(said(page, words.wrong)).toContainText(words.why);
    await expect(said(page, words.wrong)).toBeInViewport({ ratio: 1 }); // with its reason, without scrolling
    await button(page, words.again).tap();
    await button(page, 'A4').tap();
    await expect(said(page, words.right)).toContainText(words.said);
    await expect(button(page, words.solved)).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await button(page, words.next).tap();
    await expect(page.getByText(words.after)).toBeVisible();
  });

test('the rule opens over the lesson, the right answer can be shown, and all of it be undone', async ({
  page,
}) => {
  await openTool(page, 'en/huang/learn/tiles/');
  await button(page, 'C4').tap();
  await page.getByRole('link', { name: 'Rule: Blue on the river' }).tap();
  await expect(page.getByRole('dialog')).toContainText('only on river spaces');
  await page.goBack();
  await button(page, 'Show me').tap();
  await expect(said(page, 'Here’s the answer.')).toBeVisible();
  await expect(button(page, 'Exercise 1, not solved yet')).toBeVisible(); // shown is not found
  await button(page, 'Undo').tap();
  await expect(said(page, 'Not quite.')).toBeVisible();
  await button(page, 'Undo').tap();
  await expect(button(page, 'C4')).toBeVisible();
});

test('a space of the board is tapped as its button is pressed', async ({ page }) => {
  await openTool(page, 'en/huang/learn/tiles/');
  const board = await page.getByRole('img', { name: /^river: A4/ }).boundingBox();
  if (!board) throw new Error('No board');
  // The fourth of six spaces in the first of three rows, next to the letters of the rows and below the
  // numbers.
  await page.touchscreen.tap(board.x + board.width * 0.58, board.y + board.height * 0.28);
  await expect(said(page, 'Correct.')).toBeVisible();
});

test('what was missed stands in a list, is there after a reload, and is forgotten with the lesson alone', {
  tag: '@all',
}, async ({ page }) => {
  await openTool(page, 'en/huang/learn/tiles/');
  await button(page, 'Exercise 5').tap();
  await button(page, 'Yes').tap();
  await expect(said(page, 'Not quite.')).toBeVisible();
  await openTool(page, 'en/huang/learn/leaders/');
  await button(page, 'A4').tap();
  await expect(button(page, 'Exercise 1, not solved yet')).toBeVisible();
  await openTool(page, 'en/huang/learn/tiles/');
  await expect(button(page, 'Exercise 5, not solved yet')).toBeVisible();
  await expect(page.getByText('To review:')).toBeVisible();
  await button(page, 'Restart lesson').tap();
  await expect(page.getByText('To review:')).toBeHidden();
  await expect(button(page, 'Exercise 5')).toBeVisible();
  await openTool(page, 'en/huang/learn/leaders/');
  await expect(button(page, 'Exercise 1, not solved yet')).toBeVisible();
});

test('the page of all lessons says how far one has come', async ({ page }) => {
  await openTool(page, 'en/huang/learn/tiles/');
  await button(page, 'A3').tap();
  await button(page, 'Try again').tap();
  await button(page, 'A4').tap();
  await expect(button(page, 'Exercise 1, solved')).toBeVisible();
  await page.goto('./en/learn/');
  const lesson = page.getByRole('link', { name: /^Tiles and points/ });
  await expect(lesson).toContainText('1 of 6 solved, 1 to review');
  await expect(page.getByRole('link', { name: /^Leaders/ })).toContainText('6 exercises');
});

test('a decision is heard once with its reason', { tag: '@all' }, async ({ page }) => {
  await openTool(page, 'en/huang/learn/tiles/');
  const heard = await heardAfter(page, () => button(page, 'A3').press('Enter'));
  expect(heard.join(' ')).toContain('Not quite.');
});

for (const { path, wrong, why, right, goOn, tool, head } of someOf(
  [
    {
      path: 'khan/learn/conquest',
      wrong: 'A1, A2, A3',
      why: 'Red has no yurt under the tile',
      right: 'A5, B5, C5',
      goOn: 'Continue on this board',
      tool: 'khan/conquest',
      head: 'Yes, the tile can be laid.',
    },
    {
      path: 'khan/learn/rulers',
      wrong: 'B5',
      why: 'The ruler goes to B3 (east).',
      right: 'B3',
      goOn: 'Continue on this board',
      tool: 'khan/rulers',
      head: 'The ruler goes to B3 (east).',
    },
    {
      path: 'chu-han/learn/troops',
      wrong: '4',
      why: 'Rank 4 isn’t higher than rank 5',
      right: '7',
      goOn: 'Continue with these cards',
      tool: 'chu-han/referee',
      head: 'Chu must beat 1 × rank 7 or pass.',
    },
  ],
  2,
))
  test(`${path}: decided wrong and right, and its tool goes on with what was decided`, async ({ page }) => {
    await openTool(page, `en/${path}/`);
    await button(page, wrong).tap();
    await expect(said(page, 'Not quite.')).toContainText(why);
    await button(page, 'Try again').tap();
    await button(page, right).tap();
    await expect(said(page, 'Correct.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: goOn }).tap();
    await page.waitForURL(`**/en/${tool}/**`);
    await expect(page.getByRole('main')).toContainText(head);
  });

test('a board of Khan says to those who do not see it what lies there, and whose card protects it', {
  tag: '@all',
}, async ({ page }) => {
  await openTool(page, 'en/khan/learn/bridges/');
  await button(page, 'Exercise 4').tap();
  const board = page.getByRole('img', {
    name: /^Board; A1 red yurt; A2 red yurt; A3 blue yurt/,
  });
  await expect(board).toHaveAccessibleName(/; B2 blue yurt, protected by Blue; B3 neutral yurt/);
  await button(page, 'B1, B2, B3').tap();
  await expect(said(page, 'Not quite.')).toContainText(
    'Source: page 4 of the rulebook, which we’ve only seen online.',
  );
});

for (const [game, lesson] of someOf(
  [
    ['Huang', 'Tiles and points'],
    ['Chu Han', 'Sets and tricks'],
    ['Khan', 'Conquering'],
  ],
  1,
))
  test(`whoever comes first is shown the way to three exercises of ${game}`, async ({ page }) => {
    await page.goto('./en/');
    await showGame(page, 'en', game);
    await page.getByRole('link', { name: new RegExp(`^New to ${game}\\?`) }).tap();
    await toolReady(page);
    await expect(page.getByRole('heading', { name: new RegExp(`^${lesson}`) })).toBeVisible();
  });

test('the first question of a lesson and of a drill stands with its board before any script has come', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('./en/huang/learn/tiles/');
  await expect(page.getByText('Tap a ringed space that it can go on.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Board' })).toBeVisible();
  await page.goto('./en/huang/drill/');
  await expect(page.getByText('The Goat supports State 2 (Goat): 3 red tiles. Who wins?')).toBeVisible();
  await expect(page.getByRole('img', { name: /Goat’s Trader leader: D1/ })).toBeVisible();
  await context.close();
});

test('a choice in the first decision of a drill waits for what judges it', async ({ page }) => {
  let arrive = () => {};
  const isWanted = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/huang-drill-answer-module.*', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('./en/huang/drill/');
  await expect(page.locator('[inert]')).toHaveCount(0);
  await button(page, 'Goat').tap();
  await expect(button(page, 'Goat')).toHaveAttribute('aria-pressed', 'true');
  await expect(said(page, 'Correct.')).toBeHidden();
  arrive();
  // Goat has the red tiles D2 and D3 and gets three committed ones, Rabbit has only A4: 5 to 1.
  await expect(said(page, 'Correct.')).toBeVisible();
  await expect(button(page, 'Exercise 1, solved')).toBeVisible();
  await button(page, 'Undo').tap();
  await expect(said(page, 'Correct.')).toBeHidden();
  await button(page, 'Rabbit').tap();
  await expect(said(page, 'Not quite.')).toBeVisible();
});

/** Shows a game on the start page. */
const showGame = (page: Page, locale: Locale, game = '') =>
  page
    .getByRole('group', { name: wordsOf(locale, 'site')('which-game'), exact: true })
    .getByText(game, { exact: true })
    .tap();

/** The links on the start page for players who are new to a game. */
const newcomersTo = (page: Page, locale: Locale, game: string) =>
  page.getByRole('link', { name: wordsOf(locale, 'site')('learn-first', { game }) });
const GAME_NAMES = ['Huang', 'Chu Han', 'Khan'];

async function expectNoWelcome(page: Page, locale: Locale): Promise<void> {
  for (const game of GAME_NAMES) {
    await showGame(page, locale, game);
    await expect(page.getByRole('link', { name: wordsOf(locale, 'site')('learn') })).toBeVisible();
    await expect(newcomersTo(page, locale, game)).toBeHidden();
  }
}

for (const locale of someOf(LOCALES, 2))
  test(`the start page promises as many questions as the first lessons ask, in ${locale}`, async ({
    page,
  }) => {
    for (const game of GAME_NAMES) {
      await page.goto(`./${locale}/`);
      await showGame(page, locale, game);
      const offer = newcomersTo(page, locale, game);
      const said = await offer.textContent();
      await offer.tap();
      await page.waitForURL('**/learn/*/');
      await toolReady(page);
      const exercises = page.getByRole('group', {
        name: wordsOf(locale, 'lessons')('exercises'),
      });
      expect(said).toMatch(new RegExp(`\\b${await exercises.getByRole('button').count()}\\b`));
    }
  });

/** Chooses the first option, right or wrong. */
async function decideAnyhow(choices: Locator): Promise<void> {
  await expect(choices).toBeVisible();
  const [choice] = await choices.getByRole('button').all();
  await choice?.tap();
}

/** Waits until the page has recorded that this save is open. */
const remembers = (page: Page, save: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('yamen-open'))).toContain(save);

for (const [locale, go, name] of someOf(
  [
    ['en', 'Practise', 'Continue: Driving out rulers'],
    ['de', 'Üben', 'Weiter: Herrscher vertreiben'],
    ['pl', 'Ćwiczenia', 'Kontynuuj: Wypędzanie władców'],
  ] as const,
  0,
))
  test(`whoever has begun a lesson is led back to it and not welcomed as new, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(`./${locale}/`);
    for (const game of GAME_NAMES) {
      await showGame(page, locale, game);
      await expect(newcomersTo(page, locale, game)).toBeVisible();
    }
    const onward = page.getByRole('link', { name: new RegExp(`^${go}`) });
    await expect(onward).toBeHidden();
    await openTool(page, `${locale}/khan/learn/rulers/`);
    await decideAnyhow(page.getByRole('group', { name: wordsOf(locale, 'lessons')('ask-goes') }));
    await remembers(page, 'huang-lesson');
    await page.goto(`./${locale}/`);
    await expect(onward).toContainText(name); // on the game that was used last
    await expectNoWelcome(page, locale);
    await expectAccessible(page);
    await onward.tap();
    await expect(page).toHaveURL(/khan\/learn\/rulers\/$/);
  });

test('a drill is gone on with like a lesson, and a choice in the settings forgets neither', {
  tag: '@all',
}, async ({ page }) => {
  await openTool(page, 'en/huang/drill/');
  await decideAnyhow(page.getByRole('group', { name: 'Who wins?' }));
  await remembers(page, 'huang-drill');
  await chooseEdition(page, 'pl');
  await page.goto('./en/');
  await expect(page.getByRole('link', { name: /^Continue: Drill/ })).toContainText('1 of 10 answered');
  await expectNoWelcome(page, 'en');
});

test('whoever has read a copy with solved exercises is not welcomed as new', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('./en/');
  await store(page, 'learnt', readFixture('learnt.v1'));
  await page.evaluate(() => localStorage.setItem('yamen-kept', 'learnt settings'));
  for (const _ of ['at once', 'and from then on']) {
    await page.reload();
    await expectNoWelcome(page, 'en');
  }
});
