import { expect, type Locator, type Page } from '@playwright/test';
import { parsePlace } from '../../src/explain/huang/place.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { test, toolReady } from './support.ts';
import { inAnyLanguage, literally, wordsOf } from './words.ts';

// Nothing that can be tapped may move while it is used: neither the map nor a key of the palette, at any tap.

/** A phone on which everything is tight, and a large one. */
const SIZES = [
  { width: 360, height: 780 },
  { width: 412, height: 915 },
] as const;

/** A tool, and what is tapped in it one after the other; in the end the first palette is there again. */
interface UsedTool {
  readonly path: string;
  taps(page: Page, locale: Locale): readonly (Locator | Turn)[];
}

/** A tap that begins or ends a dispute: the map then shows more or less of the board, and keeps its own place. */
interface Turn {
  readonly turns: Locator;
}

const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: true }).first();
/** The button whose name begins so. */
const begins = (scope: Page | Locator, name: string) => button(scope, new RegExp(`^${literally(name)}`));
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const space = (page: Page, name: string) => page.locator(`[data-space="${name}"]`);

const huangWords = (locale: Locale) =>
  wordsOf(
    locale,
    ...(['huang', 'huang-pieces', 'huang-referee', 'huang-board', 'huang-referee-play'] as const),
    ...(['huang-referee-more', 'huang-film', 'huang-conflict', 'tool'] as const),
  );

