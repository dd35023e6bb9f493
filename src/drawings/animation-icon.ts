/**
 * A film icon, in a 24 × 24 viewBox. It is in its own file because it is only used below the first screen.
 */
export const ANIMATION_ICON = 'M3 5h18v14H3zM10 9l5 3-5 3z';
