import type { Translator } from '../../i18n/translator.ts';

/** The texts that come with the page. */
export type RulersFile = 'khan' | 'khan-rulers' | 'map' | 'tool';
/** With those that tell the answer. */
export type AnswerFile = RulersFile | 'khan-board' | 'rulings';

export type RulersTranslator = Translator<RulersFile>;
export type AnswerTranslator = Translator<AnswerFile>;
