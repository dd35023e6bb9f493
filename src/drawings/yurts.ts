/**
 * Signs of Khan, as the `d` of a path in a viewBox 0 0 24 24, even-odd. Drawn for Yamen, CC BY 4.0.
 */

/** A round tent with an open door: a neutral yurt. */
export const TENT =
  'M2 21.500V14Q3 6.500 12 2.500Q21 6.500 22 14V21.500ZM9.500 21.500H14.500V15Q14.500 12.500 12 12.500Q9.500 12.500 9.500 15Z';

/** A crown: a ruler. */
export const CROWN = 'M2.500 20.500V6L8 11L12 3.500L16 11L21.500 6V20.500Z';

/** What can be done to a tile, and that it may not lie as it does. */
export const TILE_SIGNS = {
  turn: 'M12 4a8 8 0 0 1 7.700 6H22l-3.400 5L15 10h2.600A5.900 5.900 0 1 0 16.200 16l1.500 1.500A8 8 0 1 1 12 4Z',
  flip: 'M11 3h2v18h-2ZM9 6v12H1.500Zm6 0 7.500 12H15Zm2 6.500V16h2.200Z',
  cross:
    'M5.600 4.200 12 10.600l6.400-6.400 1.400 1.400L13.400 12l6.400 6.400-1.400 1.400L12 13.400l-6.400 6.400-1.400-1.400L10.600 12 4.200 5.600Z',
} as const;
