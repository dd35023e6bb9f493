import type { Names } from '../../explain/huang/names.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import type { HuangPlayers } from '../../saves/huang-players.ts';
import type { AllTexts, FirstTexts } from '../shell/tool.ts';

/** A war or revolt by its numbers, on a board made up for it, and what its states are called in the answer. */
export interface ConflictAnswer {
  readonly asked: object;
  readonly answer: HuangActAnswer;
  readonly names: Names;
  /** What comes out under the other reading of bystanders; undefined where that makes no difference. */
  readonly other?: Pick<ConflictAnswer, 'answer' | 'names'> | undefined;
}

/** Who wins a war or a revolt, by numbers alone? */
export interface Conflict {
  readonly state: HuangConflict;
  readonly game: 'huang';
  readonly table: HuangPlayers;
  readonly answer: ConflictAnswer;
  readonly part: typeof import('./Answer.tsx');
  readonly texts: 'huang' | 'huang-pieces' | 'huang-conflict';
  readonly laterTexts: 'huang-board' | 'huang-conflict-more';
  readonly view: null;
}

export type ConflictTexts = FirstTexts<Conflict>;
export type AnswerTexts = AllTexts<Conflict>;
