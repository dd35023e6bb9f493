import type { KhanSpaceName } from '../../engine/khan/grid.ts';
import type { SpaceMark } from '../../ui/khan/space-view.ts';
import type { AllTexts, InitialTexts } from '../shell/tool.ts';
import type { BoardLessonAnswer, FeedbackFiles, LessonTypes } from './types.ts';

/** The outcome on the board up to a step. */
export interface KhanScene {
  /** The spaces of the tile. */
  readonly covers: readonly KhanSpaceName[];
  readonly marks: ReadonlyMap<KhanSpaceName, SpaceMark>;
  /** Start and end of the ruler's move; null until it has moved. */
  readonly way: readonly [from: KhanSpaceName, to: KhanSpaceName] | null;
}

/** The answer to a choice about a tile or a ruler. */
export type KhanLessonAnswer = BoardLessonAnswer<
  'khan' | 'khan-rulers' | 'khan-board' | 'rulings' | FeedbackFiles,
  KhanScene
>;

/** Types of lessons on the board of Khan. */
export type KhanLessonTypes = LessonTypes<
  'khan' | 'khan-rulers',
  'khan-board' | 'rulings',
  KhanLessonAnswer,
  object
>;

export type KhanLessonTexts = InitialTexts<KhanLessonTypes>;
export type AllKhanLessonTexts = AllTexts<KhanLessonTypes>;
