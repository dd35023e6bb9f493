import type { Edition } from '../../engine/edition.ts';
import { type Action, type Decisions, NOTHING_DECIDED } from '../../engine/huang/action.ts';
import { emptySetup, freshSetup } from '../../engine/huang/fresh-setup.ts';
import type { Hand } from '../../engine/huang/position.ts';
import type { Points as PointsWon } from '../../engine/huang/report.ts';
import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { COLOURS } from '../../engine/huang/vocabulary.ts';
import { keysOf, recordOf } from '../../engine/record.ts';
import { defaultsOf } from '../../referee/case.ts';
import { HUANG_PLACEMENTS } from '../../referee/huang/placements.ts';
import { HUANG_STATES } from '../../referee/huang/states.ts';
import { type HuangTable, NOTHING_SCORED, type Tally } from '../../saves/huang-board.ts';
import type { Settings } from '../../saves/settings.ts';
import { readSetup, writeSetup } from './setup.ts';

/** What a case carries of this table: the edition of its box and its choices on open points. */
export interface House {
  readonly edition: Edition;
  readonly rulings: Readonly<Record<string, string>>;
}

/** A table as a game begins: two players, a yellow tile on each capital of the front board. */
export function freshTable(id: string, begun: string, before?: HuangTable): HuangTable {
  const like = before
    ? readSetup(before.position)
    : ({ board: 'warring-states', players: ['rat', 'goat'], turn: 'rat' } as const);
  return {
    id,
    begun,
    title: '',
    edition: null,
    rulings: null,
    position: writeSetup(freshSetup(like)),
    dispute: null,
    tally: before?.tally ? NOTHING_SCORED : null,
  };
}

/** Whether the board stands as after set-up. */
export function isFresh({ position, dispute }: HuangTable): boolean {
  const setup = readSetup(position);
  return !dispute && Object.keys(setup.tiles).length > 0 && writeSetup(freshSetup(setup)) === position;
}

/** Whether anything has been done that is worth keeping: more than the set-up lies there. */
export function isBegun(table: HuangTable): boolean {
  const setup = readSetup(table.position);
  const isBare = [freshSetup(setup), emptySetup(setup)].some((one) => writeSetup(one) === table.position);
  return !isBare || table.dispute !== null;
}

const NO_RULINGS: House['rulings'] = {};

/** The edition and rulings by which a table is judged: its own where it came with them, else those of the settings. */
export function houseOf(table: HuangTable, settings: Settings<'huang'> | null, proposed: Edition): House {
  return {
    edition: table.edition ?? settings?.edition ?? proposed,
    rulings: table.rulings ?? settings?.rulings.huang ?? NO_RULINGS,
  };
}

/** The position of a table in the short form that links and reports carry: what says the default is left out. */
function writtenPosition(setup: Setup): object {
  const isDefault = (key: string, value: unknown) =>
    value === null ||
    (key === 'board' && value === 'warring-states') ||
    (typeof value === 'object' && Object.keys(value).length === 0);
  const { hands, ...lying } = setup;
  const written = { ...lying, ...(hands && { hands: shortHands(hands) }) };
  return Object.fromEntries(Object.entries(written).filter(([key, value]) => !isDefault(key, value)));
}

/** Hands with the tiles that are there. */
function shortHands(hands: NonNullable<Setup['hands']>): object {
  const short = (hand: Hand) => Object.fromEntries(Object.entries(hand).filter(([, count]) => count > 0));
  return Object.fromEntries(Object.entries(hands).map(([player, hand]) => [player, short(hand)]));
}

/** The case that a table with something to settle asks; without a dispute the one that asks for its states. */
export function caseOf(table: HuangTable, { edition, rulings }: House): object {
  const position = writtenPosition(readSetup(table.position));
  const house = { edition, ...(Object.keys(rulings).length > 0 && { rulings }) };
  if (!table.dispute) return { game: 'huang', ask: 'states', ...house, position };
  const { action, decisions } = table.dispute;
  return {
    game: 'huang',
    ask: 'act',
    ...house,
    position,
    action: written(action),
    decisions: shortened(decisions),
  };
}

/** An action as a case writes it: a tile's space bare, what says the default left out. */
function written(action: Action): object {
  if (action.type === 'place-tile' && action.colour !== 'blue') return { ...action, at: action.at[0] };
  const isKept = ([key, value]: [string, unknown]) => value !== false && (value !== null || key === 'to');
  return Object.fromEntries(Object.entries(action).filter(isKept));
}

/** Answers that were given; an empty list of commitments says that nobody gave anything. */
function shortened({ commitments, ...others }: Decisions): object {
  const given = Object.entries(others).filter(([, value]) => value !== null);
  return { ...(commitments.length > 0 && { commitments }), ...Object.fromEntries(given) };
}

/** The states of a table's position, or what is wrong with it. */
export function askStates(table: HuangTable, house: House) {
  return HUANG_STATES.answer(caseOf({ ...table, dispute: null }, house));
}

/** Where a piece of the player to move may go. */
export function askPlacements(
  table: HuangTable,
  house: House,
  piece: 'tile' | 'leader',
  colour: (typeof COLOURS)[number],
) {
  const asked = { ...caseOf({ ...table, dispute: null }, house), ask: 'placements', piece, colour };
  return HUANG_PLACEMENTS.answer(asked);
}

/** The table with an action to be settled. */
export function withAction(table: HuangTable, action: Action): HuangTable {
  return { ...table, dispute: { action, decisions: NOTHING_DECIDED, asked: 0 } };
}

/** The table with the position that has come about, and the points added where the game is followed. */
export function applied(
  table: HuangTable,
  position: Setup,
  points: PointsWon,
  isTurnOver: boolean,
): HuangTable {
  const { tally } = table;
  return {
    ...table,
    position: writeSetup(position),
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

/** The choice of a table on a point. */
export function choiceOf({ rulings }: House, point: keyof typeof HUANG_RULINGS): string {
  return rulings[point] ?? defaultsOf(HUANG_RULINGS)[point];
}
