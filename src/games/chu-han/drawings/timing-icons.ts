import type { AbilityTiming } from '../rules/cards/cards.ts';

/**
 * The icon of each timing of abilities, as the `d` of one path in a 24 × 24 viewBox, even-odd. Drawn for
 * Yamen, CC BY 4.0.
 */
export const TIMING_ICONS: Readonly<Record<AbilityTiming, string>> = {
  // “!”, as printed.
  opening: 'M9.5 1.5h5.4L13.7 15h-3ZM10 17.5h4.4V22H10Z',
  // A shield.
  defence: 'M12 1.5 20.5 4v7c0 6-4 9.5-8.5 11.5C7.5 20.5 3.5 17 3.5 11V4Z',
  // An arrow back.
  retreat: 'M9.5 4v4.5H16a5.5 5.5 0 0 1 0 11H8v-3.2h8a2.3 2.3 0 0 0 0-4.6H9.5V16L2.5 10Z',
  // “X”, as printed.
  reaction: 'M5 2.5 12 9.5l7-7L21.5 5l-7 7 7 7-2.5 2.5-7-7-7 7L2.5 19l7-7-7-7Z',
};
