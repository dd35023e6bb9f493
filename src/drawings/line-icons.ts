/**
 * Line icons, drawn for Yamen (CC BY 4.0): each is the `d` of one path in a 24 × 24 viewBox, no fill, a
 * stroke of 2 with round caps and joins. Each is a separate export, so that unused ones are not bundled.
 */

/** Scales under a curved beam: the referee. */
export const scales =
  'M12 4v17M7 21h10M3 7q5.5 0 9-3 3.5 3 9 3M5.5 7 2 15q3.5 3.5 7 0zM18.5 7 15 15q3.5 3.5 7 0z';
/** Bars of three heights: the score. */
export const bars = 'M5 21v-7M12 21V4M19 21V10';
/** Two cards. */
export const cards = 'M9 7h11v14H9zM9 18l-3.5.5L3 5.5 14 3l.7 4';
/** Two ticked lines: setting up. */
export const checklist = 'M4 6.5l2 2L9.5 4M4 16.5l2 2L9.5 14M13 6.5h7M13 16.5h7';
/** A sheet of paper with a folded corner: the player aid. */
export const sheet = 'M6 3h9l4 4v14H6zM14.5 3v4.5H19M9.5 12.5h6M9.5 16.5h6';
/** An open book: the rules. */
export const book = 'M12 6Q8 3 3 4v14q5-1 9 2 4-3 9-2V4q-5-1-9 2v14';
/** A folded map: the board. */
export const map = 'M3 7l6-3 6 3 6-3v13l-6 3-6-3-6 3zM9 4v13M15 7v13';
/** A crown: rulers. */
export const crown = 'M5 17 3 7l5 3.5L12 4l4 6.5L21 7l-2 10zM6 21h12';
/** A round tent with a smoke hole and an open door. */
export const yurt = 'M10 13v7H3v-7q2.5-6 9-8 6.5 2 9 8v7h-7v-7M3 13h18M9.5 3h5';
/** A magnifying glass: search. */
export const magnifier = 'M4 10.5a6.5 6.5 0 1 1 13 0 6.5 6.5 0 1 1-13 0M15.5 15.5 21 21';
/** A globe: languages. */
export const globe = 'M3 12a9 9 0 1 1 18 0 9 9 0 1 1-18 0h18M12 3q-4 4-4 9t4 9q4-4 4-9t-4-9';
/** Two links of a chain: a link to a page. */
export const chain =
  'M10 13.5a4.2 4.2 0 0 0 6 .3l3-3a4.2 4.2 0 0 0-6-6L11.5 6.3M14 10.5a4.2 4.2 0 0 0-6-.3l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5';
export const undo = 'M8 4 3 9l5 5M3 9h11a5.5 5.5 0 0 1 0 11H9';
export const redo = 'M16 4l5 5-5 5M21 9H10a5.5 5.5 0 0 0 0 11h5';
export const share = 'M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v9h14v-9';
/** Corners of a QR code. */
export const qrCode = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3M20 14v6h-6v-2';
/** Lines of text. */
export const lines = 'M5 6h14M5 12h14M5 18h9';
/** A picture: hills and the sun in a frame. */
export const picture = 'M3 5h18v14H3zM3 17l6-6 4 4 3-3 5 5M15 9h2';
/** Two-way reading: an arrow in each direction. */
export const twoWay = 'M8 21V11M4 15l4-4 4 4M16 3v10M12 9l4 4 4-4';
export const check = 'M4 13l5 6L20 5';
export const cross = 'M5 5l14 14M19 5 5 19';
/** Next step. */
export const next = 'M9 4l8 8-8 8';
export const previous = 'M15 4l-8 8 8 8';
