import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isolateBidi } from '../explain/isolate-bidi.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Translator } from '../i18n/translator.ts';
import { type Archive, removeEntry, renameEntry, restoreEntry } from './archive.ts';
import { GameStatistics } from './records/GameStatistics.tsx';
import type { GameRecord } from './records/game-record.ts';

interface Props<State> {
  readonly archive: Archive<State>;
  readonly all: readonly State[];
  /** The state that is open in the tool; it is not listed. */
  readonly now: State;
  /**
   * Returns the default title of a state, and a summary line. Must be a new function if its result would
   * change, because descriptions are memoized.
   */
  readonly describe: (one: State) => { readonly name: string; readonly line: string };
  /** The record of a finished game, memoized; undefined for tools without games. */
  readonly toRecord: ((one: State) => GameRecord | undefined) | undefined;
  change(edit: (all: readonly State[]) => readonly State[]): void;
  open(one: State): void;
  readonly locale: Locale;
  readonly t: Translator<'archive'>;
}

/** Number of entries rendered before “show all”: describing a game takes longer than rendering it. */
const INITIAL_COUNT = 20;

/** The archived states of a tool, which can be opened, renamed, deleted and restored. */
export function ArchiveList<State>(props: Props<State>) {
  const { archive, all, now, t } = props;
  const latest = useRef(props);
  latest.current = props;
  const list = useRef<HTMLUListElement>(null);
  const { canRestore, remove, restore } = useDeletion(props, latest, list);
  const [isExpanded, setExpanded] = useState(false);
  const { id: openId } = archive.getLabel(now);
  const others = useMemo(() => removeEntry(archive, all, openId), [all, openId]);
  const shown = isExpanded ? others : others.slice(0, INITIAL_COUNT);
  // Memoized, so that a tap in the tool neither describes nor rerenders any entry.
  const items = useMemo(
    () =>
      shown.map((one) => (
        <EntryItem key={archive.getLabel(one).id} one={one} latest={latest} remove={remove} />
      )),
    [others, isExpanded, props.describe, t],
  );
  if (others.length === 0 && !canRestore) return null;
  return (
    <section class="archive">
      <h2>{t('archive')}</h2>
      {canRestore && <DeletedNotice restore={restore} t={t} />}
      <ul class="archive" ref={list} tabIndex={-1}>
        {items}
      </ul>
      {shown.length < others.length && (
        <button type="button" onClick={() => setExpanded(true)}>
          {t('archive-all', { count: others.length })}
        </button>
      )}
      {props.toRecord && <GameStatistics now={now} others={others} toRecord={props.toRecord} t={t} />}
    </section>
  );
}

/** Returns callbacks that delete an entry and restore the last deleted one, and whether that is possible. */
function useDeletion<State>(
  { archive, all, change }: Props<State>,
  latest: { readonly current: Props<State> },
  list: RefObject<HTMLElement>,
) {
  const [deleted, setDeleted] = useState<{ readonly one: State; readonly at: number } | null>(null);
  const canRestore = deleted !== null && !all.includes(deleted.one); // another tab may have restored it
  const remove = (one: State) => {
    setDeleted({ one, at: latest.current.all.indexOf(one) });
    latest.current.change((some) => removeEntry(archive, some, archive.getLabel(one).id));
  };
  const restore = () => {
    if (deleted) change((some) => restoreEntry(some, deleted.one, deleted.at));
    setDeleted(null);
    list.current?.focus({ preventScroll: true }); // the restore button has been removed
  };
  return { canRestore, remove, restore };
}

interface EntryItemProps<State> {
  readonly one: State;
  readonly latest: { readonly current: Props<State> };
  remove(one: State): void;
}

/**
 * One entry of the archive: its title and summary, with buttons to open, rename and delete it. Its handlers
 * read the latest state when they are called.
 */
function EntryItem<State>({ one, latest, remove }: EntryItemProps<State>) {
  const { archive, describe, locale, t } = latest.current;
  /**
   * Null until the form was opened once; the focus returns to the rename button only when the form closes.
   */
  const [isRenaming, setRenaming] = useState<boolean | null>(null);
  const rename = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRenaming === false) rename.current?.focus({ preventScroll: true }); // it is still in view
  }, [isRenaming]);
  const { id, begun, title } = archive.getLabel(one);
  const { name, line } = describe(one);
  const displayName = isolateBidi(title) || name;
  const setTitle = (next: string) => latest.current.change((some) => renameEntry(archive, some, id, next));
  const button = (label: string, act: () => void, ref?: RefObject<HTMLButtonElement>) => (
    <button type="button" aria-label={`${label}: ${displayName}`} onClick={act} {...(ref && { ref })}>
      {label}
    </button>
  );
  return (
    <li class="card">
      <p>
        <strong>{displayName}</strong> <time dateTime={begun}>{formatStartDate(begun, locale)}</time>
        <br />
        <span class="soft">{title && `${name}. `}</span>
        {line}
      </p>
      {isRenaming ? (
        <TitleForm before={title} save={setTitle} close={() => setRenaming(false)} t={t} />
      ) : (
        <div class="row">
          {button(t('kept-open'), () => latest.current.open(one))}
          {button(t('kept-rename'), () => setRenaming(true), rename)}
          {button(t('kept-delete'), () => remove(one))}
        </div>
      )}
    </li>
  );
}

/** A notice after a deletion, with a focused button that restores the entry. */
function DeletedNotice({ restore, t }: { restore(): void; t: Translator<'archive'> }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div class="notice on">
      <p role="status">{t('kept-deleted')}</p>
      <button type="button" ref={button} onClick={restore}>
        {t('kept-undo')}
      </button>
    </div>
  );
}

interface FormProps {
  /** The current title. */
  readonly before: string;
  save(title: string): void;
  close(): void;
  readonly t: Translator<'archive'>;
}

/** A form to enter a title, with buttons to save or cancel. */
function TitleForm({ before, save, close, t }: FormProps) {
  const [title, setTitle] = useState(before);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(title.trim());
        close();
      }}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <label>
        <span class="soft">{t('kept-name')}</span>
        <input
          ref={input}
          dir="auto"
          maxLength={80}
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      <p class="row">
        <button type="submit">{t('kept-save-name')}</button>
        <button type="button" onClick={close}>
          {t('kept-cancel')}
        </button>
      </p>
    </form>
  );
}

function formatStartDate(startedAt: string, locale: Locale): string {
  const date = new Date(startedAt);
  const isDate = !Number.isNaN(date.getTime()); // a save may contain any text here
  return isDate ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date) : '';
}
