import type { TextFile } from '../../src/i18n/translator.ts';

/** The files of texts that the board of Huang uses. */
export const BOARD_TEXTS = [
  'huang',
  'huang-pieces',
  'huang-board',
  'huang-board-play',
  'huang-board-more',
  'huang-steps',
  'huang-replay',
  'map',
  'rulings',
  'errors',
  'tool',
] as const satisfies readonly TextFile[];
