import type { ComponentChildren, FunctionComponent, VNode } from 'preact';
import type { Telling } from '../../drawings/verdict-picture.ts';
import type { Sentence } from '../../explain/sentence.ts';
import type { LazyFile } from '../../i18n/lazy-texts.ts';
import type { TextFile, Translator } from '../../i18n/translator.ts';
import type { RULINGS } from '../../referee/rulings.ts';
import type { Settings } from '../../saves/settings.ts';
import type { Rules } from '../../ui/rule-link.tsx';
import type { Archive } from './archive.ts';
import type { OpenedWhat } from './open-panel.tsx';
import type { Players } from './players.ts';
import type { Session } from './session.ts';
import type { Kept } from './stored.ts';

type Game = keyof typeof RULINGS;

/** An answer with the case that it belongs to. */
interface Answered {
  /** The case without default values, as used in links. */
  readonly asked: object;
  readonly answer: object;
}

/** Bundles the type parameters of one tool, so that its parts need only one type argument. */
export interface Kit {
  /**
   * The user's input as plain data: saved, shared and undoable. Contains everything that can change an
   * answer.
   */
  readonly state: object;
  /** The game whose rulings it takes from the settings; `never` for none. */
  readonly game: Game;
  /** The players, shared by all tools of the game; `never` for a tool without players. */
  readonly table: object;
  readonly answer: Answered;
  /** Exports of the lazy-loaded answering module, beyond those that every tool has. */
  readonly part: object;
  /** The text files that are included in the page. */
  readonly texts: TextFile;
  /** The text files that are loaded with the answering module. */
  readonly laterTexts: LazyFile;
  /**
   * Selections on the screen that are not saved, if the first screen and the part below share some; else
   * `null`.
   */
  readonly view: unknown;
}

/** The house rules of a table: the edition of its box, and its rulings on the open points of the tool. */
export type HouseRules<K extends Kit = Kit> = Settings<K['game']>;

/** Translators: one for the texts included in the page, and one for all texts of the tool. */
export type FirstTexts<K extends Kit> = Translator<K['texts'] | 'tool'>;
export type AllTexts<K extends Kit> = Translator<K['texts'] | 'tool' | K['laterTexts']>;

/** The answering module: lazy-loaded after the first screen is rendered, unless a tool bundles it. */
interface AnswerPart<K extends Kit> {
  /** Computes the answer; undefined while input is missing, which the first screen says. */
  answerOf(state: K['state'], houseRules: HouseRules<K>): K['answer'] | undefined;
}

/** Props of the component that renders the first screen. */
export interface EntryProps<K extends Kit> {
  readonly session: Session<K>;
  readonly view: K['view'];
  setView(view: K['view']): void;
  /** The answering module; undefined until it is loaded. */
  readonly part: (AnswerPart<K> & K['part']) | undefined;
  /** The texts of `part`; undefined until they are loaded. */
  readonly partTexts: AllTexts<K> | undefined;
  readonly answer: K['answer'] | undefined;
  /** An error message with a retry button if the answering module failed to load; null otherwise. */
  readonly failure: VNode | null;
  readonly rules: Rules;
  readonly t: FirstTexts<K>;
  /** The prerendered part of lazy-loaded content, rendered from a fresh state. */
  readonly children?: ComponentChildren;
}

/** Props of the components below the first screen. */
export interface MoreProps<K extends Kit> {
  readonly session: Session<K>;
  readonly view: K['view'];
  setView(view: K['view']): void;
  readonly part: AnswerPart<K> & K['part'];
  readonly answer: K['answer'] | undefined;
  readonly rules: Rules;
  readonly t: AllTexts<K>;
  /** The texts of sharing and of the archive. */
  readonly shellTexts: Translator<'sharing' | 'archive'>;
  /** Archives the open state, opens another one that begins now, and announces it. */
  begin(next: K['state'], said: string): void;
  /** Opens a case as if from a link. */
  follow(asked: object): Promise<void>;
}

/** The kind of content that is shared: a result, or what leads to one. */
export type Shared = 'result' | 'position' | 'question' | 'questions';

/** A result in words. */
export interface Explained {
  /**
   * Plain text for a chat. Empty if the answer is not worth sharing but can be reported as wrong; undefined
   * while there is no result.
   */
  readonly text: string | undefined;
  /** The kind of the text; a result by default. */
  readonly shares?: Shared;
  /** The steps of the answer, each with its rule. */
  readonly steps: readonly Sentence[];
}

