import type { Names } from '../../explain/huang/names.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import type { HuangPlayers } from '../../saves/huang-players.ts';
import type { AllTexts, FirstTexts } from '../shell/tool.ts';

/** The answer to a war or revolt on a board generated for it, with the names of its states. */
export interface ConflictAnswer {
  readonly asked: object;
  readonly answer: HuangActAnswer;
  readonly names: Names;
  /** The answer under the other ruling on bystanders; undefined if it is the same. */
  readonly other?: Pick<ConflictAnswer, 'answer' | 'names'> | undefined;
}

/** Types of this tool: who wins a war or revolt, from numbers alone. */
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
