import type { Translator } from '../../i18n/translator.ts';

/** The texts that come with the page. */
export type ScoreFile = 'huang' | 'tool' | 'huang-score';

export type ScoreTranslator = Translator<ScoreFile>;
