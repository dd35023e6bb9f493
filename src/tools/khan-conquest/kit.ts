import type { BankReading } from '../../engine/khan/banks.ts';
import type { Placement } from '../../engine/khan/conquests.ts';
import type { SpaceName } from '../../engine/khan/grid.ts';
import type { Player } from '../../engine/khan/vocabulary.ts';
import type { RuleId } from '../../engine/trace.ts';
import type { ErrorAnswer } from '../../referee/answer.ts';
import type { KhanConquerAnswer } from '../../referee/khan/conquer.ts';
import type { KhanConquestsAnswer } from '../../referee/khan/conquests.ts';
import type { KhanConquest } from '../../saves/khan-conquest.ts';
import type { AllTexts, FirstTexts } from '../shell/tool.ts';
import type { Piece } from './state.ts';

/** A conquest with everything that was computed about it. */
export interface ConquestAnswer {
  /** The ruling on what counts as two banks: that of the board, else that of the settings. */
  readonly banks: BankReading;
  /** The case that is shared: about the marked tile, else about the saved shapes. */
  readonly asked: object;
  readonly answer: KhanConquerAnswer | KhanConquestsAnswer | ErrorAnswer;
  /** The answer about the marked tile; undefined while too few spaces are marked. */
  readonly verdict: KhanConquerAnswer | undefined;
  /** The answer under the other ruling, if it differs. */
  readonly otherwise: KhanConquerAnswer | undefined;
  /** The spaces that make the tile illegal, if not all of them do. */
  readonly wrong: readonly SpaceName[];
  /** All legal places of the saved shapes. */
  readonly placements: readonly Placement[];
}

/** Types of this tool: may this tile be placed here? */
export interface Conquest {
  readonly state: KhanConquest;
  readonly game: 'khan';
  readonly table: never;
  readonly answer: ConquestAnswer;
  readonly part: typeof import('./Answer.tsx');
  readonly texts: 'khan' | 'khan-conquest' | 'map';
  readonly laterTexts: 'khan-board' | 'rulings';
  readonly view: null;
}

export type ConquestTexts = FirstTexts<Conquest>;
export type AnswerTexts = AllTexts<Conquest>;

/** What a tap on the board does. */
export type Mode =
  | { readonly mode: 'setup'; readonly piece: Piece }
  | { readonly mode: 'marking' }
  | { readonly mode: 'sliding' }
  /** Selects the yurts that a player's special card protects. */
  | { readonly mode: 'protecting'; readonly by: Player };

/** What was just done, or why it was not possible. */
export interface Remark {
  readonly text: string;
  readonly rule?: RuleId;
}
