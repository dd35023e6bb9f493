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

/** A conquest with all that the referee says of it. */
export interface ConquestAnswer {
  /** What is taken for two banks: what the board says itself, else the settings. */
  readonly banks: BankReading;
  /** What is shared, and its answer: about the marked tile, else about the kept shapes. */
  readonly asked: object;
  readonly answer: KhanConquerAnswer | KhanConquestsAnswer | ErrorAnswer;
  /** About the marked tile; undefined while too few spaces are marked. */
  readonly verdict: KhanConquerAnswer | undefined;
  /** The same under the other reading, where that changes it. */
  readonly otherwise: KhanConquerAnswer | undefined;
  /** Spaces that make the tile unlawful, when not all of it does. */
  readonly wrong: readonly SpaceName[];
  /** All lawful places of the kept shapes. */
  readonly placements: readonly Placement[];
}

/** May this tile lie here? */
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
  /** Names the yurts that a player's special card protects. */
  | { readonly mode: 'protecting'; readonly by: Player };

/** What was just done, or why it was not. */
export interface Remark {
  readonly text: string;
  readonly rule?: RuleId;
}
