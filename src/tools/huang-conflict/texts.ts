import type { Translator } from '../../i18n/translator.ts';

/** The texts that come with the page. */
export type ConflictFile = 'huang' | 'huang-pieces' | 'tool' | 'huang-conflict';
/** With those that tell the answer. */
export type AnswerFile = ConflictFile | 'huang-board';

export type ConflictTranslator = Translator<ConflictFile>;
export type AnswerTranslator = Translator<AnswerFile>;
