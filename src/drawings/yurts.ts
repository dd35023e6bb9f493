/**
 * Signs of Khan, as the `d` of a path in a viewBox 0 0 24 24, even-odd. Drawn for Yamen, CC BY 4.0.
 */

/** A round tent with an open door: a neutral yurt. */
export const TENT =
  'M2 21.500V14Q3 6.500 12 2.500Q21 6.500 22 14V21.500ZM9.500 21.500H14.500V15Q14.500 12.500 12 12.500Q9.500 12.500 9.500 15Z';

/** A crown: a ruler. */
export const CROWN = 'M2.500 20.500V6L8 11L12 3.500L16 11L21.500 6V20.500Z';
