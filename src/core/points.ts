/** The most points that a player may have of one kind, in a case or in a field of a score sheet. */
export const MAX_POINTS = 1000;
