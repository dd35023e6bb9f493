import type { GAME_RULINGS } from '../games/game-rulings.ts';
import type { LazyTextFile } from '../i18n/lazy-texts.ts';
import type { TextFile, Translator } from '../i18n/translator.ts';
import type { Settings } from '../saves/settings.ts';

type Game = keyof typeof GAME_RULINGS;

/** The answer to a case. */
interface Answered {
  /** The case without default values, as used in links. */
  readonly refereeCase: object;
  readonly answer: object;
}

/** Bundles the type parameters of one tool, so that its parts need only one type argument. */
export interface ToolTypes {
  /**
   * The user's input as plain data: saved, shared and undoable. Contains everything that can change an
   * answer.
   */
  readonly state: object;
  /** The game whose rulings it takes from the settings; `never` for none. */
  readonly game: Game;
  /** The players, shared by all tools of the game; `never` for a tool without players. */
  readonly players: object;
  readonly answer: Answered;
  /** Exports of the answer module in addition to those that every tool has. */
  readonly answerModule: object;
  /** The text files that are included in the page. */
  readonly textFiles: TextFile;
  /** The text files that are loaded with the answer module. */
  readonly lazyTextFiles: LazyTextFile;
  /**
   * Selections on the screen that are not saved, if the first screen and the part below share some; else
   * `null`.
   */
  readonly view: unknown;
}

/** The settings of a table: the edition of its box, and its rulings on the open points of the game. */
export type ToolSettings<K extends ToolTypes = ToolTypes> = Settings<K['game']>;

/** The translator of a tool for the texts that are included in the page. */
export type InitialTranslator<K extends ToolTypes> = Translator<K['textFiles'] | 'tool'>;

/** The translator of a tool for all of its texts, including those that are loaded later. */
export type FullTranslator<K extends ToolTypes> = Translator<AllTextFiles<K>>;

/** All text files of a tool. */
export type AllTextFiles<K extends ToolTypes> = K['textFiles'] | 'tool' | K['lazyTextFiles'];
