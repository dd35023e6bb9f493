import { useCallback } from 'preact/hooks';
import type { Edition } from '../../engine/edition.ts';
import { explainVerdict } from '../../explain/huang/score.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Translator } from '../../i18n/translator.ts';
import { HUANG_SCORE } from '../../referee/huang/score.ts';
import type { HuangGame } from '../../saves/huang-game.ts';
import { SetAside } from '../shell/set-aside.tsx';
import { caseOf, isComplete, playersOf } from './game.ts';
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
  const { games, now, edition } = desk.book;
  const describe = useCallback(
    (game: HuangGame) => ({ name: playersOf(game, t), line: resultOf(game, edition, t) }),
    [edition, t],
  );
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

/** Who has won, or leads, in a sentence; nothing for a game whose names collide. */
function resultOf(game: HuangGame, edition: Edition, t: ScoreTranslator): string {
  const answered = HUANG_SCORE.answer(caseOf(game, edition));
  return answered.ok ? explainVerdict(answered, t, isComplete(game))[0].text : '';
}
