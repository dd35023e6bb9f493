import type { BoardLessonAnswer, FeedbackFiles, LessonTypes } from '../../../lessons/tool/types.ts';
import type { FullTranslator, InitialTranslator } from '../../../shell/tool-types.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import type { SpaceMark } from '../ui/space-view.ts';

/** What is drawn over the board to show the outcome up to a step. */
export interface KhanOverlay {
  /** The spaces of the tile. */
  readonly covers: readonly KhanSpaceName[];
  readonly marks: ReadonlyMap<KhanSpaceName, SpaceMark>;
  /** Start and end of the ruler's move; null until it has moved. */
  readonly rulerMove: readonly [from: KhanSpaceName, to: KhanSpaceName] | null;
}

/** The answer to a choice about a tile or a ruler. */
export type KhanLessonAnswer = BoardLessonAnswer<
  'khan' | 'khan-rulers' | 'khan-board' | 'rulings' | FeedbackFiles,
  KhanOverlay
>;

/** Types of lessons on the board of Khan. */
export type KhanLessonTypes = LessonTypes<
  'khan' | 'khan-rulers',
  'khan-board' | 'rulings',
  KhanLessonAnswer,
  object
>;

/** The translator for the texts included in the page. */
export type InitialKhanLessonTranslator = InitialTranslator<KhanLessonTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type FullKhanLessonTranslator = FullTranslator<KhanLessonTypes>;