/** A link that replaces that of the case, with its text for a chat. */
export interface PassedOn {
  readonly link: string;
  readonly text: string;
  readonly shares: Shared;
}

/** A case that another tool can continue with, and the label of the link. */
export interface HandedOver {
  readonly asked: object;
  /** Path of that tool after the language. */
  readonly tool: string;
  readonly label: string;
}

/** What the related tool continues with: a case and, as JSON, input that no case can contain. */
export interface Beside {
  readonly asked: object;
  readonly also?: unknown;
}

/** The module below the first screen, which also describes results; loaded after the answering module. */
export interface MoreModule<K extends Kit> {
  /** URL of its stylesheet. */
  readonly styles: string;
  /**
   * Converts a shared case into a state; `before` is the open state, `also` the additional data from the
   * related tool. Undefined if the tool cannot represent the case.
   */
  stateFrom(what: OpenedWhat, before: K['state'], also?: unknown): K['state'] | undefined;
  /** Replaces the case when sharing: the fragment of a link, and a text for a chat. */
  passOn?(state: K['state'], t: AllTexts<K>): PassedOn;
  /** The state of such a link; undefined if it is none. */
  stateOfLink?(link: string): K['state'] | undefined;
  /** A sentence on the facts of a case that the state cannot contain. */
  lackingIn?(what: OpenedWhat, t: AllTexts<K>): string | undefined;
  /** How the tool reads and writes players, if the tools of its game share them. */
  readonly players?: Players<K>;
  explain(answer: K['answer'], state: K['state'], t: AllTexts<K>): Explained;
  /** Title and summary of an archived state; only for tools with an archive. */
  readonly describe?: (
    state: K['state'],
    houseRules: HouseRules<K>,
    t: AllTexts<K>,
  ) => { readonly name: string; readonly line: string };
  /** The verdict as data, for its picture and for the view from both sides; undefined while there is none. */
  tell?(answer: K['answer'], state: K['state'], t: AllTexts<K>): Telling | undefined;
  /** Renders the tool's own picture instead of one of the verdict, as the text of an SVG file. */
  picture?(props: MoreProps<K>): Promise<string>;
  /**
   * Returns a callback that makes and shares an animation; undefined if nothing happened. The callback
   * resolves to false if its code failed to load.
   */
  film?(props: MoreProps<K>): (() => Promise<boolean>) | undefined;
  /** What another tool can continue with, if anything. */
  handOver?(answer: K['answer'], t: AllTexts<K>): HandedOver | undefined;
  /** What the related tool, linked on the page, continues with; undefined for nothing. */
  beside?(state: K['state'], houseRules: HouseRules<K>, answer: K['answer'] | undefined): Beside | undefined;
  /** Rendered above the steps. */
  readonly First?: FunctionComponent<MoreProps<K>>;
  /** Rendered instead of the steps. */
  readonly Top?: FunctionComponent<MoreProps<K>>;
  /** Players, sizes, options; rendered below sharing. */
  readonly Below: FunctionComponent<MoreProps<K>>;
  /** Buttons beside “Start again”. */
  readonly Actions?: FunctionComponent<MoreProps<K>>;
}

/** A tool: its state, answer and components. The shell does everything else and knows no tool by name. */
export interface Tool<K extends Kit> {
  /** Path of its page after the language, e.g. `khan/rulers/`. */
  readonly path: string;
  /** CSS class of its frame. */
  readonly frame: string;
  /** How the open state is stored. */
  readonly save: Kept<K['state']>;
  /** How archived states are stored. */
  readonly archive?: Archive<K['state']>;
  /** The open points whose rulings it uses, by game. */
  readonly points: Pick<typeof RULINGS, K['game']>;
  /**
   * Whether the edition matters. If so, the edition proposed by the language of the page is saved with the
   * first change.
   */
  readonly followsEdition?: boolean;
  /** The initial state; with `before`, its names and seats are kept. */
  fresh(before?: K['state']): K['state'];
  readonly view: K['view'];
  /** Whether anything worth saving was entered. */
  isBegun(state: K['state']): boolean;
  /** The state for the archive, including the house rules that it was judged by. */
  sealed?(state: K['state'], houseRules: HouseRules<K>): K['state'];
  readonly answering: (AnswerPart<K> & K['part']) | (() => Promise<AnswerPart<K> & K['part']>);
  /** The text files that are loaded with the answering module. */
  readonly laterTexts: readonly K['laterTexts'][];
  readonly Entry: FunctionComponent<EntryProps<K>>;
  readonly more: () => Promise<MoreModule<K>>;
}
