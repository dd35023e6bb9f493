/** Signs of the boards; else as `ICONS`. */
export const MAP_ICONS = {
  fit: 'M3 3h7v2.2H5.2V10H3Zm11 0h7v7h-2.2V5.2H14ZM3 14h2.2v4.8H10V21H3Zm15.8 0H21v7h-7v-2.2h4.8Z',
  closer: 'M10.8 4h2.4v6.8H20v2.4h-6.8V20h-2.4v-6.8H4v-2.4h6.8Z',
  farther: 'M4 10.8h16v2.4H4Z',
  palace:
    'M12 1 2 6.5V8h2v3H1.5v1.6H3V20H1.5v2H22.5v-2H21v-7.4h1.5V11H20V8h2V6.5ZM7 8h2.5v3H7Zm3.8 0h2.4v3h-2.4Zm3.7 0H17v3h-2.5ZM6 13.5h3V20H6Zm4.5 0h3V20h-3Zm4.5 0h3V20h-3Z',
  bandits: 'M12 3 22 21H13.2V14.5H10.8V21H2Z',
} as const;
