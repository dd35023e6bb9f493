import type { SpaceName } from '../../engine/khan/grid.ts';
import type { Mark } from '../../ui/khan/look.ts';
import type { AllTexts, FirstTexts } from '../shell/tool.ts';
import type { BoardAnswer, Lessons, SaidFiles } from './kit.ts';

/** What has happened on the board up to a step. */
export interface GridScene {
  /** The tile that lies. */
  readonly covers: readonly SpaceName[];
  readonly marks: ReadonlyMap<SpaceName, Mark>;
  /** The way of a ruler that has arrived. */
  readonly way: readonly [from: SpaceName, to: SpaceName] | null;
}

/** A choice about a tile or a ruler. */
export type KhanAnswer = BoardAnswer<
  'khan' | 'khan-rulers' | 'khan-board' | 'rulings' | SaidFiles,
  GridScene
>;

/** Decisions on the board of Khan. */
export type KhanGrid = Lessons<'khan' | 'khan-rulers', 'khan-board' | 'rulings', KhanAnswer, object>;

export type KhanTexts = FirstTexts<KhanGrid>;
export type KhanAnswerTexts = AllTexts<KhanGrid>;
