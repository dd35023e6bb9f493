/** Signs of the way back and forth, which every tool has: as in `icons.ts`, which not all need at once. */
export const UNDO_ICONS = {
  undo: 'M9 4 3 9.5 9 15v-4h5a3.5 3.5 0 0 1 0 7h-4v2.4h4a5.9 5.9 0 0 0 0-11.8H9Z',
  redo: 'M15 4l6 5.500-6 5.500v-4h-5a3.500 3.500 0 0 0 0 7h4v2.400h-4a5.900 5.900 0 0 1 0-11.800h5Z',
} as const;
