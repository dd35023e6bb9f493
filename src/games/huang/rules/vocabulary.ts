/** The five dynasties that players choose from. The dragon is only used by a fifth player. */
export const DYNASTIES = ['tiger', 'rabbit', 'rat', 'goat', 'dragon'] as const;
export type Dynasty = (typeof DYNASTIES)[number];

/**
 * The five colours of tiles, leaders and points: yellow Governor, red Soldier, blue Farmer, green Trader,
 * white Artisan.
 */
export const COLOURS = ['yellow', 'red', 'blue', 'green', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** The four colours that count at the end of the game; white points are wild and are added to them. */
export const COUNTED_COLOURS = ['yellow', 'red', 'blue', 'green'] as const;
export type CountedColour = (typeof COUNTED_COLOURS)[number];
