/**
 * The undo and redo icons, which every tool needs; same format as in `icons.ts`, whose icons not all tools
 * need.
 */
export const UNDO_ICONS = {
  undo: 'M9 4 3 9.5 9 15v-4h5a3.5 3.5 0 0 1 0 7h-4v2.4h4a5.9 5.9 0 0 0 0-11.8H9Z',
  redo: 'M15 4l6 5.5-6 5.5v-4h-5a3.5 3.5 0 0 0 0 7h4v2.4h-4a5.9 5.9 0 0 1 0-11.8h5Z',
} as const;
