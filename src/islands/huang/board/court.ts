import { useEffect, useState } from 'preact/hooks';
import { fetchTexts, fetchTitles } from '../../../i18n/lazy-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { makeTranslator, type Texts, type Translator } from '../../../i18n/translator.ts';
import { afterPaint } from '../../after-paint.ts';
import type { Rules } from '../../rule-link.tsx';

/** What settles actions, with all its sentences. */
export type Court = typeof import('./Hearing.tsx') & {
  /** Texts: those of the page, `huang-board`, `huang-referee-play`, `rulings`, `errors`. */
  readonly t: Translator;
  /** What the rules are called. */
  readonly titles: Rules['titles'];
};

/** Fetches what settles actions once the first screen stands; until then nothing can be played. */
export function useCourt(locale: Locale, texts: Texts): Court | null {
  const [court, setCourt] = useState<Court | null>(null);
  const fetchAll = () => {
    const names = ['huang-board', 'huang-referee-play', 'rulings', 'errors'] as const;
    void Promise.all([import('./Hearing.tsx'), fetchTexts(locale, ...names), fetchTitles(locale)]).then(
      ([hearing, more, named]) =>
        setCourt({ ...hearing, t: makeTranslator(locale, { ...texts, ...more }), titles: named }),
    );
  };
  useEffect(() => afterPaint(fetchAll), []);
  return court;
}
