/** The icons of the page frame, rendered at build time; same format as `ICONS`. */
export const PAGE_ICONS = {
  settings:
    'M10.5 2h3l.5 2.6 1.9.8 2.2-1.5 2.1 2.1-1.5 2.2.8 1.9 2.5.4v3l-2.5.5-.8 1.9 1.5 2.2-2.1 2.1-2.2-1.5-1.9.8-.5 2.5h-3l-.5-2.5-1.9-.8-2.2 1.5-2.1-2.1 1.5-2.2-.8-1.9L2 13.5v-3l2.5-.4.8-1.9-1.5-2.2 2.1-2.1 2.2 1.5 1.9-.8ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7Z',
} as const;
