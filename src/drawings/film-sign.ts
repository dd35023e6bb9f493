/** A film: what moves, in a frame, on a square of 24. A file of its own, for it is drawn below the first screen alone. */
export const film = 'M3 5h18v14H3zM10 9l5 3-5 3z';
