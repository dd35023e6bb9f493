import { useMemo, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locale.ts';
import type { Translator } from '../../i18n/translator.ts';
import { deleted, type Entry, renamed, undeleted, withoutOpen } from './aside.ts';
import { Shelf, type Shelved } from './shelf.tsx';

interface Props<T extends Entry> {
  readonly title: string;
  /** What is said where nothing is set aside. */
  readonly none: string;
  readonly all: readonly T[];
  /** What is open in the tool. */
  readonly now: T;
  /** What it is called and a line about it; another function where it would say something else. */
  readonly describe: (one: T) => Pick<Shelved, 'name' | 'line'>;
  change(made: (all: readonly T[]) => readonly T[]): void;
  open(one: T): void;
  readonly locale: Locale;
  readonly t: Translator<'shelf'>;
}

/** What was set aside in a tool: to open again, rename, delete and undelete. */
export function SetAside<T extends Entry>(props: Props<T>) {
  const { title, none, all, now, describe, change, open, locale, t } = props;
  const [gone, setGone] = useState<{ readonly one: T; readonly at: number } | null>(null);
  const kept = useMemo(
    () =>
      withoutOpen(all, now).map((one) => ({
        ...{ id: one.id, begun: one.begun, title: one.title },
        ...describe(one),
      })),
    [all, now.id, describe],
  );
  const isGone = gone !== null && !all.some(({ id }) => id === gone.one.id); // another tab may have it back
  const remove = (id: string) => {
    const at = all.findIndex((one) => one.id === id);
    const one = all[at];
    if (one) setGone({ one, at });
    change((some) => deleted(some, id));
  };
  const bringBack = () => {
    if (gone) change((some) => undeleted(some, gone.one, gone.at));
    setGone(null);
  };
  return (
    <section class="set-aside">
      <h2>{title}</h2>
      {kept.length === 0 && <p class="soft">{none}</p>}
      <Shelf
        {...{ kept, locale, remove, t }}
        open={(id) => {
          const one = all.find((some) => some.id === id);
          if (one) open(one);
        }}
        rename={(id, name) => change((some) => renamed(some, id, name))}
        bringBack={isGone ? bringBack : null}
      />
    </section>
  );
}
