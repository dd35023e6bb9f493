/** The icons of the maps; same format as `ICONS`. */
export const MAP_ICONS = {
  fit: 'M3 3h7v2.2H5.2V10H3Zm11 0h7v7h-2.2V5.2H14ZM3 14h2.2v4.8H10V21H3Zm15.8 0H21v7h-7v-2.2h4.8Z',
  closer: 'M10.8 4h2.4v6.8H20v2.4h-6.8V20h-2.4v-6.8H4v-2.4h6.8Z',
  farther: 'M4 10.8h16v2.4H4Z',
} as const;
