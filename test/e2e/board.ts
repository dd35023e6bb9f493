import { expect, type Locator, type Page } from '@playwright/test';
import { parsePlace } from '../../src/explain/huang/place.ts';

/** The board page at a table: taps with a thumb, counted. */
export interface BoardPage {
  /** How many taps so far. */
  taps(): number;
  tap(target: Locator): Promise<void>;
  /** Taps a space by its place, as in `K6`. */
  space(place: string): Promise<void>;
  tile(colour: string, ...places: readonly string[]): Promise<void>;
  /** A leader of the player on that seat, counted from 0. */
  leader(seat: number, colour: string, place: string): Promise<void>;
  play(): Promise<void>;
}

export function at(page: Page, place: string): Locator {
  return page.locator(`[data-space="${parsePlace(place)}"]`);
}

/** Waits until the board page has loaded what it keeps, and what settles actions. */
export async function boardReady(page: Page): Promise<void> {
  await page.locator('.referee:not([inert])').waitFor();
  await page.locator('.more').waitFor();
}

function boardPage(page: Page): BoardPage {
  let count = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    count++;
  };
  const tray = page.locator('.tray');
  const group = async (n: number) => {
    const button = tray.locator('.groups button').nth(n);
    if ((await button.getAttribute('aria-pressed')) !== 'true') await tap(button);
  };
  const space = (place: string) => tap(at(page, place));
  return {
    taps: () => count,
    tap,
    space,
    async tile(colour, ...places) {
      await group(0);
      await tap(tray.locator(`.line:last-child button:has(.kind.${colour})`));
      for (const place of places) await space(place);
    },
    async leader(seat, colour, place) {
      await group(1);
      await tap(tray.locator(`.leaders .line:nth-child(${seat + 1}) button:has(.kind.${colour})`));
      await space(place);
    },
    play: () => tap(tray.locator('.line').first().locator('button').nth(1)),
  };
}

/** Opens an empty board at which the Rat, the Tiger and the Goat sit, the map near enough for sure taps. */
export async function openEmptyBoard(page: Page, locale: string): Promise<BoardPage> {
  await page.goto(`./${locale}/huang/referee/`);
  await boardReady(page);
  const board = boardPage(page);
  await page.locator('.more .row button:has(use[href="#dynasty-tiger"])').tap();
  await page.locator('.seats li:has(use[href="#dynasty-tiger"]) button').tap();
  await page.locator('.board-start button').nth(1).tap();
  await expect(page.locator('.board .kind')).toHaveCount(0);
  await at(page, 'K6').tap(); // from afar, this only comes closer
  await expect(page.locator('.board.close')).toBeVisible();
  return board;
}

/** The war example of the printed rulebooks, on the front board: two red tiles on the left, four on the right. */
export async function setUpPrintedWar(board: BoardPage): Promise<void> {
  await board.tile('red', 'K3', 'K5', 'K7', 'K8', 'K9', 'L7');
  await board.tile('yellow', 'K4', 'K10');
  await board.leader(1, 'red', 'L3');
  await board.leader(1, 'yellow', 'L4');
  await board.leader(0, 'red', 'L9');
  await board.leader(0, 'green', 'K11');
  await board.leader(2, 'yellow', 'L10');
}
