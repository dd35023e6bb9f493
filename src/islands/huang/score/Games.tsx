import { useState } from 'preact/hooks';
import type { Edition } from '../../../engine/edition.ts';
import { explainVerdict, nameOf } from '../../../explain/huang-score.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { answer } from '../../../referee/referee.ts';
import type { HuangGame } from '../../../saves/huang-game.ts';
import { caseOf, emptyFields, playerOf } from './game.ts';

interface Props {
  readonly games: readonly HuangGame[];
  /** The edition of the settings, for a game that names none of its own. */
  readonly edition: Edition;
  readonly locale: Locale;
  open(game: HuangGame): void;
  keep(games: readonly HuangGame[]): void;
  readonly t: Translator;
}

/** The games set aside, with date and result: to open again, rename, delete and undelete. */
export function Games({ games, edition, locale, open, keep, t }: Props) {
  const [before, setBefore] = useState<readonly HuangGame[] | null>(null);
  return (
    <section class="games">
      <h2>{t('games')}</h2>
      {before && (
        <p role="status" class="notice">
          {t('game-deleted')}{' '}
          <button
            type="button"
            onClick={() => {
              keep(before);
              setBefore(null);
            }}
          >
            {t('undo')}
          </button>
        </p>
      )}
      {games.length === 0 && <p class="soft">{t('games-none')}</p>}
      <ul>
        {games.map((game) => (
          <KeptGame
            key={game.id}
            game={game}
            edition={edition}
            locale={locale}
            open={() => open(game)}
            rename={(title) => keep(games.map((one) => (one.id === game.id ? { ...one, title } : one)))}
            remove={() => {
              setBefore(games);
              keep(games.filter((one) => one.id !== game.id));
            }}
            t={t}
          />
        ))}
      </ul>
    </section>
  );
}

function KeptGame(props: {
  game: HuangGame;
  edition: Edition;
  locale: Locale;
  open(): void;
  rename(title: string): void;
  remove(): void;
  t: Translator;
}) {
  const { game, edition, locale, open, rename, remove, t } = props;
  const [title, setTitle] = useState<string | null>(null);
  const begun = new Date(game.begun);
  const date = Number.isNaN(begun.getTime())
    ? ''
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(begun);
  const players = game.seats.map((seat, i) => nameOf(playerOf(seat, i), t)).join(', ');
  return (
    <li class="card">
      <p>
        <strong>{game.title || players}</strong> <time dateTime={game.begun}>{date}</time>
        <br />
        <span class="soft">{game.title && `${players}. `}</span>
        {resultOf(game, edition, t)}
      </p>
      {title === null ? (
        <div class="row">
          <button type="button" onClick={open}>
            {t('game-reopen')}
          </button>
          <button type="button" onClick={() => setTitle(game.title)}>
            {t('game-rename')}
          </button>
          <button type="button" onClick={remove}>
            {t('game-delete')}
          </button>
        </div>
      ) : (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            rename(title.trim());
            setTitle(null);
          }}
        >
          <input
            aria-label={t('game-name')}
            maxLength={80}
            value={title}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
          <button type="submit">{t('game-save-name')}</button>
        </form>
      )}
    </li>
  );
}

/** Who has won, or leads, in a sentence; nothing for a game whose names collide. */
function resultOf(game: HuangGame, edition: Edition, t: Translator): string {
  const answered = answer(caseOf(game, edition));
  return answered.ok ? (explainVerdict(answered, t, emptyFields(game) === 0)[0]?.text ?? '') : '';
}
