/** The four players, by the colour of their yurts. */
export const KHAN_PLAYERS = ['blue', 'green', 'red', 'yellow'] as const;
export type KhanPlayer = (typeof KHAN_PLAYERS)[number];

/** The yurts on spaces: those of the players, and neutral ones, which count for no player. */
export const YURT_KINDS = [...KHAN_PLAYERS, 'neutral'] as const;
export type YurtKind = (typeof YURT_KINDS)[number];

/** The two kinds of tiles: conquest tiles lie on land only, bridges span a river. */
export const TILE_KINDS = ['conquest', 'bridge'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** What drives a ruler out: the card that opens the turn, or a player's action. */
export const DRIVE_OUT_CAUSES = ['phase', 'action'] as const;
export type DriveOutCause = (typeof DRIVE_OUT_CAUSES)[number];

/** The number of yurts in a ruler's own camp at the start of the game. */
export const YURTS_IN_CAMP = 5;
