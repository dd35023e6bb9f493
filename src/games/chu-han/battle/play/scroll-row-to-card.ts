import type { RefObject } from 'preact';
import { runAfterPaint } from '../../../../ui/browser/run-after-paint.ts';

/**
 * Scrolls a row of cards sideways to the first matching card, once it is rendered. The page does not move.
 */
export function scrollRowToCard(within: RefObject<HTMLElement>, selector: string): void {
  runAfterPaint(() => {
    const card = within.current?.querySelector(selector);
    const row = card?.closest('.rail');
    if (!row || !(card instanceof HTMLElement)) return;
    row.scrollLeft = card.offsetLeft - (row.clientWidth - card.offsetWidth) / 2;
  });
}
