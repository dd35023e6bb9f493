import type { FunctionComponent } from 'preact';
import type { Session } from '../../../shell/session/session.ts';
import type { FullTranslator, InitialTranslator } from '../../../shell/tool-types.ts';
import type { RuleViewer } from '../../../ui/RuleLink.tsx';
import type { StateNames } from '../explain/state-names.ts';
import type { HuangActAnswer } from '../referee/answer-action.ts';
import type { ConflictStart } from '../referee/open-conflict.ts';
import type { Action, Commitment, Decisions } from '../rules/actions/action.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { HuangPlayers } from '../saves/players.ts';
import type { HuangConflict } from './state.ts';

/**
 * A conflict as a question about a board generated for it, in the form in which the board tool asks it;
 * independent of rulings.
 */
export interface ConflictInput {
  readonly setup: Setup;
  /**
   * The action that starts the conflict, with the commitments; null while anything that it needs is missing.
   */
  readonly openAction: { readonly action: Action; readonly decisions: Decisions } | null;
  /**
   * The commitments as entered, without empty ones. While the conflict is incomplete, the state that one
   * supports may be missing.
   */
  readonly commitments: readonly Commitment[];
  /** Id of the state that wins a tie; undefined for none. */
  readonly tieWinner: string | undefined;
  readonly names: StateNames;
}

/**
 * The answer to a war or revolt on a board generated for it, with what was asked: the position, the action
 * that starts the conflict, and the rulings that were applied.
 */
export interface ConflictAnswer extends ConflictStart {
  readonly refereeCase: object;
  readonly answer: HuangActAnswer;
  readonly names: StateNames;
  readonly input: ConflictInput;
  /** The commitments as entered; no other decision. */
  readonly decisions: Decisions;
  /** The answer under the other ruling on bystanders; undefined if it is the same. */
  readonly other?: HuangActAnswer | undefined;
}

/** Types of the numbers tool of Huang: who wins a war or revolt, from numbers alone. */
export interface ConflictTypes {
  readonly state: HuangConflict;
  readonly game: 'huang';
  readonly players: HuangPlayers;
  readonly answer: ConflictAnswer;
  readonly answerModule: ConflictAnswerModule;
  readonly textFiles: 'huang' | 'huang-pieces' | 'huang-conflict';
  readonly lazyTextFiles: 'huang-steps' | 'huang-conflict-more';
  readonly view: null;
}

/** The translator for the texts included in the page. */
export type InitialConflictTranslator = InitialTranslator<ConflictTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type FullConflictTranslator = FullTranslator<ConflictTypes>;

/** Props of the component that shows the answer. */
export interface ConflictAnswerProps {
  readonly session: Session<ConflictTypes>;
  /** Undefined while input is missing. */
  readonly answer: ConflictAnswer | undefined;
  readonly rules: RuleViewer;
  readonly t: FullConflictTranslator;
}

/** The strength of a state: the number, and the sum as a sentence. */
export interface SideStrength {
  readonly strength: number | undefined;
  readonly text: string;
}

/** The exports of the lazy-loaded answer module that the first screen uses. */
interface ConflictAnswerModule {
  readonly AnswerPanel: FunctionComponent<ConflictAnswerProps>;
  readonly AnswerDetails: FunctionComponent<ConflictAnswerProps>;
  /** The strength of each state in a war, from the steps of the answer; empty while there is no war. */
  explainStrengths(answered: ConflictAnswer | undefined, t: FullConflictTranslator): readonly SideStrength[];
}
