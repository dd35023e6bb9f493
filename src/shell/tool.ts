import type { ComponentChildren, FunctionComponent, VNode } from 'preact';
import type { VerdictCard } from '../drawings/verdict-picture.ts';
import type { CitedSentence } from '../explain/sentence.ts';
import type { GAME_RULINGS } from '../games/game-rulings.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Openable } from '../share/parse-opened-text.ts';
import type { RuleViewer } from '../ui/RuleLink.tsx';
import type { Archive } from './archive.ts';
import type { Handover } from './handover/handover.ts';
import type { SiblingBoard } from './opening/sibling-board.ts';
import type { GameRecord } from './records/game-record.ts';
import type { SaveSlot } from './save-slot.ts';
import type { PlayersAdapter } from './session/players-adapter.ts';
import type { Session } from './session/session.ts';
import type { FullTranslator, InitialTranslator, ToolSettings, ToolTypes } from './tool-types.ts';

/** The answer module: lazy-loaded after the first screen is rendered, unless a tool bundles it. */
interface AnswerModule<K extends ToolTypes> {
  /** Computes the answer; undefined while input is missing, which the first screen asks for. */
  computeAnswer(state: K['state'], settings: ToolSettings<K>): K['answer'] | undefined;
}

/** Props of the components of a tool. */
interface ScreenProps<K extends ToolTypes> {
  readonly session: Session<K>;
  readonly view: K['view'];
  setView(view: K['view']): void;
  readonly answer: K['answer'] | undefined;
  readonly rules: RuleViewer;
}

/** Props of the component that renders the first screen. */
export interface MainScreenProps<K extends ToolTypes> extends ScreenProps<K> {
  /** The answer module; undefined until it is loaded. */
  readonly answerModule: (AnswerModule<K> & K['answerModule']) | undefined;
  /** All texts of the tool; undefined until those of the answer module are loaded. */
  readonly lazyTexts: FullTranslator<K> | undefined;
  /** An error message with a retry button if the answer module failed to load; null otherwise. */
  readonly failure: VNode | null;
  readonly t: InitialTranslator<K>;
  /** Content that is prerendered from a fresh state although its code is lazy-loaded. */
  readonly children?: ComponentChildren;
}

/** Props of the components below the first screen. */
export interface SecondaryProps<K extends ToolTypes> extends ScreenProps<K> {
  readonly answerModule: AnswerModule<K> & K['answerModule'];
  readonly t: FullTranslator<K>;
  /** The texts of sharing and of the archive. */
  readonly shellTexts: Translator<'sharing' | 'archive'>;
  /** Archives the open state, opens another one that begins now, and announces it. */
  startNew(next: K['state'], announcement: string): void;
  /** Opens a case as if from a link. */
  openCase(refereeCase: object): Promise<void>;
}

/** A state that a tool opens, with its answer if that is known already. */
export interface OpenedState<K extends ToolTypes> {
  readonly state: K['state'];
  readonly answer?: K['answer'];
}

/** The kind of content that is shared: a result, or what leads to one. */
export type ShareKind = 'result' | 'position' | 'question' | 'questions';

/** An answer in words: a text for a chat, and the steps with their rules. */
export interface Explanation {
  /**
   * Plain text for a chat. Empty if the answer is not worth sharing but can be reported as wrong; undefined
   * while there is no result.
   */
  readonly text: string | undefined;
  /** The kind of the text; a result by default. */
  readonly kind?: ShareKind;
  /** The steps of the answer, each with its rule. */
  readonly steps: readonly CitedSentence[];
}

/** A link in the tool's own format, which replaces a link with a case, and its text for a chat. */
export interface OwnLink {
  readonly link: string;
  readonly text: string;
  readonly kind: ShareKind;
}

/** A case that another tool can continue with, and the label of the link. */
export interface Handoff {
  readonly refereeCase: object;
  /** Path of that tool after the language. */
  readonly tool: string;
  readonly label: string;
}

/** The input with which the sibling tool continues: a case and, as JSON, input that no case can contain. */
export interface SiblingInput {
  readonly refereeCase: object;
  readonly extra?: unknown;
}

