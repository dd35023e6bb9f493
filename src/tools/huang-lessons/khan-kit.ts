import type { SpaceName } from '../../engine/khan/grid.ts';
import type { Mark } from '../../ui/khan/look.ts';
import type { AllTexts, FirstTexts } from '../shell/tool.ts';
import type { BoardAnswer, Lessons, SaidFiles } from './kit.ts';

/** The outcome on the board up to a step. */
export interface GridScene {
  /** The spaces of the tile. */
  readonly covers: readonly SpaceName[];
  readonly marks: ReadonlyMap<SpaceName, Mark>;
  /** Start and end of the ruler's move; null until it has moved. */
  readonly way: readonly [from: SpaceName, to: SpaceName] | null;
}

/** The answer to a choice about a tile or a ruler. */
export type KhanAnswer = BoardAnswer<
  'khan' | 'khan-rulers' | 'khan-board' | 'rulings' | SaidFiles,
  GridScene
>;

/** Types of lessons on the board of Khan. */
export type KhanGrid = Lessons<'khan' | 'khan-rulers', 'khan-board' | 'rulings', KhanAnswer, object>;

export type KhanTexts = FirstTexts<KhanGrid>;
export type KhanAnswerTexts = AllTexts<KhanGrid>;
