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

/** A question with what the referee says to it. */
interface Answered {
  /** The case, as short as it can be: what a link carries. */
  readonly asked: object;
  readonly answer: object;
}

/** The types of one tool in one: each part of a tool names it instead of six. */
export interface Kit {
  /** What a person has entered: plain data, saved, linked and undoable. Everything that changes an answer is in it. */
  readonly state: object;
  /** The game whose open points it follows by the settings; `never` for none. */
  readonly game: Game;
  /** Who plays, as all tools of its game share it; `never` where they know of nobody. */
  readonly table: object;
  readonly answer: Answered;
  /** What answers, beside what every tool has in it. */
  readonly part: object;
  /** The files of texts that come with the page. */
  readonly texts: TextFile;
  /** Those that come with what answers. */
  readonly laterTexts: LazyFile;
  /** What is chosen on the screen and forgotten with it, where the entry and what stands below it share some; else `null`. */
  readonly view: unknown;
}

/** What a table plays by: the edition of its box, and its rulings on the open points that the tool knows. */
export type HouseRules<K extends Kit = Kit> = Settings<K['game']>;

/** A translator of the texts that come with the page, and one for all of the tool's. */
export type FirstTexts<K extends Kit> = Translator<K['texts'] | 'tool'>;
export type AllTexts<K extends Kit> = Translator<K['texts'] | 'tool' | K['laterTexts']>;

/** What answers: fetched once the first screen stands, unless a tool gives it outright. */
interface AnswerPart<K extends Kit> {
  /** Asks the referee; undefined while something is missing, which the entry says. */
  answerOf(state: K['state'], houseRules: HouseRules<K>): K['answer'] | undefined;
}

/** What the entry gets: it draws the first screen. */
export interface EntryProps<K extends Kit> {
  readonly session: Session<K>;
  readonly view: K['view'];
  setView(view: K['view']): void;
  /** Undefined until it has come. */
  readonly part: (AnswerPart<K> & K['part']) | undefined;
  /** The texts of `part`; undefined as long. */
  readonly partTexts: AllTexts<K> | undefined;
  readonly answer: K['answer'] | undefined;
  /** Says that what answers has not arrived, with a button to try again; null as long as it has not failed. */
  readonly failure: VNode | null;
  readonly rules: Rules;
  readonly t: FirstTexts<K>;
  /** What the page came with of what has to be fetched: it is drawn from a fresh state. */
  readonly children?: ComponentChildren;
}

/** What stands below the first screen gets. */
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
  /** Sets what is open aside, goes on with another state, begun now, and says so. */
  begin(next: K['state'], said: string): void;
  /** Opens a case as a link to it would. */
  follow(asked: object): Promise<void>;
}

/** What can be shared: a result, or what leads to one. */
export type Shared = 'result' | 'position' | 'question' | 'questions';

/** What a result is in words. */
export interface Explained {
  /**
   * For a chat, below nothing else. Empty where the answer is not worth sharing and may still be reported as wrong;
   * undefined while nothing has come out.
   */
  readonly text: string | undefined;
  /** What the text is, unless it is a result. */
  readonly shares?: Shared;
  /** The steps that lead there, each with its rule. */
  readonly steps: readonly Sentence[];
}

/** A link in place of the case, with its text for a chat. */
export interface PassedOn {
  readonly link: string;
  readonly text: string;
  readonly shares: Shared;
}

/** A case that another tool goes on with, and what the way there is called. */
export interface HandedOver {
  readonly asked: object;
  /** That tool, as a path below the language. */
  readonly tool: string;
  readonly label: string;
}

/** What the tool beside goes on with: a case, and as JSON what was entered that no case holds. */
export interface Beside {
  readonly asked: object;
  readonly also?: unknown;
}

/** What stands below the first screen, and how results are told: fetched after what answers. */
export interface MoreModule<K extends Kit> {
  /** The address of its styles. */
  readonly styles: string;
  /**
   * What another person or another tool passed on, as a state; `before` is what is open, `also` what the tool beside this
   * one says beyond the case. Undefined where it can be none.
   */
  stateFrom(what: OpenedWhat, before: K['state'], also?: unknown): K['state'] | undefined;
  /** What is passed round in place of the case: what stands behind the `#` of its link, and a text for a chat. */
  passOn?(state: K['state'], t: AllTexts<K>): PassedOn;
  /** What such a link opens; undefined where it is none. */
  stateOfLink?(link: string): K['state'] | undefined;
  /** What of it the state cannot hold, in a sentence. */
  lackingIn?(what: OpenedWhat, t: AllTexts<K>): string | undefined;
  /** Who plays, where the tools of its game share that. */
  readonly players?: Players<K>;
  explain(answer: K['answer'], state: K['state'], t: AllTexts<K>): Explained;
  /** Names a state in the archive and says a line about it; only with an archive. */
  readonly describe?: (
    state: K['state'],
    houseRules: HouseRules<K>,
    t: AllTexts<K>,
  ) => { readonly name: string; readonly line: string };
  /** The verdict as data, for a picture of it and to be read from two sides; undefined while there is none. */
  tell?(answer: K['answer'], state: K['state'], t: AllTexts<K>): Telling | undefined;
  /** The picture in place of one that is made of the verdict, as the text of an SVG file. */
  picture?(props: MoreProps<K>): Promise<string>;
  /** Hands out a moving picture of what happened; undefined where nothing did. False is: what makes it did not arrive. */
  film?(props: MoreProps<K>): (() => Promise<boolean>) | undefined;
  /** What another tool can go on with, if there is anything. */
  handOver?(answer: K['answer'], t: AllTexts<K>): HandedOver | undefined;
  /** What the tool beside this one goes on with, to which the page leads. Undefined while there is nothing. */
  beside?(state: K['state'], houseRules: HouseRules<K>, answer: K['answer'] | undefined): Beside | undefined;
  /** Above the steps with their rules. */
  readonly First?: FunctionComponent<MoreProps<K>>;
  /** In place of the steps with their rules. */
  readonly Top?: FunctionComponent<MoreProps<K>>;
  /** Players, sizes, options: below sharing. */
  readonly Below: FunctionComponent<MoreProps<K>>;
  /** Buttons beside “Start again”. */
  readonly Actions?: FunctionComponent<MoreProps<K>>;
}

/** A tool: what it keeps, asks and draws. The shell does all else, and knows no tool by name. */
export interface Tool<K extends Kit> {
  /** Its page below the language: `khan/rulers/`. */
  readonly path: string;
  /** The class of its frame. */
  readonly frame: string;
  /** Where what is open is kept. */
  readonly save: Kept<K['state']>;
  /** Where states are set aside. */
  readonly archive?: Archive<K['state']>;
  /** The open points that it follows, by game. */
  readonly points: Pick<typeof RULINGS, K['game']>;
  /** Whether the edition matters: then the one proposed by the page’s language is kept with the first change. */
  readonly followsEdition?: boolean;
  /** Where one begins; after `before`, with the names and seats of that. */
  fresh(before?: K['state']): K['state'];
  readonly view: K['view'];
  /** Whether anything was entered that is worth keeping. */
  isBegun(state: K['state']): boolean;
  /** A state as it is set aside: with what it was judged by. */
  sealed?(state: K['state'], houseRules: HouseRules<K>): K['state'];
  readonly answering: (AnswerPart<K> & K['part']) | (() => Promise<AnswerPart<K> & K['part']>);
  /** The texts that come with what answers. */
  readonly laterTexts: readonly K['laterTexts'][];
  readonly Entry: FunctionComponent<EntryProps<K>>;
  readonly more: () => Promise<MoreModule<K>>;
}
