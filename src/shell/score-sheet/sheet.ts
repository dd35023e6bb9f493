import { parseEntry } from './points.ts';

/** A field of a score sheet. */
export interface SheetCell<Field extends string = string> {
  /** Index of the player. */
  readonly seat: number;
  readonly field: Field;
}

/** A score sheet: its fields in the order in which they are filled in, with their texts. */
export interface ScoreSheet<Field extends string = string> {
  /** Identifies the game. */
  readonly id: string;
  readonly cells: readonly (SheetCell<Field> & { readonly text: string })[];
}

/** Makes a score sheet of players that all have the same fields. */
export function makeScoreSheet<Field extends string>(
  id: string,
  seats: readonly { readonly entries: Readonly<Record<Field, string>> }[],
  fields: readonly Field[],
): ScoreSheet<Field> {
  const cells = seats.flatMap(({ entries }, seat) =>
    fields.map((field) => ({ seat, field, text: entries[field] })),
  );
  return { id, cells };
}

/** Returns the DOM id of a field. */
export function getCellId({ seat, field }: SheetCell): string {
  return `p${seat}-${field}`;
}

const isSameCell = (one: SheetCell, other: SheetCell) => one.seat === other.seat && one.field === other.field;

/** Whether the sheet still has this field: players or fields may have been removed. */
export function isOnSheet({ cells }: ScoreSheet, at: SheetCell): boolean {
  return cells.some((cell) => isSameCell(cell, at));
}

/** Returns the text of a field. */
export function getEntryText({ cells }: ScoreSheet, at: SheetCell): string {
  const cell = cells.find((one) => isSameCell(one, at));
  if (!cell) throw new Error(`No field ${getCellId(at)}`);
  return cell.text;
}

/** Finds the first empty field, else the first of all. */
export function findFirstEmptyCell<Field extends string>({ cells }: ScoreSheet<Field>): SheetCell<Field> {
  const cell = cells.find(({ text }) => parseEntry(text).kind === 'empty') ?? cells[0];
  if (!cell) throw new Error('A sheet without fields');
  return { seat: cell.seat, field: cell.field };
}

/** Counts the empty fields. */
export function countEmptyCells({ cells }: ScoreSheet): number {
  return cells.filter(({ text }) => parseEntry(text).kind === 'empty').length;
}

/** Whether every field, of one player or of all, contains a valid number of points. */
export function isComplete({ cells }: ScoreSheet, seat?: number): boolean {
  return cells.every((cell) => (seat !== undefined && cell.seat !== seat) || hasPoints(cell.text));
}

const hasPoints = (text: string) => parseEntry(text).kind === 'points';

/** Whether this is the last field of the sheet. */
export function isLastCell({ cells }: ScoreSheet, at: SheetCell): boolean {
  const last = cells.at(-1);
  return last !== undefined && isSameCell(last, at);
}

/** Returns the field that is `steps` further; after the end of the sheet it starts over. */
export function offsetCell<Field extends string>(
  { cells }: ScoreSheet<Field>,
  at: SheetCell,
  steps: number,
): SheetCell<Field> {
  const here = cells.findIndex((cell) => isSameCell(cell, at));
  const there = cells[(Math.max(here, 0) + steps + cells.length) % cells.length];
  if (!there) throw new Error('A sheet without fields');
  return { seat: there.seat, field: there.field };
}