/** The module below the first screen, which also describes results; loaded after the answer module. */
export interface SecondaryModule<K extends ToolTypes> {
  /** URL of its stylesheet. */
  readonly styles: string;
  /**
   * Converts a shared case into a state; `before` is the open state, `extra` the additional data from the
   * sibling tool. Undefined if the tool cannot represent the case.
   */
  fromCase(opened: Openable, before: K['state'], extra?: unknown): K['state'] | undefined;
  /** Like `fromCase`, with the answer, for a tool that needs it to decide what to show first. */
  openCase?(
    opened: Openable,
    before: K['state'],
    settings: ToolSettings<K>,
    extra?: unknown,
  ): OpenedState<K> | undefined;
  /**
   * Makes a link in the tool's own format, which replaces a link with a case when sharing; undefined if the
   * format cannot represent the state.
   */
  makeOwnLink?(state: K['state'], settings: ToolSettings<K>, t: FullTranslator<K>): OwnLink | undefined;
  /** The state of such a link; undefined if it is none. */
  fromOwnLink?(link: string): K['state'] | undefined;
  /** How it passes a running game on to another device. */
  readonly handover?: Handover<K>;
  /** A sentence on the facts of a case that the state cannot contain. */
  explainOmissions?(opened: Openable, t: FullTranslator<K>): string | undefined;
  /** How the tool reads and writes players, if the tools of its game share them. */
  readonly playersAdapter?: PlayersAdapter<K>;
  /** The steps of an answer, and its text for a chat. */
  explainAnswer(answer: K['answer'], state: K['state'], t: FullTranslator<K>): Explanation;
  /** Title and summary of an archived state; only for tools with an archive. */
  readonly describeState?: (
    state: K['state'],
    settings: ToolSettings<K>,
    t: FullTranslator<K>,
  ) => { readonly name: string; readonly line: string };
  /** A finished game as data, for tables and other apps; undefined while it is not finished. */
  toGameRecord?(state: K['state'], settings: ToolSettings<K>, t: FullTranslator<K>): GameRecord | undefined;
  /** The verdict as data, for its picture and for the view from both sides; undefined while there is none. */
  toVerdictCard?(answer: K['answer'], state: K['state'], t: FullTranslator<K>): VerdictCard | undefined;
  /**
   * Renders the tool's own picture instead of one of the verdict, as the text of an SVG file. `source` says
   * what the answer comes from.
   */
  drawPicture?(props: SecondaryProps<K>, source: string): Promise<string>;
  /**
   * Returns a callback that makes and shares a replay as an animation, which ends with the verdict and its
   * `source`; undefined if nothing happened. It resolves to false if its code failed to load.
   */
  prepareReplay?(props: SecondaryProps<K>): ((source: string) => Promise<boolean>) | undefined;
  /** How it takes over the board of its sibling tool, if both show the same one. */
  readonly siblingBoard?: SiblingBoard<K['state']>;
  /** What the sibling tool, linked on the page, continues with; undefined for nothing. */
  findSiblingInput?(
    state: K['state'],
    settings: ToolSettings<K>,
    answer: K['answer'] | undefined,
  ): SiblingInput | undefined;
  /** Rendered above the steps. */
  readonly BeforeSteps?: FunctionComponent<SecondaryProps<K>>;
  /** Rendered instead of the steps. */
  readonly InsteadOfSteps?: FunctionComponent<SecondaryProps<K>>;
  /** Players, sizes, options; rendered below sharing. */
  readonly AfterSharing: FunctionComponent<SecondaryProps<K>>;
  /** Buttons next to “Start again”. */
  readonly ExtraButtons?: FunctionComponent<SecondaryProps<K>>;
}

/** A tool: its state, answer and components. The shell does everything else and knows no tool by name. */
export interface Tool<K extends ToolTypes> {
  /** Path of its page after the language, e.g. `khan/rulers/`. */
  readonly path: string;
  /** CSS class of its frame. */
  readonly frameClass: string;
  /** How the open state is stored. */
  readonly save: SaveSlot<K['state']>;
  /** How archived states are stored. */
  readonly archive?: Archive<K['state']>;
  /** The open points whose rulings it uses, by game. */
  readonly rulings: Pick<typeof GAME_RULINGS, K['game']>;
  /**
   * Whether the edition matters. If so, the edition proposed by the language of the page is saved with the
   * first change.
   */
  readonly followsEdition?: boolean;
  /** The initial state; with `before`, its names and seats are kept. */
  fresh(before?: K['state']): K['state'];
  /** The initial selections. */
  readonly freshView: K['view'];
  /** Whether anything worth saving was entered. */
  isBegun(state: K['state']): boolean;
  /** The state for the archive, including the settings that its answer depends on. */
  takeSnapshot?(state: K['state'], settings: ToolSettings<K>): K['state'];
  /** The answer module, or a function that lazy-loads it. */
  readonly answerModule:
    | (AnswerModule<K> & K['answerModule'])
    | (() => Promise<AnswerModule<K> & K['answerModule']>);
  /** The text files that are loaded with the answer module. */
  readonly lazyTextFiles: readonly K['lazyTextFiles'][];
  readonly MainScreen: FunctionComponent<MainScreenProps<K>>;
  /**
   * Returns the texts, by their keys, that call the players by their names. `nameOf` returns an empty text
   * for a player without a name.
   */
  namePlayers?(t: InitialTranslator<K>, nameOf: (who: string) => string): Readonly<Record<string, string>>;
  readonly secondary: () => Promise<SecondaryModule<K>>;
}
