import type { TextFile } from '../i18n/translator.ts';

/** The games, in the order in which they are listed. */
export const GAME_IDS = ['huang', 'chu-han', 'khan'] as const;
export type Game = (typeof GAME_IDS)[number];

/**
 * What the site, the links and the home page know of a tool without loading its code. The page itself is
 * `page.astro` in the folder of the tool; `src/games/tools.ts` lists all manifests.
 */
export interface ToolManifest {
  /**
   * Names the tool in texts: its name is the text `<id>` of site.json, its description that of
   * descriptions.json.
   */
  readonly id: string;
  readonly game: Game;
  /** Path of its page after the language, e.g. `khan/rulers/`. */
  readonly page: string;
  /** The icon of its entry in lists of tools; absent if it is not listed. */
  readonly sign?: string;
  /** Whether only the page of its game lists it, not the home page. */
  readonly isOnGamePageOnly?: true;
  /** Key of the save with its open state, by which the home page continues it. */
  readonly save: string;
  /** Keys of further saves that its page shows. */
  readonly otherSaves?: readonly string[];
  /** The text files in its page, in addition to those of the shell. */
  readonly texts: readonly TextFile[];
  /** The kinds of cases (`ask`) for which links lead to it. */
  readonly opens?: readonly string[];
  /** Kinds of cases that it can show, too, although links lead to another tool. */
  readonly alsoOpens?: readonly string[];
  /** The letter by which links to whole games name it: the second character of such a link. */
  readonly gameLetter?: string;
  /** Whether positions that are no case open in it. */
  readonly opensPositions?: true;
  /** What it asks or how, if a switch leads to another tool with the same question or the same board. */
  readonly way?: string;
  /** Whether its page links to the meaning of the symbols. */
  readonly hasSymbols?: true;
}

/** Declares the manifest of a tool, and keeps the literal types of its names. */
export const defineTool = <const Manifest extends ToolManifest>(manifest: Manifest): Manifest => manifest;
