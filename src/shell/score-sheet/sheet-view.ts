import type { ComponentChildren } from 'preact';
import type { ScoreSheet } from './sheet.ts';

/** A score sheet with the names and icons of its players and fields. */
export interface ScoreSheetView<Field extends string> {
  readonly sheet: ScoreSheet<Field>;
  /** The names of the players, by seat. */
  readonly names: readonly string[];
  renderPlayerIcon(seat: number, size: number): ComponentChildren;
  renderFieldIcon(field: Field): ComponentChildren;
  /** The name of a field, for the middle of a sentence. */
  getFieldName(field: Field): string;
  /** What is wrong with a number of points that is too large. */
  readonly tooMany: string;
}
