import { useMemo, useState } from 'preact/hooks';
import type { Locale } from '../i18n/locale.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Tabled } from './history.ts';
import type { Kept } from './keeping.ts';
import { type Put, Shelf } from './shelf.tsx';

/** Something that is set aside: a position, a battle. */
interface Table {
  readonly id: string;
  readonly begun: string;
  /** Given by a person; empty for none. */
  readonly title: string;
}

interface Props<T extends Table, B extends Tabled<T>> {
  readonly desk: Kept<B>;
  /** What it is called and a line about it; another function where it would say something else. */
  readonly describe: (table: T) => Pick<Put, 'name' | 'line'>;
  turnTo(table: T): void;
  readonly locale: Locale;
  /** Texts: `shelf`, and `tables`, `tables-none`. */
  readonly t: Translator;
}

/** What was set aside, without what is open: to open again, rename, delete and undelete. */
export function Tables<T extends Table, B extends Tabled<T>>({
  desk,
  describe,
  turnTo,
  locale,
  t,
}: Props<T, B>) {
  const { tables, now } = desk.view;
  const [gone, setGone] = useState<{ readonly table: T; readonly at: number } | null>(null);
  const kept = useMemo(
    () =>
      tables
        .filter((one) => one.id !== now.id)
        .map((one) => ({ id: one.id, begun: one.begun, title: one.title, ...describe(one) })),
    [tables, now.id, describe],
  );
  const change = (made: (tables: readonly T[]) => readonly T[]) =>
    desk.update((book) => ({ ...book, tables: made(book.tables) }));
  const open = (id: string) => {
    const wanted = tables.find((one) => one.id === id);
    if (wanted) turnTo(wanted);
  };
  const remove = (id: string) => {
    const at = tables.findIndex((one) => one.id === id);
    const table = tables[at];
    if (!table) return;
    setGone({ table, at });
    change((all) => all.filter((one) => one.id !== id));
  };
  const bringBack = () => {
    if (gone) change((all) => [...all.slice(0, gone.at), gone.table, ...all.slice(gone.at)]);
    setGone(null);
  };
  return (
    <section>
      <h2>{t('tables')}</h2>
      {kept.length === 0 && <p class="soft">{t('tables-none')}</p>}
      <Shelf
        {...{ kept, locale, open, remove, t }}
        rename={(id, title) => change((all) => all.map((one) => (one.id === id ? { ...one, title } : one)))}
        bringBack={gone && bringBack}
      />
    </section>
  );
}
