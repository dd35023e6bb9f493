import { capitalize } from '../../../../explain/sentence.ts';
import { findNextSpace } from '../../../../ui/map/find-next-space.ts';
import type { Reading } from '../../../../ui/map/KeyReader.tsx';
import { listSpots } from '../../drawings/layout.ts';
import { explainBoardSteps } from '../../explain/board.ts';
import { createBoardPhrases } from '../../explain/board-phrases.ts';
import { describePieces } from '../../explain/describe-pieces.ts';
import { makePlaceLabel } from '../../explain/place-label.ts';
import { getSpace, getSpaceNames, listNeighbours, type SpaceName } from '../../rules/board/board.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import type { FullBoardTranslator } from '../types.ts';
import { describeStateReport } from './describe-state-report.ts';
import type { ReadableBoard } from './readable-board.ts';
import type { ReadingKey } from './reading-keys.ts';

/** Reads out what a key on a space asks for. */
export function readBoard(
  key: Exclude<ReadingKey, { asks: 'help' }>,
  from: SpaceName,
  board: ReadableBoard,
  t: FullBoardTranslator,
): Reading {
  const { tiles, leaders } = board.setup;
  switch (key.asks) {
    case 'leader': {
      const spaces = Object.keys(leaders);
      return readNext(spaces, from, key.isBack, board, t('reads-leaders-count', { count: spaces.length }), t);
    }
    case 'tile': {
      const spaces = Object.keys(tiles).filter((space) => tiles[space] === key.colour);
      return readNext(spaces, from, key.isBack, board, t(`tiles-${key.colour}`, { count: spaces.length }), t);
    }
    case 'row':
      return { text: readRow(from, board, t) };
    case 'state':
      return { text: readState(from, board, t) };
    case 'around':
      return { text: readNeighbours(from, board, t) };
    case 'conflict':
      return readConflict(board, t);
  }
}

/**
 * Moves to the next of some spaces in reading order, or to the one before; after the last comes the first.
 */
function readNext(
  spaces: readonly SpaceName[],
  from: SpaceName,
  isBack: boolean,
  { layout: { board } }: ReadableBoard,
  things: string,
  t: FullBoardTranslator,
): Reading {
  const inOrder = board.names.filter((name) => spaces.includes(name));
  const next = findNextSpace(inOrder, from, isBack, (a, b) => getSpace(board, a) - getSpace(board, b));
  if (next === undefined) return { text: t('reads-none') };
  return { text: t('reads-number', { things, n: inOrder.indexOf(next) + 1 }), to: next };
}

/** Reads the pieces, capitals and river spaces in the row of a space. */
function readRow(from: SpaceName, board: ReadableBoard, t: FullBoardTranslator): string {
  const { spots, spotOf } = board.layout;
  const row = spots.filter(({ r }) => r === spotOf.get(from)?.r).map(({ name }) => name);
  const name = makePlaceLabel(from).replace(/\d+$/, '');
  const { taken, grounds } = describeSpaces(row, board, t);
  const parts = [...taken, ...grounds];
  return parts.length > 0
    ? t('reads-row', { row: name, what: parts.join('; ') })
    : t('reads-row-empty', { row: name });
}

/** Reads what is on the neighbours of a space, and which states touch it. */
function readNeighbours(from: SpaceName, board: ReadableBoard, t: FullBoardTranslator): string {
  const neighbours = listNeighbourNames(from, board);
  const { taken, grounds, empty } = describeSpaces(neighbours, board, t);
  const free = empty.length > 0 ? [t('reads-empty', { places: empty.join(', ') })] : [];
  const what = [...taken, ...grounds, ...free].join('; ');
  const around = t('reads-around', { place: makePlaceLabel(from), what });
  return [around, ...readTouchingStates(from, board, t)].join(' ');
}

/**
 * Describes some spaces: the names of those with a piece, the grounds of the others, and the places of those
 * that are land without anything on it.
 */
function describeSpaces(
  spaces: readonly SpaceName[],
  { setup, layout, labelOf }: ReadableBoard,
  t: FullBoardTranslator,
) {
  const free = spaces.filter((space) => !isOccupied(space, setup));
  const spots = listSpots(layout, free);
  const grounds = describePieces(setup, spots, t);
  return {
    taken: spaces.filter((space) => isOccupied(space, setup)).map(labelOf),
    grounds: grounds === '' ? [] : [grounds],
    empty: spots.filter(({ kind }) => kind === '.').map(({ name }) => makePlaceLabel(name)),
  };
}

function isOccupied(space: SpaceName, { tiles, leaders, bandits }: Setup): boolean {
  return Boolean(tiles[space] || leaders[space] || bandits.some(({ at }) => at.includes(space)));
}

/** Reads the state that a space belongs to; without one, the states that touch it. */
function readState(from: SpaceName, board: ReadableBoard, t: FullBoardTranslator): string {
  const { states } = board;
  if (!states) return t('reads-invalid');
  const state = states.find(({ spaces }) => spaces.includes(from));
  if (state) return describeStateReport(state, board, t);
  return [t('reads-no-state', { place: makePlaceLabel(from) }), ...readTouchingStates(from, board, t)].join(
    ' ',
  );
}

/** Names the states that touch a space and do not contain it, in a sentence; empty if there are none. */
function readTouchingStates(
  from: SpaceName,
  board: ReadableBoard,
  t: FullBoardTranslator,
): readonly string[] {
  const around = listNeighbourNames(from, board);
  const touching = (board.states ?? []).filter(
    ({ spaces }) => !spaces.includes(from) && spaces.some((space) => around.includes(space)),
  );
  const { state } = createBoardPhrases(board.names, t);
  return touching.length > 0
    ? [t('reads-touching', { states: t.list(touching.map(({ id }) => state(id))) })]
    : [];
}

/** The neighbours of a space, in reading order. */
function listNeighbourNames(space: SpaceName, { layout: { board } }: ReadableBoard): readonly SpaceName[] {
  return getSpaceNames(board, listNeighbours(board, getSpace(board, space)));
}

/** The steps that say who fights and how strong they are. */
const CONFLICT_STEPS = ['war', 'revolt', 'bystander', 'strength', 'bandits-faced'];

/** Reads who fights in the open action and how strong they are, and moves to the piece that started it. */
export function readConflict({ trace, names, setup }: ReadableBoard, t: FullBoardTranslator): Reading {
  const steps = trace.filter(({ step }) => CONFLICT_STEPS.includes(step));
  if (steps.length === 0) return { text: t('reads-peace') };
  const sentences = explainBoardSteps(steps, names, t).map(({ text }) => text);
  const to = steps.flatMap((step) => {
    if (step.step === 'war') return [step.at];
    if (step.step !== 'revolt') return [];
    return Object.keys(setup.leaders).filter((space) => setup.leaders[space] === step.attacker);
  });
  return { text: sentences.map(capitalize).join(' '), to: to[0] };
}
