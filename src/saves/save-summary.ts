import { getLoadedValue, type OpenSave, parseSave, type SaveKind } from './save.ts';

/** A summary of the open state of a tool, for the home page. */
export interface SaveSummary {
  /** The players; shortened where there is no room for all. */
  readonly who?: string;
  /** How far it is, in a few words without a full stop. */
  readonly line: string;
  /** A score that is shown in large figures beside the line. */
  readonly score?: string;
}

/** Summaries by the key of the save; undefined if nothing was entered. */
export type SaveSummaries = Readonly<Record<string, SaveSummary | undefined>>;

/** Returns the open state of a tool among all stored values; undefined if none is readable. */
export function findOpenState<T>(
  kind: SaveKind<OpenSave<T>>,
  saves: Readonly<Record<string, unknown>>,
): T | undefined {
  return getLoadedValue(parseSave(kind, saves[kind.key]))?.now;
}
