import { useState } from 'preact/hooks';
import type { Edition } from '../../engine/edition.ts';
import type { Action } from '../../engine/huang/action.ts';
import type { Obstacle } from '../../engine/huang/edit.ts';
import { emptySetup } from '../../engine/huang/fresh-setup.ts';
import type { Question } from '../../engine/huang/questions.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import type { RuleId } from '../../engine/trace.ts';
import { placementsFor } from '../../referee/huang/position-for.ts';
import type { Case } from '../../referee/referee.ts';
import { newId } from '../../saves/id.ts';
import { changed, redone, turnedTo, undone } from '../shell/history.ts';
import { type Kept, useKeeping, useLink } from '../shell/keeping.ts';
import { type Book, bookFrom, freshBook, KINDS, savesOf } from './book.ts';
import type { Court } from './court.ts';
import {
  type BoardTable,
  choicesOf,
  freshTable,
  type House,
  houseOf,
  isBegun,
  withAction,
  withSetup,
  withTurn,
} from './table.ts';
import type { BoardTranslator } from './texts.ts';
import { type Piece, type Play, type Tool, tapped } from './tools.ts';

export function newTable(before?: BoardTable): BoardTable {
  return freshTable(newId(), new Date().toISOString(), before);
}

const KEEPING = {
  kinds: KINDS,
  once: [],
  fresh: () => freshBook(newTable()),
  viewFrom: bookFrom,
  savesOf,
} as const;

/** What a tap came to that changed nothing: a sentence for it is found by its key, and a rule where one forbids it. */
type Remark =
  | { readonly kind: 'obstacle'; readonly why: Obstacle; readonly rule: RuleId }
  | { readonly kind: 'refused'; readonly table: BoardTable }
  | { readonly kind: 'taken'; readonly space: string };

/** The board page at work: its book, the tool in hand, and what taps do. */
export interface Workbench {
  readonly desk: Kept<Book>;
  readonly table: BoardTable;
  readonly house: House;
  readonly tool: Tool;
  /** Spaces tapped so far for something that takes several. */
  readonly chosen: readonly string[];
  readonly remark: Remark | null;
  /** Of an outcome, whether the map shows how it was before. */
  readonly isBefore: boolean;
  look(isBefore: boolean): void;
  choose(tool: Tool): void;
  tap(space: string): void;
  /** Takes the last tap back, when it turns out to be the first of two that mean something else. */
  takeBack(): void;
  change(table: BoardTable): void;
  /** Sets the position aside and goes on with another one. */
  turnTo(table: BoardTable): void;
  /** Sets the position aside and goes on with what another person passed on. */
  open(what: Case | { readonly position: Setup }): void;
  begin(action: Action): void;
  /** What lies on a space was the last thing played: it is taken back and played again, by the rules. */
  replay(space: string): void;
  giveTurn(player: Dynasty): void;
  /** Takes everything off the board. */
  clear(): void;
  /** Goes back to the question before, with what was answered to it. */
  stepBack(): void;
  undo(): void;
  redo(): void;
}

