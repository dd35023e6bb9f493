/** The strength of one side of a conflict, for a bar. */
export interface StrengthBar {
  /** Who stands for the side. */
  readonly name: string;
  /** The part that lies on the board. */
  readonly onBoard: number;
  /** The part that was committed, with leaders that support the side. */
  readonly committed: number;
  /** Whether the side has won, or would win as things stand. */
  readonly isAhead: boolean;
}
