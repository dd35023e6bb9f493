import { expect, type Locator, type Page } from '@playwright/test';
import { parsePlace } from '../../src/explain/huang/place.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { test, toolReady } from './support.ts';
import { wordsOf } from './words.ts';

/** The phones: one on which everything is tight, and a large one. */
const SIZES = [
  { width: 360, height: 780 },
  { width: 412, height: 915 },
] as const;

/** What is tapped, one after the other. */
type Taps = readonly (readonly [what: string, target: Locator])[];

interface UsedTool {
  readonly path: string;
  taps(page: Page, locale: Locale): Taps;
}

const space = (page: Page, at: string): readonly [string, Locator] => [
  at,
  page.locator(`[data-space="${at}"]`),
];
const boardSpace = (page: Page, place: string): readonly [string, Locator] => [
  place,
  page.locator(`[data-space="${parsePlace(place)}"]`),
];
const buttonIn = (scope: Page | Locator, name: string | RegExp): readonly [string, Locator] => [
  String(name),
  scope.getByRole('button', { name, exact: true }).first(),
];

const board = (locale: Locale) =>
  wordsOf(
    locale,
    'huang',
    'huang-pieces',
    'huang-referee',
    'huang-board',
    'huang-referee-play',
    'huang-conflict',
    'tool',
  );

