/**
 * The tick icon of a legal verdict, in a 24 × 24 viewBox. It is in its own file because every verdict needs
 * it, unlike the icons that few pages need.
 */
export const TICK_ICON = 'M9.5 17.9 3.6 12l1.8-1.8 4.1 4.1L18.6 5.2 20.4 7Z';
