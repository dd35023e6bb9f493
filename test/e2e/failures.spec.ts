import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { someOf } from '../support/campaign.ts';
import { listKeys, openTool, pointsField, read, toolReady, wrong } from './support.ts';
import { wordsOf } from './words.ts';

// A page that fails reports it and offers ways to continue from stored data, without any loss.

interface Tool {
  readonly path: string;
  readonly save: string;
  /** Changes the input of the tool; each `nth` makes a different change. */
  step(page: Page, nth: number): Promise<void>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const spaceAt = (page: Page, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`) });

const TOOLS: readonly Tool[] = [
  {
    path: 'huang/score/',
    save: 'huang-score',
    step: (page, nth) => pointsField(page, 'Tiger, yellow').fill(`${nth}`),
  },
  {
    path: 'huang/referee/',
    save: 'huang-board',
    step: (page, nth) => spaceAt(page, `A${nth + 1}`).press('Enter'),
  },
  {
    path: 'huang/conflict/',
    save: 'huang-conflict',
    step: (page, nth) => press(page, ['', 'Tiger’s Soldier leader', 'Rat’s Soldier leader'][nth] ?? ''),
  },
  {
    path: 'chu-han/referee/',
    save: 'chu-han-battle',
    step: (page, nth) => page.getByRole('button', { name: `Rank ${nth}: to Han` }).press('Enter'),
  },
  {
    path: 'chu-han/score/',
    save: 'chu-han-score',
    step: async (page, nth) =>
      void (await page
        .getByLabel('Event', { exact: true })
        .selectOption(['', 'Good Counsel', 'Silence'][nth] ?? '')),
  },
  {
    path: 'khan/conquest/',
    save: 'khan-conquest',
    step: (page, nth) => spaceAt(page, `A${nth + 1}`).press('Enter'),
  },
  {
    path: 'khan/rulers/',
    save: 'khan-rulers',
    step: (page, nth) => spaceAt(page, `B${nth + 1}`).press('Enter'),
  },
];

/**
 * After a call of `breakNext`, the first component that renders after the next key or input event throws
 * once.
 */
async function makeBreakable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isBroken = false;
    Object.assign(globalThis, {
      breakNext: () => {
        // Not immediately: what still renders for the tap before, or for the focus, must not fail.
        for (const type of ['keydown', 'input'])
          addEventListener(type, () => (isBroken = true), {
            capture: true,
            once: true,
          });
      },
    });
    const drill = () => {
      if (!isBroken) return;
      isBroken = false;
      throw new Error('A drill');
    };
    const spoil = (prototype: object, name: string) => {
      const own = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
      const through = (work: unknown) =>
        function (this: unknown, ...given: unknown[]) {
          drill();
          return Reflect.apply(work as () => unknown, this, given);
        };
      if (own.set)
        Object.defineProperty(prototype, name, {
          ...own,
          set: through(own.set),
        });
      else
        Object.defineProperty(prototype, name, {
          ...own,
          value: through(own.value),
        });
    };
    spoil(Element.prototype, 'setAttribute');
    spoil(Element.prototype, 'removeAttribute');
    spoil(CharacterData.prototype, 'data');
    spoil(Document.prototype, 'createTextNode');
  });
}

const breakNext = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { breakNext(): void }).breakNext());
/** The message that something has gone wrong on the page. */
const failure = (page: Page, text = 'Something went wrong.') => wrong(page).filter({ hasText: text });
const nowOf = async (page: Page, key: string) => JSON.stringify((await read(page, key))?.now);

async function openBreakable(page: Page, { path }: Tool): Promise<void> {
  await makeBreakable(page);
  await openTool(page, `./en/${path}`);
}

for (const tool of someOf(TOOLS, 0, 2))
  test(`${tool.path}: a tool that cannot be drawn says so, goes one step back and on from there`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openBreakable(page, tool);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await tool.step(page, 1);
    await expect.poll(() => nowOf(page, tool.save)).toBeDefined();
    const first = await nowOf(page, tool.save);
    await breakNext(page);
    await tool.step(page, 2);
    await expect(failure(page)).toBeVisible();
    expect(errors).toContain('A drill'); // nothing is swallowed
    await expect.poll(() => nowOf(page, tool.save)).not.toBe(first);
    const second = await nowOf(page, tool.save);

    await failure(page).getByRole('button', { name: 'Undo' }).tap();
    await toolReady(page);
    await expect(failure(page)).toHaveCount(0);
    expect(await nowOf(page, tool.save)).toBe(first);
    const keys = await asideKeys(page, tool.save);
    expect(keys).toHaveLength(1);
    expect(await nowOf(page, keys[0] ?? '')).toBe(second);
    await tool.step(page, 2);
    await expect.poll(() => nowOf(page, tool.save)).not.toBe(first);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true); // without a reload
  });

test('a tool that fails can be started anew, what was stored is put aside, and a copy of it handed out', async ({
  page,
}, info) => {
  const tool = TOOLS.find(({ path }) => path === 'huang/referee/') as Tool;
  await openBreakable(page, tool);
  await tool.step(page, 1);
  await expect.poll(() => nowOf(page, tool.save)).toBeDefined();
  await breakNext(page);
  await tool.step(page, 2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    failure(page).getByRole('button', { name: 'Download my data' }).tap(),
  ]);
  const file = info.outputPath('copy.json');
  await download.saveAs(file);
  const stored = await read(page, tool.save);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    format: 'yamen-saves',
    saves: { [tool.save]: stored },
  });
  await failure(page).getByRole('button', { name: 'Start over' }).tap();
  await toolReady(page);
  await expect(spaceAt(page, 'A2')).not.toHaveAccessibleName(/red/i);
  const [aside = ''] = await asideKeys(page, tool.save);
  expect(await read(page, aside)).toEqual(stored);
  await page.goto('./en/settings/#saves');
  await expect(page.getByRole('button', { name: /^Save as a file: Huang · Try a move/ })).toBeVisible();
});

for (const [locale, sentence] of [
  ['de', 'Hier ist etwas schiefgegangen.'],
  ['pl', 'Coś poszło tu nie tak.'],
] as const)
  for (const path of someOf(['huang/score/', 'settings/', 'huang/rules/war/'], locale === 'de' ? 0 : 1))
    test(`/${locale}/${path}: what fails outside of drawing is told of, and can be put away`, async ({
      page,
    }) => {
      await page.goto(`./${locale}/${path}`);
      for (const fail of [
        () => void setTimeout(() => Reflect.apply(undefined as never, null, [])),
        () => void Promise.reject(new Error('A drill')),
      ]) {
        await page.evaluate(fail);
        const failed = failure(page, sentence);
        await failed.getByRole('button', { name: wordsOf(locale, 'failure')('close') }).tap();
        await expect(failed).toHaveCount(0);
      }
      await expect(page.getByRole('main')).toBeVisible();
    });

/** Lists the keys under which data of a save was quarantined. */
async function asideKeys(page: Page, save: string): Promise<readonly string[]> {
  return (await listKeys(page)).filter((key) => key.startsWith(`aside/${save}/`));
}