const TOOLS: readonly UsedTool[] = [
  {
    path: 'huang/referee/',
    taps(page, locale) {
      const t = board(locale);
      const tray = page.locator('.tray');
      const key = (name: string | RegExp) => buttonIn(tray, name);
      const at = (place: string) => boardSpace(page, place);
      const kind = (colour: 'red' | 'yellow' | 'green' | 'blue') =>
        key(new RegExp(`^${t(`kind-${colour}`)},`));
      const leader = (dynasty: 'rat' | 'goat', colour: 'red' | 'green') =>
        key(
          new RegExp(`^${t('leader-in', { dynasty: t(`dynasty-${dynasty}`), kind: t(`kind-${colour}`) })}`),
        );
      const actions = ['leader', 'riot', 'pagoda', 'palace', 'replace', 'end-turn', 'tile'] as const;
      return [
        at('F8'),
        at('F9'),
        at('E9'),
        kind('green'),
        at('F8'),
        key(t('undo')),
        at('A10'),
        key(t('group-leaders')),
        at('F7'),
        at('F11'),
        key(t('undo')),
        key(t('dynasty-goat')),
        leader('goat', 'red'),
        at('F11'),
        key(t('group-buildings')),
        at('F8'),
        key(t('palace')),
        at('A1'),
        key(t('granary')),
        at('A1'),
        key(t('bandits')),
        at('M8'),
        key(/^2 /),
        at('N9'),
        key(t('group-move')),
        at('F7'),
        at('E8'),
        key(t('group-eraser')),
        at('O1'),
        at('E8'),
        key(t('undo')),
        key(t('group-tiles')),
        key(t('mode-play')),
        ...actions.map((one) => key(t(`play-${one}`))),
        key(t('dynasty-goat')),
        key(t('dynasty-rat')),
        key(t('kind-blue')),
        at('A8'),
        at('A9'),
        key(t('kind-red')),
        at('A1'),
      ];
    },
  },
  {
    path: 'huang/conflict/',
    taps(page, locale) {
      const t = board(locale);
      const leader = (player: 'tiger' | 'rat' | 'rabbit' | 'goat', colour: 'red' | 'green' | 'yellow') =>
        buttonIn(page, t(`leader-${colour}`, { player: t(`dynasty-${player}`) }));
      const red = (n: number, count: number) =>
        buttonIn(page.getByRole('group', { name: t('red-tiles-in', { n }) }), new RegExp(`: ${count}$`));
      const gift = (player: 'tiger' | 'rat' | 'rabbit' | 'goat', name: RegExp) =>
        buttonIn(
          page.getByRole('group', { name: t('gifts') }).getByRole('group', { name: t(`dynasty-${player}`) }),
          name,
        );
      const key = (name: string | RegExp) => buttonIn(page.locator('.pad'), name);
      return [
        red(1, 3),
        leader('tiger', 'red'),
        leader('rat', 'green'),
        key(new RegExp(`^${t('side', { n: 2 })}`)),
        red(2, 3),
        leader('rat', 'red'),
        leader('tiger', 'red'),
        key(t('undo')),
        leader('goat', 'red'),
        leader('rabbit', 'green'),
        gift('rabbit', /: 2$/),
        gift('tiger', /: 2$/),
        gift('tiger', /: 1$/),
        gift('goat', /: 2$/),
        buttonIn(page.getByRole('group', { name: t('who-placed') }), t('dynasty-rat')),
        key(t('third-add')),
        key(t('third-remove')),
        key(t('kind-of-revolt')),
        buttonIn(page.getByRole('group', { name: t('attacker'), exact: true }), t('dynasty-rat')),
        buttonIn(page.getByRole('group', { name: t('defender'), exact: true }), t('dynasty-tiger')),
      ];
    },
  },
  {
    path: 'huang/score/',
    taps(page, locale) {
      const t = wordsOf(locale, 'huang-score', 'huang', 'tool');
      const key = (name: string | RegExp) => buttonIn(page.locator('.keypad'), name);
      return [
        key('1'),
        key(t('key-plus')),
        key('5'),
        key(t('key-next')),
        key('9'),
        key('9'),
        key('9'),
        key('9'),
        key(t('key-backspace')),
        key(t('key-plus')),
        key(t('key-plus')),
        key(t('key-up')),
        key(t('key-down')),
        key(t('undo')),
        key(t('redo')),
        key(t('key-back')),
        ...[1, 2, 3, 4].flatMap(() => [
          key('3'),
          key(t('key-next')),
          key('4'),
          key(t('key-next')),
          key('7'),
          key(t('key-next')),
        ]),
      ];
    },
  },
  {
    path: 'chu-han/referee/',
    taps(page, locale) {
      const t = wordsOf(locale, 'chu-han', 'chu-han-referee', 'chu-han-battle', 'tool');
      const card = (n: number): readonly [string, Locator] => [
        `card ${n}`,
        page.locator('.setup .grid button').nth(n),
      ];
      const key = (name: string | RegExp) => buttonIn(page.locator('.duel'), name);
      const groups = (name: string) => page.getByRole('group', { name });
      return [
        card(1),
        card(2),
        card(5),
        card(6),
        card(7),
        card(8),
        card(8),
        buttonIn(groups(t('places')), new RegExp(`^${t('side-chu')}`)),
        card(4),
        card(10),
        buttonIn(groups(t('places')), new RegExp(`^${t('pile')}`)),
        card(3),
        card(1),
        key(t('undo')),
        buttonIn(groups(t('places')), new RegExp(`^${t('side-han')}`)),
        buttonIn(groups(t('opener')), t('side-chu')),
        buttonIn(groups(t('opener')), t('side-han')),
        key(t('mode-play')),
        ...[0, 1, 2].map((n): readonly [string, Locator] => [
          `hand ${n}`,
          page.locator('.hand button').nth(n),
        ]),
        ['hand 1 again', page.locator('.hand button').nth(1)],
        ['hand 2 again', page.locator('.hand button').nth(2)],
        ['verb', page.locator('.verbs button').first()],
      ];
    },
  },
  {
    path: 'chu-han/score/',
    taps(page, locale) {
      const t = wordsOf(locale, 'chu-han', 'chu-han-score', 'tool');
      const pad = page.locator('.pad');
      const nth = (n: number): readonly [string, Locator] => [
        `points ${n}`,
        pad.locator('.side button').nth(n),
      ];
      const segment = (title: string, name: string) =>
        buttonIn(page.getByRole('group', { name: title }), name);
      return [
        nth(0),
        nth(1),
        nth(2),
        buttonIn(pad, t('double')),
        nth(3),
        nth(7),
        buttonIn(pad, t('undo')),
        buttonIn(pad, t('redo')),
        buttonIn(pad, t('pane-end')),
        segment(t('who-won'), t('side-han')),
        segment(t('who-won'), t('side-chu')),
        buttonIn(pad, '4'),
        ['taken', pad.locator('.segment').last().getByRole('button').nth(1)],
        buttonIn(pad, t('score-battle')),
      ];
    },
  },
  {
    path: 'khan/conquest/',
    taps(page, locale) {
      const t = wordsOf(locale, 'khan', 'khan-conquest', 'khan-board', 'tool');
      const tray = page.locator('.tray');
      const key = (name: string | RegExp) => buttonIn(tray, name);
      const at = (place: string) => space(page, place);
      return [
        at('5,5'),
        key(t('yurt-yellow')),
        at('6,5'),
        key(t('yurt-neutral')),
        at('7,5'),
        key(t('piece-ruler')),
        at('3,3'),
        key(t('piece-river')),
        at('5,7'),
        key(t('piece-tile')),
        at('9,9'),
        key(t('piece-ruler')),
        at('9,9'),
        key(t('piece-erase')),
        at('9,9'),
        key(t('mode-lay')),
        at('5,5'),
        at('6,5'),
        at('7,5'),
        key(t('player-blue')),
        key(t('player-red')),
        key(t('kind-of-bridge')),
        key(t('kind-of-conquest')),
        key(t('keep-shape')),
        key(t('by-sliding')),
        key(t('slide-left')),
        key(t('move-turn')),
        key(t('undo')),
        key(t('by-marking')),
        key(t('lift')),
        key(t('mode-setup')),
      ];
    },
  },
  {
    path: 'khan/rulers/',
    taps(page, locale) {
      const t = wordsOf(locale, 'khan', 'khan-rulers', 'khan-board', 'tool');
      const tray = page.locator('.tray');
      const key = (name: string | RegExp) => buttonIn(tray, name);
      const at = (place: string) => space(page, place);
      const directions = ['NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'N'] as const;
      return [
        at('6,6'),
        key(t('piece-taken')),
        at('6,5'),
        at('7,5'),
        key(t('piece-river')),
        at('8,6'),
        ...directions.map((one) => key(t(`direction-${one}`))),
        buttonIn(page, t('step-before')),
        buttonIn(page, t('step-before')),
        buttonIn(page, t('step-after')),
        key(t('driver-action')),
        key(t('piece-ruler')),
        at('8,6'),
        at('12,12'),
        key(t('piece-erase')),
        at('6,5'),
        key(t('undo')),
        buttonIn(page, t('carry-out')),
        key(t('direction-S')),
      ];
    },
  },
  ...['huang/learn/tiles/', 'khan/learn/conquest/', 'chu-han/learn/troops/', 'huang/drill/'].map((path) => ({
    path,
    taps(page: Page, locale: Locale): Taps {
      const t = wordsOf(locale, 'lessons', 'tool');
      return [
        ['choice', page.locator('.decide .choices button, .as-came .choices button').first()],
        ['again', page.getByRole('button', { name: t('once-more') })],
        ['show', page.getByRole('button', { name: t('show-me') })],
        buttonIn(page, t('step-before')),
        buttonIn(page, t('step-before')),
        buttonIn(page, t('step-after')),
      ];
    },
  })),
];

/** Where everything that can be tapped was before a tap. */
const boxesOf = (page: Page) => page.evaluateHandle(() => new Map<Element, DOMRect>());
type Boxes = Awaited<ReturnType<typeof boxesOf>>;

const keep = (boxes: Boxes) =>
  boxes.evaluate((before) => {
    before.clear();
    for (const one of document.querySelectorAll(
      '.tool-main :is(button, input, select, [role="gridcell"], summary), .tool-main .pane',
    )) {
      const box = one.getBoundingClientRect();
      if (box.width > 0 && box.bottom > 0 && box.top < innerHeight) before.set(one, box);
    }
  });

/** What stays on the page after a tap and does not stay in its place, once the tap is painted. */
const moved = (boxes: Boxes) =>
  boxes.evaluate(async (before) => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    return [...before].flatMap(([one, { x, y, width, height }]) => {
      const now = one.getBoundingClientRect();
      if (!one.isConnected || now.width === 0) return [];
      const change = [now.x - x, now.y - y, now.width - width, now.height - height].map(Math.round);
      if (Math.max(...change.map(Math.abs)) <= 1) return [];
      const name = one.getAttribute('aria-label') ?? one.className ?? '';
      return [`${one.tagName} ${one.textContent?.trim().slice(0, 30)} ${name}: ${change.join(' ')}`];
    });
  });

