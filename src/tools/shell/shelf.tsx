import { useEffect, useRef, useState } from 'preact/hooks';
import { isolated } from '../../explain/isolated.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Translator } from '../../i18n/translator.ts';

/** Something set aside: when it was begun, what it is called, and a line about it. */
export interface Shelved {
  readonly id: string;
  /** As ISO 8601. */
  readonly begun: string;
  /** Given by a person; empty for none. */
  readonly title: string;
  /** What it is called without a title. */
  readonly name: string;
  readonly line: string;
}

interface Props {
  readonly kept: readonly Shelved[];
  readonly locale: Locale;
  open(id: string): void;
  rename(id: string, title: string): void;
  remove(id: string): void;
  /** Puts back what was removed last; null where nothing was. */
  readonly bringBack: (() => void) | null;
  readonly t: Translator<'shelf'>;
}

/** Things set aside, to open again, rename, delete and undelete. */
export function Shelf({ kept, locale, open, rename, remove, bringBack, t }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), [bringBack !== null]);
  return (
    <>
      {bringBack && (
        <div class="notice on">
          <p role="status">{t('kept-deleted')}</p>
          <button type="button" ref={undo} onClick={bringBack}>
            {t('kept-undo')}
          </button>
        </div>
      )}
      <ul class="shelf">
        {kept.map((one) => (
          <Item
            key={one.id}
            {...{ one, locale, t }}
            open={() => open(one.id)}
            rename={(title) => rename(one.id, title)}
            remove={() => remove(one.id)}
          />
        ))}
      </ul>
    </>
  );
}

interface ItemProps {
  readonly one: Shelved;
  readonly locale: Locale;
  open(): void;
  rename(title: string): void;
  remove(): void;
  readonly t: Translator<'shelf'>;
}

function Item({ one, locale, open, rename, remove, t }: ItemProps) {
  const [isRenaming, setRenaming] = useState(false);
  const called = isolated(one.title) || one.name;
  const button = (label: string, act: () => void) => (
    <button type="button" aria-label={`${label}: ${called}`} onClick={act}>
      {label}
    </button>
  );
  return (
    <li class="card">
      <p>
        <strong>{called}</strong> <time dateTime={one.begun}>{dateOf(one.begun, locale)}</time>
        <br />
        <span class="soft">{one.title && `${one.name}. `}</span>
        {one.line}
      </p>
      {isRenaming ? (
        <TitleForm title={one.title} keep={rename} leave={() => setRenaming(false)} t={t} />
      ) : (
        <div class="row">
          {button(t('kept-open'), open)}
          {button(t('kept-rename'), () => setRenaming(true))}
          {button(t('kept-delete'), remove)}
        </div>
      )}
    </li>
  );
}

/** A name to be typed, kept or left as it was. */
function TitleForm(props: {
  title: string;
  keep(title: string): void;
  leave(): void;
  t: Translator<'shelf'>;
}) {
  const { keep, leave, t } = props;
  const [title, setTitle] = useState(props.title);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep(title.trim());
        leave();
      }}
      onKeyDown={(event) => event.key === 'Escape' && leave()}
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
        <button type="button" onClick={leave}>
          {t('kept-cancel')}
        </button>
      </p>
    </form>
  );
}

function dateOf(begun: string, locale: Locale): string {
  const date = new Date(begun);
  const isDate = !Number.isNaN(date.getTime()); // a save may hold any text there
  return isDate ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date) : '';
}
