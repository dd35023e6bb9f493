import { useEffect, useRef, useState } from 'preact/hooks';
import { explainVerdict } from '../../../explain/huang/score.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { HUANG_SCORE } from '../../../referee/huang/score.ts';
import type { HuangGame } from '../../../saves/huang-game.ts';
import { type Book, deleted, gamesAside, renamed, undeleted } from './book.ts';
import { caseOf, isComplete, playersOf } from './game.ts';
import type { ScoreDesk } from './use-score.ts';

interface Props {
  readonly desk: ScoreDesk;
  readonly locale: Locale;
  /** A game of the list has come to the top of the page. */
  opened(): void;
  readonly t: Translator;
}

/** The games set aside, with date and result: to open again, rename, delete and undelete. */
export function Games({ desk, locale, opened, t }: Props) {
  const games = gamesAside(desk.book);
  const [gone, setGone] = useState<{ game: HuangGame; at: number } | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), [gone]);
  const remove = (game: HuangGame) => {
    setGone({ game, at: desk.book.games.findIndex((one) => one.id === game.id) });
    desk.update((book) => deleted(book, game.id));
  };
  const bringBack = () => {
    if (gone) desk.update((book) => undeleted(book, gone.game, gone.at));
    setGone(null);
  };
  const isGone = gone !== null && !desk.book.games.some((one) => one.id === gone.game.id);
  return (
    <section class="games">
      <h2>{t('games')}</h2>
      {isGone && (
        <div class="notice on">
          <p role="status">{t('game-deleted')}</p>
          <button type="button" ref={undo} onClick={bringBack}>
            {t('undo')}
          </button>
        </div>
      )}
      {games.length === 0 && <p class="soft">{t('games-none')}</p>}
      <ul>
        {games.map((game) => (
          <KeptGame
            key={game.id}
            {...{ game, locale, t }}
            book={desk.book}
            open={() => {
              desk.turnTo(game);
              opened();
            }}
            rename={(title) => desk.update((book) => renamed(book, game.id, title))}
            remove={() => remove(game)}
          />
        ))}
      </ul>
    </section>
  );
}

interface KeptProps {
  readonly game: HuangGame;
  readonly book: Book;
  readonly locale: Locale;
  open(): void;
  rename(title: string): void;
  remove(): void;
  readonly t: Translator;
}

function KeptGame({ game, book, locale, open, rename, remove, t }: KeptProps) {
  const [isRenaming, setRenaming] = useState(false);
  const players = playersOf(game, t);
  const name = game.title || players;
  const button = (label: string, act: () => void) => (
    <button type="button" aria-label={`${label}: ${name}`} onClick={act}>
      {label}
    </button>
  );
  return (
    <li class="card">
      <p>
        <strong>{name}</strong> <time dateTime={game.begun}>{dateOf(game, locale)}</time>
        <br />
        <span class="soft">{game.title && `${players}. `}</span>
        {resultOf(game, book, t)}
      </p>
      {isRenaming ? (
        <Renaming title={game.title} keep={rename} leave={() => setRenaming(false)} t={t} />
      ) : (
        <div class="row">
          {button(t('game-reopen'), open)}
          {button(t('game-rename'), () => setRenaming(true))}
          {button(t('game-delete'), remove)}
        </div>
      )}
    </li>
  );
}

function Renaming(props: { title: string; keep(title: string): void; leave(): void; t: Translator }) {
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
        <span class="soft">{t('game-name')}</span>
        <input
          ref={input}
          maxLength={80}
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      <p class="row">
        <button type="submit">{t('game-save-name')}</button>
        <button type="button" onClick={leave}>
          {t('game-cancel')}
        </button>
      </p>
    </form>
  );
}

function dateOf({ begun }: HuangGame, locale: Locale): string {
  const date = new Date(begun);
  const isDate = !Number.isNaN(date.getTime()); // a save may hold any text there
  return isDate ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date) : '';
}

/** Who has won, or leads, in a sentence; nothing for a game whose names collide. */
function resultOf(game: HuangGame, book: Book, t: Translator): string {
  const answered = HUANG_SCORE.answer(caseOf(game, book.edition));
  return answered.ok ? (explainVerdict(answered, t, isComplete(game))[0]?.text ?? '') : '';
}
