import type { Translator } from '../../i18n/translator.ts';

/** The texts that come with the page. */
export type ConquestFile = 'khan' | 'khan-conquest' | 'map' | 'tool';
/** With those that tell the answer. */
export type AnswerFile = ConquestFile | 'khan-board' | 'rulings';

export type ConquestTranslator = Translator<ConquestFile>;
export type AnswerTranslator = Translator<AnswerFile>;
