import { useState } from 'preact/hooks';
import type { Edition } from '../../engine/edition.ts';
import type { Action } from '../../engine/huang/action.ts';
import type { Obstacle } from '../../engine/huang/edit.ts';
import { emptySetup } from '../../engine/huang/fresh-setup.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import type { RuleId } from '../../engine/trace.ts';
import type { Case } from '../../referee/referee.ts';
import type { HuangTable } from '../../saves/huang-board.ts';
import { newId } from '../../saves/id.ts';
import { changed, redone, turnedTo, undone } from '../shell/history.ts';
import { type Kept, useKeeping, useLink } from '../shell/keeping.ts';
import { type Book, bookFrom, freshBook, KINDS, savesOf } from './book.ts';
import type { Court } from './court.ts';
import { readSetup, writeSetup } from './setup.ts';
import { askPlacements, freshTable, type House, houseOf, isBegun, withAction } from './table.ts';
import type { BoardTranslator } from './texts.ts';
import { type Piece, type Play, type Tool, tapped } from './tools.ts';

export function newTable(before?: HuangTable): HuangTable {
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
  | { readonly kind: 'refused'; readonly table: HuangTable }
  | { readonly kind: 'taken'; readonly space: string };

/** The board page at work: its book, the tool in hand, and what taps do. */
export interface Workbench {
  readonly desk: Kept<Book>;
  readonly table: HuangTable;
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
  change(table: HuangTable): void;
  /** Sets the position aside and goes on with another one. */
  turnTo(table: HuangTable): void;
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
  const change = (next: HuangTable) => {
    settle();
    desk.update((book) => changed(book, next));
  };
  const changeSetup = (setup: Setup) => change({ ...table, position: writeSetup(setup) });

  const tapSetup = (piece: Piece, space: string) => {
    const edit = tapped(readSetup(table.position), piece, space, chosen);
    if (edit.kind === 'changed') return changeSetup(edit.setup);
    if (edit.kind === 'chosen') setChosen(edit.spaces);
    setRemark(edit.kind === 'refused' ? { ...edit, kind: 'obstacle' } : null);
  };
  /** In a dispute, a tap chooses a red tile that is to go, or lets it stay after all. */
  const tapDispute = (space: string) => {
    const question = table.dispute && court?.questionsIn(table, house)[table.dispute.asked];
    if (question?.asks !== 'discard' || !question.options.includes(space)) return;
    if (chosen.includes(space)) setChosen(chosen.filter((one) => one !== space));
    else if (chosen.length < question.count) setChosen([...chosen, space]);
  };
  const begin = (action: Action) => {
    const next = withAction(table, action);
    if (!court) return; // fetched in a moment
    if (court.isLawful(table, house, action)) return change(next);
    setChosen([]);
    setRemark({ kind: 'refused', table: next });
  };
  const tapPlay = (play: Play, space: string) => {
    const setup = readSetup(table.position);
    const isPiece = play.type === 'tile' || play.type === 'leader';
    if (isPiece && chosen.length === 0 && (setup.tiles[space] || setup.leaders[space]))
      return setRemark({ kind: 'taken', space });
    if (!court) return; // fetched in a moment
    const aimed = court.aim(setup, play, space, chosen, (end) => endsChain(table, house, end));
    if (aimed.kind === 'whole') return begin(aimed.action);
    setChosen(aimed.spaces);
    setRemark(null);
  };

  const turnTo = (next: HuangTable) => {
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
      const back = court?.takenBack(readSetup(table.position), space);
      if (!back) return;
      const before = { ...table, position: writeSetup(back.setup) };
      if (!court) return;
      if (court.isLawful(before, house, back.action)) return change(withAction(before, back.action));
      setRemark({ kind: 'refused', table: withAction(before, back.action) });
    },
    clear() {
      changeSetup(emptySetup(readSetup(table.position)));
    },
    stepBack() {
      if (court) change(court.steppedBack(table));
      setChosen(table.dispute?.decisions.discard ?? []);
    },
    giveTurn: (turn) => changeSetup({ ...readSetup(table.position), turn }),
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

/** Whether a farmer tile there would start a war or meet bandits, so that no other can follow it. */
function endsChain(table: HuangTable, house: House, space: string): boolean {
  const told = askPlacements(table, house, 'tile', 'blue');
  return told.ok && 'war' in told && [...told.war, ...told.bandits].includes(space);
}
