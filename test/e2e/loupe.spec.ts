import { expect, type Page } from '@playwright/test';
import { at, isNear, leadersOn, openEmptyBoard, tilesOn } from './board.ts';
import { test } from './support.ts';

type At = readonly [x: number, y: number];

/** A finger on the page. It can report its position, and wait. */
async function fingerOn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  /** The number of seconds that are added to the timestamps of events. */
  let later = 0;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly At[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      timestamp: Date.now() / 1000 + later,
    });
  return {
    down: (...points: readonly At[]) => send('touchStart', ...points),
    async slide([fromX, fromY]: At, [x, y]: At) {
      for (let i = 1; i <= 8; i++)
        await send('touchMove', [fromX + ((x - fromX) * i) / 8, fromY + ((y - fromY) * i) / 8]);
    },
    lift: () => send('touchEnd'),
    rest(seconds: number) {
      later += seconds;
    },
  };
}

const boxOf = async (page: Page, place: string) => {
  const box = await at(page, place).boundingBox();
  if (!box) throw new Error(`No ${place}`);
  return box;
};
const middleOf = async (page: Page, place: string): Promise<At> => {
  const { x, y, width, height } = await boxOf(page, place);
  return [x + width / 2, y + height / 2];
};

/** Returns the name of the space that the loupe shows; the whole board shows no names. */
const loupe = (page: Page, place: string) => page.getByText(place, { exact: true }).filter({ visible: true });

test('a finger that rests sees what it covers, and places where it is lifted, at any size', async ({
  page,
}) => {
  const board = await openEmptyBoard(page, 'en');
  await board.tile('red');
  const finger = await fingerOn(page);
  const { x, y, width, height } = await boxOf(page, 'K7');
  const edge: At = [x + width - 1, y + height / 2]; // between K7 and K8: it is not seen which of them is meant
  await finger.down(edge);
  await expect(loupe(page, 'K7').or(loupe(page, 'K8'))).toHaveCount(1);
  const k8 = await middleOf(page, 'K8');
  const away: At = [k8[0] + width, k8[1]]; // past what a browser takes for a finger at rest
  await finger.slide(edge, away);
  await expect(loupe(page, 'K9')).toHaveCount(1);
  await finger.slide(away, k8);
  await expect(loupe(page, 'K8')).toHaveCount(1);
  await finger.lift();
  await expect(at(page, 'K8')).toHaveAccessibleName('K8, a red tile');
  await expect(tilesOn(page, 'en')).toHaveCount(1);
  await expect(loupe(page, 'K8')).toHaveCount(0);
  expect(await isNear(page, 'K8')).toBe(false);
  await board.press('Leaders');
  await finger.down(edge);
  await expect(loupe(page, 'K7').or(loupe(page, 'K8'))).toHaveCount(1);
  await finger.slide(edge, await middleOf(page, 'G4'));
  await finger.lift();
  await expect(at(page, 'G4')).toHaveAccessibleName(/leader/);
});

test('a finger at rest that slides off the board, or gets a second one, places nothing', async ({ page }) => {
  const board = await openEmptyBoard(page, 'en');
  await board.press('Leaders');
  const finger = await fingerOn(page);
  const from = await middleOf(page, 'K7');
  await finger.down(from);
  await expect(loupe(page, 'K7')).toHaveCount(1);
  const undo = await page.getByRole('button', { name: 'Undo', exact: true }).boundingBox();
  await finger.slide(from, [undo?.x ?? 0, undo?.y ?? 0]);
  await expect(loupe(page, '×')).toHaveCount(1);
  await finger.lift();
  await expect(loupe(page, '×')).toHaveCount(0);
  await finger.down(from);
  await expect(loupe(page, 'K7')).toHaveCount(1);
  await finger.down(from, [from[0] + 80, from[1]]);
  await expect(loupe(page, 'K7')).toHaveCount(0);
  await finger.lift();
  await expect(leadersOn(page, 'en')).toHaveCount(0);
});

test('near the board a finger that rests and moves paints', async ({ page }) => {
  const board = await openEmptyBoard(page, 'en');
  await board.tile('red');
  await at(page, 'I7').focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('+');
  await expect.poll(() => isNear(page, 'I7')).toBe(true);
  const finger = await fingerOn(page);
  const [from, to] = [await middleOf(page, 'I7'), await middleOf(page, 'I8')];
  await finger.down(from);
  finger.rest(0.4);
  await finger.slide(from, to);
  await finger.lift();
  await expect(tilesOn(page, 'en', ['red'])).toHaveCount(2);
  await board.press('Undo');
  await expect(tilesOn(page, 'en')).toHaveCount(0);
});
