import type { Translator } from '../../i18n/translator.ts';

/** The texts that come with the page. */
export type BoardFile = 'huang' | 'huang-pieces' | 'huang-referee' | 'map' | 'tool';
/** With those that settle actions. */
export type CourtFile = BoardFile | 'huang-board' | 'huang-referee-play' | 'rulings' | 'errors';
/** With those below the first screen. */
export type MoreFile =
  | BoardFile
  | 'huang-board'
  | 'huang-referee-more'
  | 'huang-referee-play'
  | 'errors'
  | 'shelf';

export type BoardTranslator = Translator<BoardFile>;
export type CourtTranslator = Translator<CourtFile>;
export type MoreTranslator = Translator<MoreFile>;
