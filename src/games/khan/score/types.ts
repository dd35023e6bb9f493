import type { FullTranslator, InitialTranslator } from '../../../shell/tool-types.ts';
import type { KhanCount, KhanFinalCount } from '../rules/scoring.ts';
import type { KhanGame } from '../saves/score.ts';

/** A final count, with the players who are counted: null for one whose points are not complete. */
export interface KhanScoreAnswer {
  readonly refereeCase: { readonly counts: readonly (KhanCount | null)[] };
  readonly answer: KhanFinalCount;
}

/** Types of the score tool of Khan: who has won? */
export interface KhanScoreTypes {
  readonly state: KhanGame;
  readonly game: never;
  readonly players: never;
  readonly answer: KhanScoreAnswer;
  readonly answerModule: object;
  readonly textFiles: 'khan' | 'khan-score' | 'score-sheet';
  readonly lazyTextFiles: never;
  readonly view: null;
}

/** The translator for the texts included in the page. */
export type InitialKhanScoreTranslator = InitialTranslator<KhanScoreTypes>;
/** The translator for all texts of the tool. */
export type FullKhanScoreTranslator = FullTranslator<KhanScoreTypes>;
