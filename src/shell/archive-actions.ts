import type { Translator } from '../i18n/translator.ts';
import { makeQuarantineKey } from '../saves/quarantine-key.ts';
import { MOST_LIST_ENTRIES } from '../saves/save.ts';
import type { StoredValues } from '../saves/store.ts';
import { type Archive, moveToFront } from './archive.ts';
import type { HandedOnGame } from './handover/handover.ts';
import type { Notice } from './Notices.tsx';
import type { Session } from './session/session.ts';
import { pushStep } from './session/undo-history.ts';
import type { SharedPlayers } from './session/use-shared-players.ts';
import type { Tool } from './tool.ts';
import type { ToolTypes } from './tool-types.ts';

type ListEdit<State> = (all: readonly State[]) => readonly State[];

/** The text of a notice, or a function that returns it, given whether the previous state was archived. */
type Announcement = string | ((isKept: boolean) => string);

/** What is known of a state that is opened: its answer, and a page for the notice that announces it. */
interface Known<K extends ToolTypes> {
  readonly answer?: K['answer'] | undefined;
  readonly link?: Notice['link'] | undefined;
}

/** How a state is opened: with other values to save, and with earlier states instead of those before it. */
interface Opening<K extends ToolTypes> extends Known<K> {
  readonly values?: StoredValues | undefined;
  readonly past?: readonly K['state'][] | undefined;
}

/** Actions that open another state and archive the one before, and a change to the archive itself. */
export interface ArchiveActions<K extends ToolTypes> {
  /** Archives the open state if anything was entered, opens another one, and announces it. */
  openState(next: K['state'], announcement: Announcement): void;
  /** Opens a state like `openState`, with a new id and the present as its beginning. */
  openAsNew(next: K['state'], announcement: Announcement, known?: Known<K>): void;
  /** Opens a game of another device like `openAsNew`, with its earlier states instead of those before it. */
  openHandedOn(game: HandedOnGame<K>, announcement: Announcement, link?: Known<K>['link']): void;
  /** Opens a state like `openAsNew`, and saves its players as those of the table. */
  startNew(next: K['state'], announcement: Announcement): void;
  /** Opens a fresh state like `openAsNew`, with the players of the table. */
  startOver(announcement: Announcement): void;
  /** Changes the list of archived states; the open state stays. */
  changeArchive(edit: ListEdit<K['state']>): void;
}

/** Creates the actions for a tool; `sharedPlayers` is undefined for a tool without players. */
export function createArchiveActions<K extends ToolTypes>(
  tool: Tool<K>,
  session: Pick<Session<K>, 'latest' | 'update' | 'notify' | 'setNotice'>,
  t: Translator<'archive'>,
  sharedPlayers: SharedPlayers<K> | undefined,
): ArchiveActions<K> {
  const { archive: archiveDefinition } = tool;
  const openNext = (
    next: K['state'],
    announcement: Announcement,
    { answer, link, values, past }: Opening<K> = {},
  ) => {
    const { history, archive, settings } = session.latest();
    const snapshot = tool.takeSnapshot?.(history.now, settings) ?? history.now;
    const isKept = archiveDefinition !== undefined && archive !== null && tool.isBegun(snapshot);
    const { overflow, ...rest } = splitOverflow(
      archiveDefinition,
      isKept ? moveToFront(archiveDefinition, archive, snapshot) : archive,
    );
    const answered = answer && { state: next, settings, answer };
    session.update(
      {
        history: past ? { now: next, past, future: [] } : pushStep(history, next),
        ...(answered && { answered }),
        ...rest,
      },
      { ...values, ...overflow },
    );
    sharedPlayers?.showNames();
    const text = typeof announcement === 'string' ? announcement : announcement(isKept);
    const said = overflow ? `${text} ${t('archive-full')}` : text;
    if (past)
      session.setNotice({ text: said }); // an undo step would not lead to the state before
    else session.notify(said, link);
    scrollTo({ top: 0 });
  };
  const withNewId = (state: K['state']) => archiveDefinition?.withNewId(state) ?? state;
  return {
    openState: (next, announcement) => openNext(next, announcement),
    openAsNew: (next, announcement, known) => openNext(withNewId(next), announcement, known),
    openHandedOn({ now, past, players }, announcement, link) {
      const next = withNewId(now);
      const label = archiveDefinition?.getLabel(next);
      const earlier = past.map((one) => (label && archiveDefinition?.withLabel(one, label)) ?? one);
      const values = players && sharedPlayers?.adoptTable(players);
      openNext(next, announcement, { link, values, past: earlier.length > 0 ? earlier : undefined });
    },
    startNew: (next, announcement) =>
      openNext(withNewId(next), announcement, { values: sharedPlayers?.adoptPlayers(next) }),
    startOver: (announcement) =>
      openNext(withNewId(createFresh(tool, session.latest().history.now, sharedPlayers)), announcement),
    changeArchive(edit) {
      const { archive } = session.latest();
      if (!archive) return;
      const { overflow, ...rest } = splitOverflow(archiveDefinition, edit(archive));
      session.update(rest, overflow);
      if (overflow) session.notify(t('archive-full'));
    },
  };
}

/** Creates a fresh state after another one, with the players of the table if they are known. */
function createFresh<K extends ToolTypes>(
  tool: Tool<K>,
  before: K['state'],
  sharedPlayers: SharedPlayers<K> | undefined,
): K['state'] {
  const fresh = tool.fresh(before);
  const known = sharedPlayers?.getKnown();
  return sharedPlayers && known ? sharedPlayers.adapter.withPlayers(fresh, known) : fresh;
}

/**
 * Splits off the oldest entries that exceed the capacity of the archive. Returns them as values to save under
 * a quarantine key.
 */
function splitOverflow<State>(archive: Archive<State> | undefined, all: readonly State[] | null) {
  if (!archive || !all || all.length <= MOST_LIST_ENTRIES) return { archive: all };
  const key = makeQuarantineKey(archive.kind.key, new Date());
  const overflow = { [key]: archive.toSave(all.slice(MOST_LIST_ENTRIES)) };
  return { archive: all.slice(0, MOST_LIST_ENTRIES), overflow };
}
