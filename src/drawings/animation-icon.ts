/**
 * The icon of an animation, in a 24 × 24 viewBox. It has its own file because only lazily loaded parts use
 * it.
 */
export const ANIMATION_ICON = 'M3 5h18v14H3zM10 9l5 3-5 3z';
