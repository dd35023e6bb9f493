import { expect, type Locator, type Page } from '@playwright/test';
import { COLOURS, DYNASTIES } from '../../src/games/huang/rules/vocabulary.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { openTool } from './support.ts';
import { literally, wordsOf } from './words.ts';

const PLAYERS = ['rat', 'tiger', 'goat'] as const;
type Player = (typeof PLAYERS)[number];
type Colour = (typeof COLOURS)[number];

const boardWords = (locale: Locale) =>
  wordsOf(
    locale,
    'huang',
    'huang-pieces',
    'huang-board',
    'huang-steps',
    'huang-board-play',
    'huang-board-more',
    'tool',
  );

/** The board page as used by touch; counts the taps. */
export interface BoardPage {
  readonly t: ReturnType<typeof boardWords>;
  /** The number of taps so far. */
  taps(): number;
  tap(target: Locator): Promise<void>;
  /** Taps the button with this name. */
  press(name: string): Promise<void>;
  /** Taps a space by its coordinate, such as `K6`. */
  space(place: string): Promise<void>;
  tile(colour: Colour, ...places: readonly string[]): Promise<void>;
  leader(player: Player, colour: Colour, place: string): Promise<void>;
  /** Selects a tile to be played. */
  take(colour: Colour): Promise<void>;
  play(): Promise<void>;
}

/** The grid of the board. */
export const grid = (page: Page) => page.getByRole('grid', { name: /^(Board|Spielbrett|Plansza)\b/ });

/** Returns a space by its coordinate, such as `K6`, whatever is on it. */
export const at = (page: Page, place: string): Locator =>
  grid(page).getByRole('gridcell', { name: new RegExp(`^${place}(,|$)`) });

/** Lists the spaces that contain one of these things, given their names in the language of the page. */
const spacesWith = (page: Page, names: readonly string[]) =>
  grid(page).getByRole('gridcell', { name: new RegExp(`, (${names.map(literally).join('|')})(,|$)`) });

export const tilesOn = (page: Page, locale: Locale, colours: readonly Colour[] = COLOURS) =>
  spacesWith(
    page,
    colours.map((colour) => boardWords(locale)(`tile-${colour}`)),
  );

export const leadersOn = (page: Page, locale: Locale) => {
  const t = boardWords(locale);
  const namesOf = (colour: Colour) =>
    DYNASTIES.map((dynasty) => t(`leader-${colour}`, { player: t(`dynasty-${dynasty}`) }));
  return spacesWith(page, COLOURS.flatMap(namesOf));
};

export const pagodaOn = (page: Page, locale: Locale) => spacesWith(page, [boardWords(locale)('with-pagoda')]);

/** Returns the width of a space in px; `isNear` tells whether it is at least 44 px, so that a tap places a piece. */
export const widthOf = async (page: Page, place: string) => (await at(page, place).boundingBox())?.width ?? 0;
export const isNear = (page: Page, place: string) => widthOf(page, place).then((width) => width >= 44);

function boardPage(page: Page, locale: Locale): BoardPage {
  const t = boardWords(locale);
  let count = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    count++;
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  /** Selects a piece if it is not selected yet. */
  const taken = async (one: Locator) => {
    if ((await one.getAttribute('aria-pressed')) !== 'true') await tap(one);
  };
  const space = (place: string) => tap(at(page, place));
  const tileNamed = (colour: Colour) =>
    page
      .getByRole('group', { name: t('group-tiles'), exact: true })
      .getByRole('button', { name: new RegExp(`^${t(`kind-${colour}`)}(,|$)`) });
  return {
    t,
    taps: () => count,
    tap,
    press: (name) => tap(button(name)),
    space,
    async tile(colour, ...places) {
      await tap(tileNamed(colour));
      for (const place of places) await space(place);
    },
    async leader(player, colour, place) {
      await taken(button(t('group-leaders')));
      const dynasties = page.getByRole('group', { name: t('group-players'), exact: true });
      await taken(dynasties.getByRole('button', { name: t(`dynasty-${player}`) }));
      await taken(button(t('leader-in', { dynasty: t(`dynasty-${player}`), kind: t(`kind-${colour}`) })));
      await space(place);
    },
    take: (colour) => tap(tileNamed(colour)),
    play: () => tap(button(t('mode-play'))),
  };
}

/** Opens an empty board with the players Rat, Tiger and Goat. */
export async function openEmptyBoard(page: Page, locale: Locale): Promise<BoardPage> {
  await openTool(page, `./${locale}/huang/referee/`);
  const board = boardPage(page, locale);
  const { t } = board;
  const tiger = t('dynasty-tiger');
  await page
    .getByRole('group', { name: t('players'), exact: true })
    .getByRole('button', { name: tiger })
    .tap();
  await page.getByRole('button', { name: t('seat-earlier', { player: tiger }) }).tap();
  const boards = page.getByRole('region', { name: t('board-choice'), exact: true });
  await boards.getByRole('button', { name: t('board-empty') }).tap();
  await expect(tilesOn(page, locale)).toHaveCount(0);
  return board;
}

/**
 * Sets up the war example of the printed rulebooks on the front board: two red tiles on the left, four on the
 * right.
 */
export async function setUpPrintedWar(board: BoardPage): Promise<void> {
  await board.tile('red', 'K3', 'K5', 'K7', 'K8', 'K9', 'L7');
  await board.tile('yellow', 'K4', 'K10');
  await board.leader('tiger', 'red', 'L3');
  await board.leader('tiger', 'yellow', 'L4');
  await board.leader('rat', 'red', 'L9');
  await board.leader('rat', 'green', 'K11');
  await board.leader('goat', 'yellow', 'L10');
}
