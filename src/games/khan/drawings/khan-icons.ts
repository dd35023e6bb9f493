// Icons of Khan, each the `d` of a path, even-odd, in a viewBox 0 0 24 24 unless stated otherwise. Drawn for
// Yamen, CC BY 4.0.

/** A round tent with an open door: a neutral yurt. */
export const YURT_ICON = 'M2 14.5h20v7h-7.5V16h-5v5.5H2ZM2.2 13Q4 6 10 4V2h4v2q6 2 7.8 9Z';

/** A crown: a ruler. */
export const RULER_ICON = 'M3.2 16 2 6l5.5 4L12 3l4.5 7L22 6l-1.2 10ZM3.5 18h17v3h-17Z';

/** An arrow upwards, centred in a viewBox -12 -12 24 24: a direction. */
export const DIRECTION_ARROW = 'M0-10L6 1H2V10H-2V1H-6Z';

/** Icons for turning and flipping a tile, and for an illegal position. */
export const TILE_TOOL_ICONS = {
  turn: 'M12 4a8 8 0 0 1 7.7 6H22l-3.4 5L15 10h2.6A5.9 5.9 0 1 0 16.2 16l1.5 1.5A8 8 0 1 1 12 4Z',
  flip: 'M11 3h2v18h-2ZM9 6v12H1.5Zm6 0 7.5 12H15Zm2 6.5V16h2.2Z',
  cross: 'M5.6 4.2 12 10.6l6.4-6.4 1.4 1.4L13.4 12l6.4 6.4-1.4 1.4L12 13.4l-6.4 6.4-1.4-1.4L10.6 12 4.2 5.6Z',
} as const;
