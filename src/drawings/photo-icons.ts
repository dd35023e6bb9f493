/** A camera; same format as in `line-icons.ts`. */
export const PHOTO_ICON = 'M3 8h4.5L9 5h6l1.5 3H21v11H3zM8.5 13a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0';
/** A cross. */
export const REMOVE_ICON = 'M5 5l14 14M19 5 5 19';
