import { TICK_ICON } from './tick-icon.ts';

/**
 * The icons on the buttons of the tools: one path in a 24 × 24 viewBox, even-odd, current colour. Drawn for
 * Yamen, CC BY 4.0.
 */
export const ICONS = {
  gate: 'M2 6c4 1 6-1 10-3 4 2 6 4 10 3-1 3-3 4-5 4v11h-3v-8h-4v8H7V10C5 10 3 9 2 6Zm8 4h4V8h-4Z',
  backspace:
    'M8 5h14v14H8l-6-7Zm3.4 3L10 9.4l2.6 2.6-2.6 2.6 1.4 1.4 2.6-2.6 2.6 2.6 1.4-1.4-2.6-2.6L18 9.4 16.6 8 14 10.6Z',
  up: 'M12 7l8 9H4Z',
  down: 'M12 17l8-9H4Z',
  next: 'M4 10.8h10.2L10 6.6 11.7 5l7 7-7 7-1.7-1.6 4.2-4.2H4Z',
  back: 'M20 10.8H9.8L14 6.6 12.3 5l-7 7 7 7 1.7-1.6-4.2-4.2H20Z',
  done: TICK_ICON,
  granary: 'M12 2 3 8v1.5h2V20H3v2h18v-2h-2V9.5h2V8Zm-5 7.5h10V12H7Zm0 4.5h4v6H7Zm6 0h4v6h-4Z',
} as const;
export type IconName = keyof typeof ICONS;
