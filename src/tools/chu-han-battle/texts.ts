import type { Translator } from '../../i18n/translator.ts';

/** The texts that come with the page. */
export type RefereeFile = 'chu-han' | 'tool' | 'chu-han-referee';
/** With those that tell a battle. */
export type BattleFile = RefereeFile | 'chu-han-battle' | 'errors' | 'shelf';

export type RefereeTranslator = Translator<RefereeFile>;
export type BattleTranslator = Translator<BattleFile>;
