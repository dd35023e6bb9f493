import type { ErrorAnswer } from '../../../core/answer.ts';
import type { RuleId } from '../../../core/trace.ts';
import type { AllTexts, InitialTexts } from '../../../shell/tool.ts';
import type { KhanConquerAnswer } from '../referee/conquer.ts';
import type { KhanConquestsAnswer } from '../referee/conquests.ts';
import type { BankRuling } from '../rules/banks.ts';
import type { ConquestPlacement } from '../rules/find-legal-conquests.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import type { KhanPlayer } from '../rules/vocabulary.ts';
import type { KhanConquest } from '../saves/conquest.ts';
import type { ConquestPiece } from './state.ts';

/** A conquest with everything that was computed about it. */
export interface ConquestAnswer {
  /** The ruling on what counts as two banks: that of the board, else that of the settings. */
  readonly banks: BankRuling;
  /** The case that is shared: about the marked tile, else about the saved shapes. */
  readonly refereeCase: object;
  readonly answer: KhanConquerAnswer | KhanConquestsAnswer | ErrorAnswer;
  /** The answer about the marked tile; undefined while too few spaces are marked. */
  readonly verdict: KhanConquerAnswer | undefined;
  /** The answer under the other ruling, if it differs. */
  readonly otherAnswer: KhanConquerAnswer | undefined;
  /** The spaces that make the tile illegal, if not all of them do. */
  readonly wrong: readonly KhanSpaceName[];
  /** All legal places of the saved shapes. */
  readonly placements: readonly ConquestPlacement[];
}

/** Types of this tool: may this tile be placed here? */
export interface ConquestTypes {
  readonly state: KhanConquest;
  readonly game: 'khan';
  readonly players: never;
  readonly answer: ConquestAnswer;
  readonly answerModule: typeof import('./AnswerPanel.tsx');
  readonly textFiles: 'khan' | 'khan-conquest' | 'map';
  readonly lazyTextFiles: 'khan-board' | 'rulings';
  readonly view: null;
}

/** The translator for the texts included in the page. */
export type ConquestTexts = InitialTexts<ConquestTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type AllConquestTexts = AllTexts<ConquestTypes>;

/** What a tap on the board does. */
export type ConquestMode =
  | { readonly mode: 'setup'; readonly piece: ConquestPiece }
  | { readonly mode: 'marking' }
  | { readonly mode: 'sliding' }
  /** Selects the yurts that a player's special card protects. */
  | { readonly mode: 'protecting'; readonly by: KhanPlayer };

/** What was just done, or why it was not possible. */
export interface ConquestRemark {
  readonly text: string;
  readonly rule?: RuleId;
}
