import { fetchTexts, fetchTitles } from '../../../i18n/lazy-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { makeTranslator, type Texts, type Translator } from '../../../i18n/translator.ts';
import { inTask } from '../../later.ts';
import type { Rules } from '../../rule-link.tsx';

/** What settles actions, with all its sentences. */
export type Court = typeof import('./Hearing.tsx') & {
  /** Texts: those of the page, `huang-board`, `huang-referee-play`, `rulings`, `errors`. */
  readonly t: Translator;
  /** What the rules are called. */
  readonly titles: Rules['titles'];
};

/** Fetches what settles actions; until then nothing can be played. */
export async function loadCourt(locale: Locale, texts: Texts): Promise<Court> {
  const names = ['huang-board', 'huang-referee-play', 'rulings', 'errors'] as const;
  const [hearing, more, titles] = await Promise.all([
    inTask(() => import('./Hearing.tsx')),
    inTask(() => fetchTexts(locale, ...names)),
    inTask(() => fetchTitles(locale)),
  ]);
  return { ...hearing, t: makeTranslator(locale, { ...texts, ...more }), titles };
}
