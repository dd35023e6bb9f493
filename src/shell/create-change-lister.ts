import { parseSave } from '../saves/save.ts';
import type { StoredValues } from '../saves/store.ts';
import type { ToolData } from './session/session.ts';
import type { Tool } from './tool.ts';
import type { ToolTypes } from './tool-types.ts';

type OpenAndArchived<K extends ToolTypes> = Pick<ToolData<K>, 'history' | 'archive'>;

/**
 * Returns a function that lists the changed values of the open state and the archive, by key; undefined if
 * the next load would refuse a new state. States before it have passed this check, or were loaded. A refused
 * state is left out of the undo history that is stored later.
 */
export function createChangeLister<K extends ToolTypes>({
  save,
  archive: definition,
}: Pick<Tool<K>, 'save' | 'archive'>) {
  const refused = new WeakSet<K['state']>();
  const encodeHistory = save.createEncoder();
  const isStorable = (state: K['state']) => !refused.has(state);
  const isReadable = (state: K['state']) => {
    const stored = save.toSave({ now: state, past: [], future: [] });
    const { state: result } = parseSave(save.kind, stored);
    if (result !== 'sound') refused.add(state);
    return result === 'sound';
  };
  return (before: OpenAndArchived<K>, after: OpenAndArchived<K>): StoredValues | undefined => {
    const { history, archive } = after;
    const archivedBefore = new Set(before.archive);
    const archived = archive === before.archive ? null : archive;
    const added = archived?.filter((state) => !archivedBefore.has(state)) ?? [];
    const changed = history === before.history ? added : [history.now, ...added];
    if (!changed.every(isReadable)) return undefined;
    const { now, past, future } = history;
    const steps = { now, past: past.filter(isStorable), future: future.filter(isStorable) };
    return {
      ...(history !== before.history && { [save.kind.key]: encodeHistory(steps) }),
      ...(definition && archived && { [definition.kind.key]: definition.toSave(archived) }),
    };
  };
}
