import type { Edition } from '../../engine/edition.ts';
import { type Action, NOTHING_DECIDED } from '../../engine/huang/action.ts';
import type { SpaceName } from '../../engine/huang/board.ts';
import { freshSetup, isEmptySetup, isFreshSetup } from '../../engine/huang/fresh-setup.ts';
import type { Points as PointsWon } from '../../engine/huang/report.ts';
import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { Three } from '../../engine/huang/tuple.ts';
import { COLOURS, type Dynasty } from '../../engine/huang/vocabulary.ts';
import { keysOf, recordOf } from '../../engine/record.ts';
import { choicesIn, defaultsOf } from '../../referee/case.ts';
import type { HuangChoices } from '../../referee/huang/envelope.ts';
import { writtenCase } from '../../referee/huang/written-case.ts';
import { type HuangTable, NOTHING_SCORED, notationOf, setupIn, type Tally } from '../../saves/huang-board.ts';
import type { Settings } from '../../saves/settings.ts';

/** What lies on the board page: a set-up, and what is being settled on it. */
export interface BoardTable extends Omit<HuangTable, 'position'> {
  readonly setup: Setup;
}

/** A stored table, its position read. */
export function tableOf({ position, ...rest }: HuangTable): BoardTable {
  return { ...rest, setup: setupIn(position) };
}

/** A table as it is stored. */
export function storedTable({ setup, ...rest }: BoardTable): HuangTable {
  return { ...rest, position: notationOf(setup) };
}

/** What a case carries of this table: the edition of its box and its choices on open points. */
export interface House {
  readonly edition: Edition;
  readonly rulings: Readonly<Record<string, string>>;
}

/** A table as a game begins: two players, a yellow tile on each capital of the front board. */
export function freshTable(id: string, begun: string, before?: BoardTable): BoardTable {
  const like = before
    ? before.setup
    : ({ board: 'warring-states', players: ['rat', 'goat'], turn: 'rat' } as const);
  return {
    id,
    begun,
    title: '',
    edition: null,
    rulings: null,
    setup: freshSetup(like),
    dispute: null,
    tally: before?.tally ? NOTHING_SCORED : null,
  };
}

/** Whether the board stands as after set-up. */
export function isFresh({ setup, dispute }: BoardTable): boolean {
  return !dispute && Object.keys(setup.tiles).length > 0 && isFreshSetup(setup);
}

/** Whether anything has been done that is worth keeping: more than the set-up lies there. */
export function isBegun({ setup, dispute }: BoardTable): boolean {
  return dispute !== null || !(isFreshSetup(setup) || isEmptySetup(setup));
}

const NO_RULINGS: House['rulings'] = {};

/** The edition and rulings by which a table is judged: its own where it came with them, else those of the settings. */
export function houseOf(table: BoardTable, settings: Settings<'huang'> | null, proposed: Edition): House {
  return {
    edition: table.edition ?? settings?.edition ?? proposed,
    rulings: table.rulings ?? settings?.rulings.huang ?? NO_RULINGS,
  };
}

/** The choices of a table on all points. */
export function choicesOf({ rulings }: House): HuangChoices {
  return choicesIn(HUANG_RULINGS, rulings);
}

/** The choices that are not the default. */
export function chosenIn(choices: HuangChoices): Readonly<Record<string, string>> {
  const defaults = defaultsOf(HUANG_RULINGS);
  return Object.fromEntries(
    keysOf(choices).flatMap((point) => (choices[point] === defaults[point] ? [] : [[point, choices[point]]])),
  );
}

/** The case that a table with something to settle asks; without a dispute the one that asks for its states. */
export function caseOf(table: BoardTable, house: House): object {
  const rulings = chosenIn(choicesOf(house));
  const isUsual = Object.keys(rulings).length === 0;
  return writtenCase(table, { edition: house.edition, ...(!isUsual && { rulings }) });
}

// What a person does to a table gives another one; what changes nothing gives the same.

/** The table with another set-up, and nothing to settle on it. */
export function withSetup(table: BoardTable, setup: Setup): BoardTable {
  const isSame = notationOf(setup) === notationOf(table.setup);
  return isSame ? withoutDispute(table) : { ...table, setup, dispute: null };
}

/** The table with somebody else to act. */
export function withTurn(table: BoardTable, turn: Dynasty): BoardTable {
  return turn === table.setup.turn ? table : { ...table, setup: { ...table.setup, turn } };
}

/** The table with an action to be settled. */
export function withAction(table: BoardTable, action: Action): BoardTable {
  return { ...table, dispute: { action, decisions: NOTHING_DECIDED, asked: 0 } };
}

/** The table with another pagoda to be moved to where one is wanted. */
export function withMovedPagoda(table: BoardTable, from: Three<SpaceName>): BoardTable {
  const { dispute } = table;
  if (dispute?.action.type !== 'establish-pagoda' || dispute.action.from?.join() === from.join())
    return table;
  return { ...table, dispute: { ...dispute, action: { ...dispute.action, from } } };
}

/** The table with nothing to settle. */
export function withoutDispute(table: BoardTable): BoardTable {
  return table.dispute ? { ...table, dispute: null } : table;
}

/** The table with its game followed turn by turn, or no longer. */
export function withTally(table: BoardTable, isFollowed: boolean): BoardTable {
  if (isFollowed === (table.tally !== null)) return table;
  return { ...table, tally: isFollowed ? NOTHING_SCORED : null };
}

/** The table with the position that has come about, and the points added where the game is followed. */
export function applied(table: BoardTable, setup: Setup, points: PointsWon, isTurnOver: boolean): BoardTable {
  const { tally } = table;
  return {
    ...table,
    setup,
    dispute: null,
    tally: tally && {
      actions: isTurnOver ? 0 : Math.min(tally.actions + 1, 2),
      points: added(tally.points, points),
    },
  };
}

function added(before: Tally['points'], more: PointsWon): Tally['points'] {
  return recordOf(keysOf(before), (dynasty) =>
    recordOf(COLOURS, (colour) => before[dynasty][colour] + (more[dynasty]?.[colour] ?? 0)),
  );
}
