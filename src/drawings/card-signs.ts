import type { Timing } from '../engine/chu-han/cards.ts';

/**
 * The sign of each moment at which an ability is used, as the `d` of one path in a 24 × 24 viewBox, even-odd.
 * Drawn for Yamen, CC BY 4.0.
 */
export const TIMING_SIGNS: Readonly<Record<Timing, string>> = {
  // A call.
  opening: 'M10 2h4.400l-1 13h-2.400ZM10.200 18h4v4h-4Z',
  // A shield.
  defence: 'M12 1.500 20.500 4v7c0 6-4 9.500-8.500 11.500C7.500 20.500 3.500 17 3.500 11V4Z',
  // A way back.
  retreat: 'M9.500 4v4.500H16a5.500 5.500 0 0 1 0 11H8v-3.200h8a2.300 2.300 0 0 0 0-4.600H9.500V16L2.500 10Z',
  // A cross.
  reaction: 'M5 2.500 12 9.500l7-7L21.500 5l-7 7 7 7-2.500 2.500-7-7-7 7L2.500 19l7-7-7-7Z',
};