export function useBoard(
  root: string,
  proposed: Edition,
  court: Court | null,
  t: BoardTranslator,
): Workbench {
  const desk = useKeeping(root, KEEPING, KEEPING.fresh, t);
  const [tool, setTool] = useState<Tool>({ mode: 'setup', piece: { kind: 'tile', colour: 'red' } });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [remark, setRemark] = useState<Remark | null>(null);
  const [isBefore, look] = useState(true);
  const table = desk.view.now;
  const house = houseOf(table, desk.view.settings, proposed);

  const settle = () => {
    setChosen([]);
    setRemark(null);
    look(true);
  };
  const change = (next: BoardTable) => {
    settle();
    desk.update((book) => changed(book, next));
  };
  const changeSetup = (setup: Setup) => change(withSetup(table, setup));

  const tapSetup = (piece: Piece, space: string) => {
    const edit = tapped(table.setup, piece, space, chosen);
    if (edit.kind === 'changed') return changeSetup(edit.setup);
    if (edit.kind === 'chosen') setChosen(edit.spaces);
    setRemark(edit.kind === 'refused' ? { ...edit, kind: 'obstacle' } : null);
  };
  /** In a dispute, a tap chooses a red tile that is to go, or lets it stay after all. */
  const tapDispute = (space: string) => {
    const question = questionIn(table, house, court);
    if (question?.asks !== 'discard' || !question.options.includes(space)) return;
    if (chosen.includes(space)) setChosen(chosen.filter((one) => one !== space));
    else if (chosen.length < question.count) setChosen([...chosen, space]);
  };
  const begin = (action: Action) => {
    if (!court) return; // fetched in a moment
    const next = withAction(table, action);
    if (isLawful(next, house, court)) return change(next);
    setChosen([]);
    setRemark({ kind: 'refused', table: next });
  };
  const tapPlay = (play: Play, space: string) => {
    const { setup } = table;
    const isPiece = play.type === 'tile' || play.type === 'leader';
    if (isPiece && chosen.length === 0 && (setup.tiles[space] || setup.leaders[space]))
      return setRemark({ kind: 'taken', space });
    if (!court) return; // fetched in a moment
    const aimed = court.aim(setup, play, space, chosen, (end) => endsChain(table, house, end));
    if (aimed.kind === 'whole') return begin(aimed.action);
    setChosen(aimed.spaces);
    setRemark(null);
  };

  const turnTo = (next: BoardTable) => {
    settle();
    desk.update((book) => turnedTo(book, next, isBegun(book.now)));
    scrollTo({ top: 0 });
  };
  const open: Workbench['open'] = (what) => {
    const isSetAside = isBegun(desk.latest().now);
    if (!court) return;
    turnTo(court.tableFrom(what, newTable()));
    desk.tell(court.t(isSetAside ? 'opened-aside' : 'opened'));
  };
  useLink({ root, tool: 'huang/referee/', desk, isReady: court !== null, open, t });

  return {
    desk,
    table,
    house,
    tool,
    chosen,
    remark,
    choose(next) {
      settle();
      setTool(next);
    },
    isBefore,
    look,
    tap(space) {
      if (table.dispute) tapDispute(space);
      else if (tool.mode === 'setup') tapSetup(tool.piece, space);
      else tapPlay(tool.play, space);
    },
    takeBack() {
      if (table.dispute) return;
      settle();
      if (chosen.length === 0 && !remark) desk.update(undone);
    },
    change,
    turnTo,
    open,
    begin,
    replay(space) {
      const back = court?.takenBack(table.setup, space);
      if (!court || !back) return;
      const next = withAction(withSetup(table, back.setup), back.action);
      if (isLawful(next, house, court)) return change(next);
      setRemark({ kind: 'refused', table: next });
    },
    clear() {
      changeSetup(emptySetup(table.setup));
    },
    stepBack() {
      if (court) change(court.steppedBack(table));
      setChosen(table.dispute?.decisions.discard ?? []);
    },
    giveTurn: (turn) => change(withTurn(table, turn)),
    undo() {
      settle();
      desk.update(undone);
    },
    redo() {
      settle();
      desk.update(redone);
    },
  };
}

type Dispute = NonNullable<BoardTable['dispute']>;

/** What comes of the action of a table, while its position is one. */
function judgedIn({ setup }: BoardTable, { action, decisions }: Dispute, house: House, court: Court) {
  const judged = court.answerFor(setup, action, decisions, choicesOf(house));
  return judged.ok ? judged.value : null;
}

/** Whether the action of a table would be carried out or goes on to questions, rather than be refused. */
function isLawful(table: BoardTable, house: House, court: Court): boolean {
  return table.dispute !== null && judgedIn(table, table.dispute, house, court)?.answer.legal === true;
}

/** The question that a table has come to. */
function questionIn(table: BoardTable, house: House, court: Court | null): Question | undefined {
  const { dispute } = table;
  return dispute && court ? judgedIn(table, dispute, house, court)?.questions[dispute.asked] : undefined;
}

/** Whether a farmer tile there would start a war or meet bandits, so that no other can follow it. */
function endsChain({ setup }: BoardTable, house: House, space: string): boolean {
  const told = placementsFor(setup, 'tile', 'blue', choicesOf(house));
  return told.ok && 'war' in told && [...told.war, ...told.bandits].includes(space);
}
