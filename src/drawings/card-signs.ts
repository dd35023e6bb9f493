import type { Timing } from '../engine/chu-han/cards.ts';

/**
 * The sign of each moment at which an ability is used, as the `d` of one path in a 24 × 24 viewBox, even-odd.
 * Drawn for Yamen, CC BY 4.0.
 */
export const TIMING_SIGNS: Readonly<Record<Timing, string>> = {
  // A banner is raised.
  opening: 'M4.5 2H7v1.5q6-2.5 13 0l-3 4.5 3 4.5q-7-2.5-13 0V22H4.5Z',
  // A shield.
  defence: 'M12 1.5 20.5 4v7c0 6-4 9.5-8.5 11.5C7.5 20.5 3.5 17 3.5 11V4Z',
  // A way back.
  retreat: 'M9.5 4v4.5H16a5.5 5.5 0 0 1 0 11H8v-3.2h8a2.3 2.3 0 0 0 0-4.6H9.5V16L2.5 10Z',
  // Lightning: at once.
  reaction: 'M14 1.5 4.5 13.5h6L9 22.5l10-12.5h-6.5Z',
};