const TOOLS: readonly UsedTool[] = [
  {
    path: 'huang/referee/',
    taps(page, locale) {
      const t = huangWords(locale);
      const tray = page.locator('.tray');
      const key = (name: string) => button(tray, name);
      const at = (place: string) => space(page, String(parsePlace(place)));
      const kind = (colour: 'red' | 'green') => begins(tray, `${t(`kind-${colour}`)},`);
      const leader = (dynasty: 'rat' | 'goat') =>
        begins(tray, t('leader-in', { dynasty: t(`dynasty-${dynasty}`), kind: t('kind-red') }));
      const plays = ['leader', 'riot', 'pagoda', 'palace', 'replace', 'end-turn', 'tile'] as const;
      const gives = (dynasty: 'rat' | 'goat', n: number) =>
        button(group(page, t(`dynasty-${dynasty}`)), new RegExp(`^${n} `));
      const film = page.getByRole('group', { name: t('film') });
      return [
        ...[at('F8'), at('F9'), at('E9'), kind('green'), at('F8'), key(t('undo')), at('A10')],
        ...[key(t('group-leaders')), at('F7'), begins(tray, t('dynasty-goat')), leader('goat'), at('F11')],
        ...[key(t('group-buildings')), at('F8'), key(t('palace')), at('A1'), key(t('granary')), at('A1')],
        ...[key(t('bandits')), at('M8'), at('N9'), key(t('bandits-strength', { count: 2 })), at('M8')],
        ...[key(t('group-move')), at('F7'), at('E8'), key(t('group-eraser')), at('N3'), at('A10')],
        ...[key(t('undo')), key(t('redo')), key(t('group-tiles')), key(t('mode-play'))],
        ...plays.map((one) => key(t(`play-${one}`))),
        ...[key(t('dynasty-goat')), key(t('dynasty-rat'))],
        ...[key(t('kind-blue')), at('A8'), at('A9'), key(t('kind-green'))],
        { turns: at('F10') },
        ...[gives('rat', 1), gives('goat', 2), gives('goat', 1), button(page, t('gifts-decide'))],
        ...[button(film, t('film-earlier')), button(film, t('film-earlier')), button(film, t('film-later'))],
        ...[button(page, t('before')), button(page, t('film-whole')), button(page, t('after'))],
        { turns: button(page, t('apply')) },
        key(t('mode-setup')),
      ];
    },
  },
  {
    path: 'huang/conflict/',
    taps(page, locale) {
      const t = huangWords(locale);
      const key = (name: string) => button(page.locator('.pad'), name);
      const tab = (n: number) => begins(group(page, t('states')), t('side', { n }));
      const leader = (player: 'tiger' | 'rat' | 'rabbit' | 'goat', colour: 'red' | 'green') =>
        begins(page, t(`leader-${colour}`, { player: t(`dynasty-${player}`) }));
      const red = (n: number, count: number) =>
        button(group(page, t('red-tiles-in', { n })), new RegExp(`: ${count}$`));
      const gives = (player: 'tiger' | 'rabbit' | 'goat', count: number) =>
        button(
          group(page, t('gifts')).getByRole('group', { name: t(`dynasty-${player}`) }),
          new RegExp(`: ${count}$`),
        );
      return [
        ...[red(1, 3), leader('tiger', 'red'), leader('rat', 'green'), tab(2), red(2, 3)],
        ...[leader('rat', 'red'), leader('tiger', 'red'), key(t('undo')), leader('goat', 'red')],
        ...[leader('rabbit', 'green'), gives('rabbit', 2), gives('tiger', 2), gives('tiger', 1)],
        ...[gives('goat', 2), button(group(page, t('who-placed')), t('dynasty-rat'))],
        ...[key(t('third-add')), key(t('third-remove')), key(t('kind-of-revolt'))],
        ...[button(group(page, t('attacker')), t('dynasty-rat'))],
        ...[button(group(page, t('defender')), t('dynasty-tiger')), key(t('kind-of-war')), tab(1)],
      ];
    },
  },
  {
    path: 'huang/score/',
    taps(page, locale) {
      const t = wordsOf(locale, 'huang-score', 'huang', 'tool');
      const key = (name: string) => button(page.locator('.keypad'), name);
      const nines = Array.from({ length: 4 }, () => key('9')); // more than the box holds
      const fields = Array.from({ length: 5 }, () => [key('3'), key(t('key-next'))]).flat();
      return [
        ...[key('1'), key(t('key-plus')), key('5'), key(t('key-next')), ...nines],
        ...[key(t('key-backspace')), key(t('key-plus')), key(t('key-plus')), key(t('key-up'))],
        ...[key(t('key-down')), key(t('undo')), key(t('redo')), key(t('key-back')), ...fields],
      ];
    },
  },
  {
    path: 'chu-han/referee/',
    taps(page, locale) {
      const t = wordsOf(locale, 'chu-han', 'chu-han-referee', 'chu-han-battle', 'tool');
      const cards = page.locator('.setup .grid button');
      const hand = page.locator('.hand button');
      const key = (name: string) => button(page.locator('.duel'), name);
      const [places, opener] = [group(page, t('places')), group(page, t('opener'))];
      return [
        ...[1, 2, 5, 6, 7, 9].map((n) => cards.nth(n)),
        ...[begins(places, t('side-chu')), cards.nth(4), cards.nth(10)],
        ...[begins(places, t('pile')), cards.nth(3), cards.nth(1), key(t('undo'))],
        ...[begins(places, t('side-han')), button(opener, t('side-chu')), button(opener, t('side-han'))],
        key(t('mode-play')),
        ...[0, 1, 2, 1, 2].map((n) => hand.nth(n)),
        ...[group(page, t('verbs')).getByRole('button').first()],
      ];
    },
  },
  {
    path: 'chu-han/score/',
    taps(page, locale) {
      const t = wordsOf(locale, 'chu-han', 'chu-han-score', 'tool');
      const pad = page.locator('.pad');
      const key = (name: string) => button(pad, name);
      const points = (n: number) => pad.locator('.side button').nth(n);
      const winner = group(page, t('who-won'));
      const taken = page.locator('.panes .segment').last();
      return [
        ...[points(0), points(1), points(2), key(t('double')), points(3), points(7)],
        ...[key(t('undo')), key(t('redo')), key(t('pane-end'))],
        ...[button(winner, t('side-han')), button(winner, t('side-chu')), key('4')],
        ...[button(taken, '1'), key(t('score-battle'))],
      ];
    },
  },
  {
    path: 'khan/conquest/',
    taps(page, locale) {
      const t = wordsOf(locale, 'khan', 'khan-conquest', 'khan-board', 'tool');
      const key = (name: string) => button(page.locator('.tray'), name);
      const at = (name: string) => space(page, name);
      return [
        ...[at('5,5'), key(t('yurt-yellow')), at('6,5'), key(t('yurt-neutral')), at('7,5')],
        ...[key(t('piece-ruler')), at('3,3'), key(t('piece-river')), at('5,7')],
        ...[key(t('piece-tile')), at('9,9'), key(t('piece-ruler')), at('9,9')],
        ...[key(t('piece-erase')), at('9,9'), key(t('mode-lay')), at('5,5'), at('6,5'), at('7,5')],
        ...[key(t('player-blue')), key(t('player-red')), key(t('kind-of-bridge'))],
        ...[key(t('kind-of-conquest')), key(t('keep-shape')), key(t('by-sliding'))],
        ...[key(t('slide-left')), key(t('move-turn')), key(t('placement-next')), key(t('undo'))],
        ...[
          key(t('placement-next')),
          key(t('by-marking')),
          key(t('lay-it')),
          key(t('mode-setup')),
          key(t('yurt-red')),
        ],
      ];
    },
  },
  {
    path: 'khan/rulers/',
    taps(page, locale) {
      const t = wordsOf(locale, 'khan', 'khan-rulers', 'khan-board', 'tool');
      const key = (name: string) => button(page.locator('.tray'), name);
      const at = (name: string) => space(page, name);
      const directions = ['NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'N'] as const;
      return [
        ...[at('6,6'), key(t('piece-taken')), at('6,5'), at('7,5'), key(t('piece-river')), at('8,6')],
        ...directions.map((one) => key(t(`direction-${one}`))),
        ...[key(t('step-before')), key(t('step-before')), key(t('step-after')), key(t('driver-action'))],
        ...[key(t('piece-ruler')), at('8,6'), at('12,12'), key(t('piece-erase')), at('6,5')],
        ...[key(t('undo')), key(t('carry-out')), key(t('direction-S')), key(t('piece-ruler'))],
      ];
    },
  },
  ...['huang/learn/tiles/', 'khan/learn/conquest/', 'chu-han/learn/troops/', 'huang/drill/'].map((path) => ({
    path,
    taps(page: Page, locale: Locale) {
      const t = wordsOf(locale, 'lessons', 'tool');
      const choice = page.locator('.decide .choices button').first();
      return [choice, button(page, t('undo')), button(page, t('redo')), button(page, t('undo'))];
    },
  })),
];

/** Where the map and everything that can be tapped was before a tap. */
const noBoxes = (page: Page) => page.evaluateHandle(() => new Map<Element, DOMRect>());
type Boxes = Awaited<ReturnType<typeof noBoxes>>;

const KEYS = ['.pane', 'button', 'input', 'select'];

const keepBoxes = (boxes: Boxes, kept: readonly string[]) =>
  boxes.evaluate((before, kept) => {
    before.clear();
    // What stands below an answer makes room for it.
    for (const one of document.querySelectorAll(`.tool-main :is(${kept.join()}):not(.kept *)`)) {
      const box = one.getBoundingClientRect();
      if (box.width > 0 && box.bottom > 0 && box.top < innerHeight) before.set(one, box);
    }
  }, kept);

/** What is still on the page once the tap is painted, and no longer in its place: by more than a pixel, or of another size. */
const listMoved = (boxes: Boxes) =>
  boxes.evaluate(async (before) => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    return [...before].flatMap(([one, { x, y, width, height }]) => {
      const now = one.getBoundingClientRect();
      if (!one.isConnected || now.width === 0) return [];
      const change = [now.x - x, now.y - y, now.width - width, now.height - height];
      const name = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
      return change.some((by) => Math.abs(by) > 1) ? [`${name}: ${change.map(Math.round).join(' ')}`] : [];
    });
  });

for (const { path, taps } of TOOLS)
  for (const locale of LOCALES)
    test(`nothing moves under the finger: ${locale}/${path}`, async ({ page }) => {
      await page.goto(`./${locale}/${path}`);
      await toolReady(page);
      const boxes = await noBoxes(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const tap of taps(page, locale)) {
          const target = 'turns' in tap ? tap.turns : tap;
          await target.scrollIntoViewIfNeeded();
          await keepBoxes(boxes, 'turns' in tap ? KEYS : [...KEYS, '[role="gridcell"]']);
          await target.tap();
          const moved = await listMoved(boxes);
          expect.soft(moved.slice(0, 4), `${size.width}: ${target}`).toEqual([]);
        }
        await page
          .getByRole('button', { name: inAnyLanguage('sharing', 'start-again') })
          .click({ force: true });
        await page.evaluate(() => scrollTo(0, 0));
      }
    });
