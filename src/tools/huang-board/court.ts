import { fetchTexts, fetchTitles } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { makeTranslator, type Texts } from '../../i18n/translator.ts';
import type { Rules } from '../../ui/rule-link.tsx';
import { inTask } from '../shell/later.ts';
import type { BoardFile, CourtFile, CourtTranslator } from './texts.ts';

/** What settles actions, with all its sentences. */
export type Court = typeof import('./Hearing.tsx') & {
  readonly t: CourtTranslator;
  /** What the rules are called. */
  readonly titles: Rules['titles'];
};

/** Fetches what settles actions; until then nothing can be played. */
export async function loadCourt(locale: Locale, texts: Texts<BoardFile>): Promise<Court> {
  const names = ['huang-board', 'huang-referee-play', 'rulings', 'errors'] as const;
  const [hearing, more, titles] = await Promise.all([
    inTask(() => import('./Hearing.tsx')),
    inTask(() => fetchTexts(locale, ...names)),
    inTask(() => fetchTitles(locale)),
  ]);
  return { ...hearing, t: makeTranslator<CourtFile>(locale, { ...texts, ...more }), titles };
}
