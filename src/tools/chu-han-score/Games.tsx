import { useCallback } from 'preact/hooks';
import { explainStand } from '../../explain/chu-han/score.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { ChuHanGame } from '../../saves/chu-han-score.ts';
import { SetAside } from '../shell/set-aside.tsx';
import { scoreOf } from './game.ts';
import { lineOf } from './plain-text.ts';
import type { ScoreTranslator } from './texts.ts';
import type { ScoreDesk } from './use-score.ts';

interface Props {
  readonly desk: ScoreDesk;
  readonly locale: Locale;
  /** A game of the list has come to the top of the page. */
  opened(): void;
  readonly t: ScoreTranslator;
  readonly shelf: Translator<'shelf'>;
}

/** The games set aside, with date and result. */
export function Games({ desk, locale, opened, t, shelf }: Props) {
  const { games, now } = desk.book;
  const describe = useCallback((game: ChuHanGame) => described(game, t), [t]);
  return (
    <SetAside
      {...{ now, describe, locale }}
      title={t('games')}
      none={t('games-none')}
      all={games}
      change={(made) => desk.update((book) => ({ ...book, games: made(book.games) }))}
      open={(game) => {
        desk.turnTo(game);
        opened();
      }}
      t={shelf}
    />
  );
}

function described(game: ChuHanGame, t: ScoreTranslator) {
  const score = scoreOf(game);
  const [who] = explainStand(score, t);
  return { name: lineOf(game, score, t), line: who.text };
}
