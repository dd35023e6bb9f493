import type { Colour } from '../games/huang/rules/vocabulary.ts';

/**
 * The outline of each kind of tile, distinguishable without colour, as the `d` of one closed SVG path:
 * viewBox 0 0 24 24, any fill rule (no holes). There is room for an outline up to 1 unit wide, which the
 * white star needs on light paper. Drawn for Yamen, CC BY 4.0.
 */
export const KIND_SHAPES: Readonly<Record<Colour, string>> = {
  // Governor: a seal.
  yellow: 'M5 2.6h14q2.4 0 2.4 2.4v14q0 2.4-2.4 2.4H5q-2.4 0-2.4-2.4V5q0-2.4 2.4-2.4z',
  // Soldier: a shield.
  red: 'M12 23Q2.6 18.4 2.6 10V3.4Q7.8 3.8 12 1.2Q16.2 3.8 21.4 3.4V10Q21.4 18.4 12 23Z',
  // Farmer: a round field. The radii are slightly too short on purpose: SVG scales them up, so the arcs close
  // despite rounding.
  blue: 'M12 1.6A10.3 10.3 0 1 1 12 22.4A10.3 10.3 0 1 1 12 1.6Z',
  // Trader: a lozenge.
  green: 'M12 1L23 12L12 23L1 12Z',
  // Artisan: a broad star.
  white: 'M12 1L16.2 7L23.2 9.2L18.8 15L18.9 22.3L12 20L5.1 22.3L5.2 15L0.8 9.2L7.8 7Z',
};

/**
 * The baseline of the capital letter on each shape of KIND_SHAPES, in the same viewBox 0 0 24 24: text-anchor
 * middle at x = 12, font-size 11, bold sans. Drawn for Yamen, CC BY 4.0.
 */
export const KIND_LETTER_Y: Readonly<Record<Colour, number>> = {
  yellow: 16,
  red: 15.4,
  blue: 16,
  green: 16,
  white: 16.8,
};
