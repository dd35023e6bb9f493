import { useState } from 'preact/hooks';
import { explainStand } from '../../../explain/chu-han/score.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { ChuHanGame } from '../../../saves/chu-han-score.ts';
import { Shelf } from '../../shelf.tsx';
import { deleted, gamesAside, renamed, undeleted } from './book.ts';
import { scoreOf } from './game.ts';
import { lineOf } from './plain-text.ts';
import type { ScoreDesk } from './use-score.ts';

interface Props {
  readonly desk: ScoreDesk;
  readonly locale: Locale;
  /** A game of the list has come to the top of the page. */
  opened(): void;
  readonly t: Translator;
  /** Texts: `shelf`. */
  readonly shelf: Translator;
}

/** The games set aside, with date and result: to open again, rename, delete and undelete. */
export function Games({ desk, locale, opened, t, shelf }: Props) {
  const games = gamesAside(desk.book);
  const [gone, setGone] = useState<{ game: ChuHanGame; at: number } | null>(null);
  const find = (id: string) => games.find((one) => one.id === id);
  const isGone = gone !== null && !desk.book.games.some((one) => one.id === gone.game.id);
  const open = (id: string) => {
    const game = find(id);
    if (!game) return;
    desk.turnTo(game);
    opened();
  };
  const remove = (id: string) => {
    const game = find(id);
    if (game) setGone({ game, at: desk.book.games.findIndex((one) => one.id === id) });
    desk.update((book) => deleted(book, id));
  };
  const bringBack = () => {
    if (gone) desk.update((book) => undeleted(book, gone.game, gone.at));
    setGone(null);
  };
  return (
    <section class="games">
      <h2>{t('games')}</h2>
      {games.length === 0 && <p class="soft">{t('games-none')}</p>}
      <Shelf
        kept={games.map((game) => keptOf(game, t))}
        {...{ locale, open, remove }}
        rename={(id, title) => desk.update((book) => renamed(book, id, title))}
        bringBack={isGone ? bringBack : null}
        t={(key, facts) => (key === 'undo' ? t(key) : shelf(key, facts))}
      />
    </section>
  );
}

function keptOf(game: ChuHanGame, t: Translator) {
  const score = scoreOf(game);
  const [who] = explainStand(score, t);
  return { id: game.id, begun: game.begun, title: game.title, name: lineOf(game, score, t), line: who.text };
}
