import type { Translator } from '../../i18n/translator.ts';
import { asideKey, MOST_IN_LIST } from '../../saves/save.ts';
import type { Values } from '../../saves/store.ts';
import { type Archive, withFirst } from './archive.ts';
import { changed } from './history.ts';
import type { Table } from './players.ts';
import type { Session } from './session.ts';
import type { Kit, Tool } from './tool.ts';

type Change<State> = (all: readonly State[]) => readonly State[];

/** The announcement, or a function that gets whether the previous state was archived and returns it. */
type Said = string | ((isKept: boolean) => string);

/** Actions that archive the open state. */
export interface Archiving<K extends Kit> {
  /** Archives the open state if it is worth keeping, opens another one, and announces it. */
  turnTo(next: K['state'], said: Said): void;
  /** The same with a state that begins now and gets a new id. */
  begin(next: K['state'], said: Said): void;
  /** The same for a game played at this table: its players are saved as those of the table. */
  beginHere(next: K['state'], said: Said): void;
  /** The same with a fresh state and the players of the table. */
  startAgain(said: Said): void;
  change(made: Change<K['state']>): void;
}

export function archivingOf<K extends Kit>(
  tool: Tool<K>,
  session: Pick<Session<K>, 'latest' | 'update' | 'notify'>,
  t: Translator<'archive'>,
  table: Table<K> | undefined,
): Archiving<K> {
  const { archive: kept } = tool;
  const goOn = (next: K['state'], said: Said, others: Values = {}) => {
    const { history, archive, houseRules } = session.latest();
    const open = tool.sealed?.(history.now, houseRules) ?? history.now;
    const isKept = kept !== undefined && archive !== null && tool.isBegun(open);
    const { apart, ...rest } = parted(kept, isKept ? withFirst(kept, archive, open) : archive);
    session.update({ history: changed(history, next), ...rest }, { ...others, ...apart });
    table?.showNames();
    const what = typeof said === 'string' ? said : said(isKept);
    session.notify(apart ? `${what} ${t('archive-full')}` : what);
    scrollTo({ top: 0 });
  };
  const begun = (state: K['state']) => kept?.begun(state) ?? state;
  return {
    turnTo: (next, said) => goOn(next, said),
    begin: (next, said) => goOn(begun(next), said),
    beginHere: (next, said) => goOn(begun(next), said, table?.withGame(next)),
    startAgain(said) {
      const fresh = tool.fresh(session.latest().history.now);
      const known = table?.known();
      goOn(begun(table && known ? table.players.seated(fresh, known) : fresh), said);
    },
    change(made) {
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
  if (!kept || !all || all.length <= MOST_IN_LIST) return { archive: all };
  const apart = { [asideKey(kept.kind.key, new Date())]: kept.saveOf(all.slice(MOST_IN_LIST)) };
  return { archive: all.slice(0, MOST_IN_LIST), apart };
}
