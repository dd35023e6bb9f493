/** The icons of pieces of Huang that are not tiles; same format as `ICONS`. */
export const PIECE_ICONS = {
  palace:
    'M12 1 2 6.5V8h2v3H1.5v1.6H3V20H1.5v2H22.5v-2H21v-7.4h1.5V11H20V8h2V6.5ZM7 8h2.5v3H7Zm3.8 0h2.4v3h-2.4Zm3.7 0H17v3h-2.5ZM6 13.5h3V20H6Zm4.5 0h3V20h-3Zm4.5 0h3V20h-3Z',
  bandits: 'M12 3 22 21H13.2V14.5H10.8V21H2Z',
} as const;
