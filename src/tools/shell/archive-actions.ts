import type { Translator } from '../../i18n/translator.ts';
import { MOST_LIST_ENTRIES, makeQuarantineKey } from '../../saves/save.ts';
import type { StoredValues } from '../../saves/store.ts';
import { type Archive, moveToFront } from './archive.ts';
import type { Tool, ToolTypes } from './tool.ts';
import { pushStep } from './undo-history.ts';
import type { Session } from './use-session.ts';
import type { SharedPlayers } from './use-shared-players.ts';

type Change<State> = (all: readonly State[]) => readonly State[];

/** The announcement, or a function that gets whether the previous state was archived and returns it. */
type Said = string | ((isKept: boolean) => string);

/** Actions that archive the open state. */
export interface ArchiveActions<K extends ToolTypes> {
  /** Archives the open state if it is worth keeping, opens another one, and announces it. */
  openState(next: K['state'], said: Said): void;
  /** The same with a state that begins now and gets a new id. */
  openAsNew(next: K['state'], said: Said): void;
  /** The same for a game played at this table: its players are saved as those of the table. */
  startNew(next: K['state'], said: Said): void;
  /** The same with a fresh state and the players of the table. */
  startOver(said: Said): void;
  changeArchive(made: Change<K['state']>): void;
}

export function createArchiveActions<K extends ToolTypes>(
  tool: Tool<K>,
  session: Pick<Session<K>, 'latest' | 'update' | 'notify'>,
  t: Translator<'archive'>,
  table: SharedPlayers<K> | undefined,
): ArchiveActions<K> {
  const { archive: kept } = tool;
  const goOn = (next: K['state'], said: Said, others: StoredValues = {}) => {
    const { history, archive, settings } = session.latest();
    const open = tool.takeSnapshot?.(history.now, settings) ?? history.now;
    const isKept = kept !== undefined && archive !== null && tool.isBegun(open);
    const { apart, ...rest } = parted(kept, isKept ? moveToFront(kept, archive, open) : archive);
    session.update({ history: pushStep(history, next), ...rest }, { ...others, ...apart });
    table?.showNames();
    const what = typeof said === 'string' ? said : said(isKept);
    session.notify(apart ? `${what} ${t('archive-full')}` : what);
    scrollTo({ top: 0 });
  };
  const begun = (state: K['state']) => kept?.withNewId(state) ?? state;
  return {
    openState: (next, said) => goOn(next, said),
    openAsNew: (next, said) => goOn(begun(next), said),
    startNew: (next, said) => goOn(begun(next), said, table?.adoptPlayers(next)),
    startOver(said) {
      const fresh = tool.fresh(session.latest().history.now);
      const known = table?.getKnown();
      goOn(begun(table && known ? table.adapter.withPlayers(fresh, known) : fresh), said);
    },
    changeArchive(made) {
      const { archive } = session.latest();
      if (!archive) return;
      const { apart, ...rest } = parted(kept, made(archive));
      session.update(rest, apart);
      if (apart) session.notify(t('archive-full'));
    },
  };
}

/**
 * Splits off the oldest entries that exceed the capacity of the archive, and returns them for a separate
 * save.
 */
function parted<State>(kept: Archive<State> | undefined, all: readonly State[] | null) {
  if (!kept || !all || all.length <= MOST_LIST_ENTRIES) return { archive: all };
  const apart = { [makeQuarantineKey(kept.kind.key, new Date())]: kept.toSave(all.slice(MOST_LIST_ENTRIES)) };
  return { archive: all.slice(0, MOST_LIST_ENTRIES), apart };
}
