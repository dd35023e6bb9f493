import { expect, type Locator, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { someOf } from '../support/campaign.ts';
import { openTool, test } from './support.ts';
import { inAnyLanguage, literally, wordsOf } from './words.ts';

// No control may move while it is used: neither the map nor a key of the palette, at any tap.

/** A small phone, and a large one. */
const SIZES = [
  { width: 360, height: 780 },
  { width: 412, height: 915 },
] as const;

/** A tool, and the controls that are tapped in turn. After the last one, the first palette is shown again. */
interface UsedTool {
  readonly path: string;
  taps(page: Page, locale: Locale): readonly (Locator | Turn)[];
}

/**
 * A tap that starts or ends an action: the map shows more or less of the board then, but stays at its place.
 */
interface Turn {
  readonly turns: Locator;
}

const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: true });
/** Returns the button whose name begins with this text. */
const begins = (scope: Page | Locator, name: string) => button(scope, new RegExp(`^${literally(name)}`));
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const space = (page: Page, place: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${place}(,|$)`) });

const huangWords = (locale: Locale) =>
  wordsOf(
    locale,
    ...(['huang', 'huang-pieces', 'huang-board', 'huang-steps', 'huang-board-play'] as const),
    ...(['huang-board-more', 'huang-replay', 'huang-conflict', 'tool'] as const),
  );

const TOOLS: readonly UsedTool[] = [
  {
    path: 'huang/referee/',
    taps(page, locale) {
      const t = huangWords(locale);
      const key = (name: string) => button(page, name);
      const at = (place: string) => space(page, place);
      const player = (dynasty: 'rat' | 'goat', of: 'group-players' | 'who-acts') =>
        button(group(page, t(of)), t(`dynasty-${dynasty}`));
      const goat = t('leader-in', { dynasty: t('dynasty-goat'), kind: t('kind-red') });
      const plays = ['riot', 'pagoda', 'palace', 'replace', 'end-turn'] as const;
      const gives = (dynasty: 'rat' | 'goat', n: number) =>
        button(group(page, t(`dynasty-${dynasty}`)), new RegExp(`^${n} `));
      return [
        ...[at('F8'), at('F9'), at('E9'), begins(group(page, t('group-tiles')), t('kind-green'))],
        ...[at('F8'), key(t('undo')), at('A10')],
        ...[key(t('group-leaders')), at('F7'), player('goat', 'group-players'), key(goat), at('F11')],
        ...[key(t('more')), begins(page, t('pagoda')), at('F8'), key(t('palace')), at('A1')],
        ...[key(t('granary')), at('A1')],
        ...[key(t('bandits')), at('M8'), at('N9'), key(t('the-bandits', { count: 2 })), at('M8')],
        ...[key(t('group-move')), at('F7'), at('E8'), key(t('group-eraser')), at('N3'), at('A10')],
        ...[
          key(t('undo')),
          key(t('redo')),
          begins(group(page, t('group-tiles')), t('kind-red')),
          key(t('mode-play')),
        ],
        ...[key(t('play-leader')), key(t('more')), ...plays.map((one) => key(t(`play-${one}`)))],
        ...[player('goat', 'who-acts'), player('rat', 'who-acts')],
        ...[key(t('kind-blue')), at('A8'), at('A9'), key(t('kind-green'))],
        { turns: at('F10') },
        ...[gives('rat', 1), gives('goat', 2), gives('goat', 1), key(t('commitments-decide'))],
        ...[key(t('replay-earlier')), key(t('replay-earlier')), key(t('replay-later'))],
        ...[key(t('before')), key(t('replay-whole')), key(t('after'))],
        { turns: key(t('apply')) },
        key(t('mode-setup')),
      ];
    },
  },
  {
    path: 'huang/conflict/',
    taps(page, locale) {
      const t = huangWords(locale);
      const key = (name: string) => button(page, name);
      const tab = (n: number) => begins(group(page, t('states')), t('side', { n }));
      const leader = (player: 'tiger' | 'rat' | 'rabbit' | 'goat', colour: 'red' | 'green') =>
        begins(page, t(`leader-${colour}`, { player: t(`dynasty-${player}`) }));
      const red = (n: number, count: number) =>
        button(group(page, t('red-tiles-in', { n })), new RegExp(`: ${count}$`));
      const gives = (player: 'tiger' | 'rabbit' | 'goat', count: number) =>
        button(
          group(page, t('commitments')).getByRole('group', { name: t(`dynasty-${player}`) }),
          new RegExp(`: ${count}$`),
        );
      return [
        ...[red(1, 3), leader('tiger', 'red'), leader('rat', 'green'), tab(2), red(2, 3)],
        ...[leader('rat', 'red'), leader('tiger', 'red'), leader('goat', 'red')], // each sends the other home
        ...[tab(1), leader('tiger', 'red'), tab(2)],
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
      const t = wordsOf(locale, 'score-sheet', 'huang-score', 'huang', 'tool');
      const key = (name: string) => button(group(page, t('keypad')), name);
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
      const t = wordsOf(locale, 'chu-han', 'chu-han-battle', 'chu-han-steps', 'tool');
      type Person = 'peng-yue' | 'zhongli-mo' | 'xiahou-ying' | 'lu-zhi' | 'xiao-he' | 'ji-bu' | 'yu-ji';
      const card = (person: Person) => begins(group(page, t('box')), t(`card-${person}`));
      const inHand = (person: Person) =>
        button(
          group(page, t('hand-of', { side: t('side-han') })),
          new RegExp(literally(t(`card-${person}`))),
        );
      const [places, opener] = [group(page, t('places')), group(page, t('opener'))];
      return [
        ...[card('peng-yue'), card('zhongli-mo'), card('xiahou-ying'), card('lu-zhi'), card('xiao-he')],
        ...[begins(places, t('side-chu')), card('ji-bu'), begins(places, t('pile')), card('yu-ji')],
        ...[button(page, t('undo')), begins(places, t('side-han'))],
        ...[button(opener, t('side-chu')), button(opener, t('side-han')), button(page, t('mode-play'))],
        ...[inHand('peng-yue'), inHand('lu-zhi'), inHand('lu-zhi'), inHand('peng-yue')],
        button(group(page, t('verbs')), t('verb-open')),
      ];
    },
  },
  {
    path: 'chu-han/score/',
    taps(page, locale) {
      const t = wordsOf(locale, 'chu-han', 'chu-han-score', 'tool');
      const key = (name: string) => button(page, name);
      const plays = (side: 'han' | 'chu', person: 'han-xin' | 'xiahou-ying') =>
        begins(group(page, t('plays', { side: t(`side-${side}`) })), t(`card-${person}`));
      const winner = group(page, t('who-won'));
      return [
        ...[plays('han', 'han-xin'), plays('chu', 'xiahou-ying'), key(t('double')), plays('chu', 'han-xin')],
        ...[key(t('undo')), key(t('redo')), key(t('pane-end'))],
        ...[button(winner, t('side-han')), button(winner, t('side-chu'))],
        button(group(page, t('cards-left-of', { side: t('side-han') })), '4'),
        button(group(page, t('taken-of', { side: t('side-han') })), '1'),
        key(t('score-battle')),
      ];
    },
  },
  {
    path: 'khan/conquest/',
    taps(page, locale) {
      const t = wordsOf(locale, 'khan', 'khan-conquest', 'khan-board', 'tool');
      const key = (name: string) => button(page, name);
      const at = (place: string) => space(page, place);
      return [
        ...[at('F6'), key(t('yurt-yellow')), at('F7'), key(t('yurt-neutral')), at('F8')],
        ...[key(t('piece-ruler')), at('D4'), key(t('piece-river')), at('H6')],
        ...[key(t('piece-tile')), at('J10'), key(t('piece-ruler')), at('J10')],
        ...[key(t('piece-erase')), at('J10'), key(t('mode-lay')), at('F6'), at('F7'), at('F8')],
        ...[key(t('player-blue')), key(t('player-red')), key(t('kind-of-bridge'))],
        ...[key(t('kind-of-conquest')), key(t('keep-shape')), key(t('by-sliding'))],
        ...[key(t('slide-left')), key(t('move-turn')), key(t('placement-next')), key(t('undo'))],
        ...[key(t('placement-next')), key(t('by-marking')), key(t('lay-it'))],
        ...[key(t('mode-setup')), key(t('yurt-red'))],
      ];
    },
  },
  {
    path: 'khan/rulers/',
    taps(page, locale) {
      const t = wordsOf(locale, 'khan', 'khan-rulers', 'khan-board', 'tool');
      const key = (name: string) => button(page, name);
      const at = (place: string) => space(page, place);
      const directions = ['NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'N'] as const;
      return [
        ...[at('G7'), key(t('piece-taken')), at('F7'), at('F8'), key(t('piece-river')), at('G9')],
        ...directions.map((one) => key(t(`direction-${one}`))),
        ...[key(t('step-before')), key(t('step-before')), key(t('step-after')), key(t('driver-action'))],
        ...[key(t('piece-ruler')), at('G9'), at('M13'), key(t('piece-erase')), at('F7')],
        ...[key(t('undo')), key(t('carry-out')), key(t('direction-S')), key(t('piece-ruler'))],
      ];
    },
  },
  ...(
    [
      ['huang/learn/tiles/', 'A3'],
      ['khan/learn/conquest/', 'A1, A2, A3'],
      ['chu-han/learn/troops/', '4'],
    ] as const
  ).map(([path, choice]) => ({
    path,
    taps(page: Page, locale: Locale) {
      const t = wordsOf(locale, 'tool');
      return [
        button(page, choice),
        ...(['undo', 'redo', 'undo'] as const).map((one) => button(page, t(one))),
      ];
    },
  })),
  {
    path: 'huang/drill/',
    taps(page, locale) {
      const t = wordsOf(locale, 'lessons', 'tool');
      return [
        button(page, t('ask-how-many')),
        button(page, '1'),
        ...(['undo', 'redo', 'undo'] as const).map((one) => button(page, t(one))),
      ];
    },
  },
];

/** Returns the positions of the map and of all controls before a tap. */
const noBoxes = (page: Page) => page.evaluateHandle(() => new Map<Element, DOMRect>());
type Boxes = Awaited<ReturnType<typeof noBoxes>>;

/** The viewport of the map and all keys; optionally also the spaces of the map. */
const KEYS = '.tool-main :is(.pane, button, input, select):not(.kept *)'; // what stands below an answer makes room for it
const ALL = `${KEYS}, .tool-main [role="gridcell"]`;

const keepBoxes = (boxes: Boxes, kept: string) =>
  boxes.evaluate((before, kept) => {
    before.clear();
    for (const one of document.querySelectorAll('*')) {
      if (!one.matches(kept)) continue;
      const box = one.getBoundingClientRect();
      if (box.width > 0 && box.bottom > 0 && box.top < innerHeight) before.set(one, box);
    }
  }, kept);

/**
 * Lists elements that still exist after the tap was painted, but have moved by more than a pixel or have
 * another size.
 */
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

/** Tools whose parts together are those of all tools. */
const IN_SHORT = ['huang/referee/', 'huang/conflict/', 'huang/score/', 'chu-han/referee/', 'khan/conquest/'];

for (const [i, { path, taps }] of TOOLS.entries())
  for (const locale of someOf(LOCALES, i))
    test(`nothing moves under the finger: ${locale}/${path}`, {
      tag: IN_SHORT.includes(path) ? [] : ['@all'],
    }, async ({ page }) => {
      await openTool(page, `./${locale}/${path}`);
      const boxes = await noBoxes(page);
      for (const size of someOf(SIZES, i)) {
        await page.setViewportSize(size);
        for (const tap of taps(page, locale)) {
          const target = 'turns' in tap ? tap.turns : tap;
          await target.scrollIntoViewIfNeeded();
          await keepBoxes(boxes, 'turns' in tap ? KEYS : ALL);
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
