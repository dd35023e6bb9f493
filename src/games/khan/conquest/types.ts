import type { FunctionComponent, RefObject } from 'preact';
import type { ErrorAnswer } from '../../../core/answer.ts';
import type { Session } from '../../../shell/session/session.ts';
import type { FullTranslator, InitialTranslator } from '../../../shell/tool-types.ts';
import type { RuleViewer } from '../../../ui/RuleLink.tsx';
import type { KhanConquerAnswer } from '../referee/conquer.ts';
import type { KhanConquestsAnswer } from '../referee/conquests.ts';
import type { BankRuling } from '../rules/banks.ts';
import type { ConquestPlacement } from '../rules/find-legal-conquests.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import type { KhanPlayer } from '../rules/vocabulary.ts';
import type { KhanConquest } from '../saves/conquest.ts';
import type { KhanTable } from '../saves/players.ts';
import type { BoardModule } from '../ui/GridMap.tsx';
import type { toggleProtection } from './protection.ts';
import type { ConquestPiece } from './state.ts';
import type { moveTile } from './tile.ts';

/** A conquest with everything that was computed about it. */
export interface ConquestAnswer {
  /** The ruling on what counts as two banks: that of the board, else that of the settings. */
  readonly banks: BankRuling;
  /** The case that is shared: about the marked tile, else about the saved shapes. */
  readonly refereeCase: object;
  readonly answer: KhanConquerAnswer | KhanConquestsAnswer | ErrorAnswer;
  /**
   * The answer about the marked tile; undefined while too few spaces are marked, or while one of them is
   * taken by something unknown.
   */
  readonly verdict: KhanConquerAnswer | undefined;
  /** The answer under the other ruling, if it differs. */
  readonly otherAnswer: KhanConquerAnswer | undefined;
  /** The spaces that make the tile illegal, if not all of them do. */
  readonly wrong: readonly KhanSpaceName[];
  /** All legal places of the saved shapes; null if there are too many shapes for the size of the board. */
  readonly placements: readonly ConquestPlacement[] | null;
}

/** Types of the conquest tool of Khan: may this tile be placed here? */
export interface ConquestTypes {
  readonly state: KhanConquest;
  readonly game: 'khan';
  readonly players: KhanTable;
  readonly answer: ConquestAnswer;
  readonly answerModule: ConquestAnswerModule;
  readonly textFiles: 'khan' | 'khan-conquest' | 'map';
  readonly lazyTextFiles: 'khan-board' | 'khan-reading' | 'rulings';
  readonly view: null;
}

/** The translator for the texts included in the page. */
export type InitialConquestTranslator = InitialTranslator<ConquestTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type FullConquestTranslator = FullTranslator<ConquestTypes>;

/** What a tap on the board of the conquest tool does. */
export type ConquestMode =
  | { readonly mode: 'setup'; readonly piece: ConquestPiece }
  | { readonly mode: 'marking' }
  | { readonly mode: 'sliding' }
  /** Selects the yurts that a player's special card protects. */
  | { readonly mode: 'protecting'; readonly by: KhanPlayer };

/** Props of the component that shows the answer. */
export interface ConquestAnswerProps {
  readonly session: Session<ConquestTypes>;
  readonly answer: ConquestAnswer;
  readonly mode: ConquestMode;
  readonly t: FullConquestTranslator;
}

/** Props of the component that shows the count and the assumptions behind the answer. */
export interface ConquestDetailsProps {
  readonly answer: ConquestAnswer;
  readonly verdict: KhanConquerAnswer;
  readonly rules: RuleViewer;
  readonly t: FullConquestTranslator;
}

/** Props of the tools for the tile to place. */
export interface TileToolsProps {
  readonly session: Session<ConquestTypes>;
  readonly mode: ConquestMode;
  setMode(mode: ConquestMode): void;
  readonly answer: ConquestAnswer;
  /** Shows a remark about what was just done; `next` is the state that it belongs to. */
  showRemark(text: string, next: KhanConquest): void;
  /** The element that contains the drawing of the board. */
  readonly board: RefObject<HTMLDivElement>;
  /** Shows the tile while it is dragged; null when the drag ends. */
  setSliding(covers: readonly KhanSpaceName[] | null): void;
  readonly t: FullConquestTranslator;
}

/** Props of the component that draws rings around protected yurts. */
export interface GuardRingsProps {
  readonly state: KhanConquest;
  readonly t: InitialConquestTranslator;
}

/** The exports of the lazy-loaded answer module that the first screen uses. */
interface ConquestAnswerModule extends BoardModule {
  readonly AnswerPanel: FunctionComponent<ConquestAnswerProps>;
  readonly ConquestDetails: FunctionComponent<ConquestDetailsProps>;
  readonly TileTools: FunctionComponent<TileToolsProps>;
  /** Rings around the yurts that special cards protect. */
  readonly GuardRings: FunctionComponent<GuardRingsProps>;
  describeGuards(state: KhanConquest, t: FullConquestTranslator): ReadonlyMap<KhanSpaceName, string>;
  readonly toggleProtection: typeof toggleProtection;
  readonly moveTile: typeof moveTile;
}
