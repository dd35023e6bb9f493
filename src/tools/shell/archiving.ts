import { withFirst } from './archive.ts';
import { changed } from './history.ts';
import type { Session } from './session.ts';
import type { Kit, Tool } from './tool.ts';

/** What is done with states that are set aside. */
export interface Archiving<K extends Kit> {
  /** Sets what is open aside where that is worth keeping, goes on with another state, and says so. */
  turnTo(next: K['state'], said: string): void;
  /** The same with a state that is begun now. */
  begin(next: K['state'], said: string): void;
  change(made: (all: readonly K['state'][]) => readonly K['state'][]): void;
}

export function archivingOf<K extends Kit>(tool: Tool<K>, session: Session<K>): Archiving<K> {
  const turnTo = (next: K['state'], said: string) => {
    const { history, archive, houseRules } = session.latest();
    const open = tool.sealed?.(history.now, houseRules) ?? history.now;
    const isKept = tool.archive && archive && tool.isBegun(open);
    session.update({
      history: changed(history, next),
      archive: isKept ? withFirst(tool.archive, archive, open) : archive,
    });
    session.notify(said);
    scrollTo({ top: 0 });
  };
  return {
    turnTo,
    begin: (next, said) => turnTo(tool.archive?.begun(next) ?? next, said),
    change(made) {
      const { archive } = session.latest();
      if (archive) session.update({ archive: made(archive) });
    },
  };
}
