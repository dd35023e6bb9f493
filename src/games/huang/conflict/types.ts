import type { AllTexts, InitialTexts } from '../../../shell/tool.ts';
import type { StateNames } from '../explain/state-names.ts';
import type { HuangActAnswer } from '../referee/answer-action.ts';
import type { HuangConflict } from '../saves/conflict.ts';
import type { HuangPlayers } from '../saves/players.ts';

/** The answer to a war or revolt on a board generated for it, with the names of its states. */
export interface ConflictAnswer {
  readonly refereeCase: object;
  readonly answer: HuangActAnswer;
  readonly names: StateNames;
  /** The answer under the other ruling on bystanders; undefined if it is the same. */
  readonly other?: Pick<ConflictAnswer, 'answer' | 'names'> | undefined;
}

/** Types of this tool: who wins a war or revolt, from numbers alone. */
export interface ConflictTypes {
  readonly state: HuangConflict;
  readonly game: 'huang';
  readonly players: HuangPlayers;
  readonly answer: ConflictAnswer;
  readonly answerModule: typeof import('./AnswerPanel.tsx');
  readonly textFiles: 'huang' | 'huang-pieces' | 'huang-conflict';
  readonly lazyTextFiles: 'huang-steps' | 'huang-conflict-more';
  readonly view: null;
}

/** The translator for the texts included in the page. */
export type ConflictTexts = InitialTexts<ConflictTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type AllConflictTexts = AllTexts<ConflictTypes>;
