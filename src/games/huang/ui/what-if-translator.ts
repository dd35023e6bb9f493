import type { Translator } from '../../../i18n/translator.ts';
import type { BoardTranslator } from '../explain/board-phrases.ts';

/** The translator for questions about a conflict that is not decided yet. */
export type WhatIfTranslator = BoardTranslator & Translator<'tool'>;