for (const { path, taps } of TOOLS)
  for (const locale of LOCALES)
    test(`nothing moves under the finger: ${locale}/${path}`, async ({ page }) => {
      await page.goto(`./${locale}/${path}`);
      await toolReady(page);
      const boxes = await boxesOf(page);
      const faults: string[] = [];
      for (const [i, size] of SIZES.entries()) {
        await page.setViewportSize(size);
        for (const [what, target] of taps(page, locale)) {
          if ((await target.count()) === 0 || !(await target.isVisible())) {
            faults.push(`${i} ${what}: MISSING`);
            continue;
          }
          await target.scrollIntoViewIfNeeded();
          await keep(boxes);
          await target
            .tap({ timeout: 3000 })
            .catch((e) => faults.push(`${i} ${what}: NO TAP ${String(e).slice(0, 300)}`));
          const gone = await moved(boxes);
          if (gone.length > 0)
            faults.push(
              `${size.width} ${what}: ${gone.length} moved, as ${gone
                .filter((x) => !x.startsWith('g '))
                .slice(0, 2)
                .join(' | ')} `,
            );
        }
        if (process.env['SHOTS'])
          await page.screenshot({
            path: `/tmp/lay/end-${locale}-${path.replaceAll('/', '_')}${size.width}.png`,
          });
        if (i === 0) {
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          await page.reload();
          await toolReady(page);
          const again = page.getByRole('button', { name: wordsOf(locale, 'sharing')('start-again') });
          if ((await again.getAttribute('aria-disabled')) !== 'true') await again.tap();
          await page.reload();
          await toolReady(page);
          Object.assign(boxes, await boxesOf(page));
        }
        break;
      }
      expect(faults).toEqual([]);
    });
