import type { Translator } from '../../../../i18n/translator.ts';
import { findNextSpace } from '../../../../ui/map/find-next-space.ts';
import type { Reading } from '../../../../ui/map/KeyReader.tsx';
import { joinKhanPlaceLabels, makeKhanPlaceLabel } from '../../explain/place-label.ts';
import { type KhanSpaceName, toGridPoint } from '../../rules/grid.ts';
import { YURT_KINDS } from '../../rules/vocabulary.ts';
import type { KhanBoard } from '../../saves/board.ts';
import { listSpaceRows } from '../space-view.ts';
import type { ReadingKey } from './reading-keys.ts';

type ReadingTexts = Translator<'khan-reading'>;

/** Everything that is read out about a board. */
export interface ReadableBoard {
  readonly board: KhanBoard;
  /** The accessible name of a space: its label and, if there is anything on it, a comma and what that is. */
  labelOf(space: KhanSpaceName): string;
}

/** Reads out what a key on a space asks for. */
export function readBoard(
  key: Exclude<ReadingKey, { asks: 'help' }>,
  from: KhanSpaceName,
  readable: ReadableBoard,
  t: ReadingTexts,
): Reading {
  const { rulers, yurts } = readable.board;
  switch (key.asks) {
    case 'ruler':
      return readNext(rulers, from, key.isBack, t('where-rulers', { count: rulers.length }), t);
    case 'yurt': {
      const spaces = Object.keys(yurts).filter((space) => yurts[space] === key.yurt);
      return readNext(spaces, from, key.isBack, t(`where-yurts-${key.yurt}`, { count: spaces.length }), t);
    }
    case 'row':
      return { text: readRow(from, readable, t) };
    case 'around':
      return { text: readNeighbours(from, readable, t) };
  }
}

/** Lists what lies on a board, a line for each kind: `2 red yurts: A1, B3`. */
export function listEverything(board: KhanBoard, t: ReadingTexts): readonly string[] {
  const { yurts, rulers, tiles, taken, river } = board;
  const makeLine = (what: (count: number) => string, spaces: readonly KhanSpaceName[]) =>
    spaces.length > 0
      ? [
          t('where-line', {
            what: what(spaces.length),
            places: joinKhanPlaceLabels(spaces.toSorted(compareSpaces)),
          }),
        ]
      : [];
  return [
    ...YURT_KINDS.flatMap((yurt) =>
      makeLine(
        (count) => t(`where-yurts-${yurt}`, { count }),
        Object.keys(yurts).filter((space) => yurts[space] === yurt),
      ),
    ),
    ...makeLine((count) => t('where-rulers', { count }), rulers),
    ...makeLine((count) => t('where-tiles', { count }), tiles),
    ...makeLine((count) => t('where-taken', { count }), taken),
    ...makeLine((count) => t('where-river', { count }), river),
  ];
}

/** Orders spaces row by row. */
function compareSpaces(a: KhanSpaceName, b: KhanSpaceName): number {
  const [[xa, ya], [xb, yb]] = [toGridPoint(a), toGridPoint(b)];
  return ya - yb || xa - xb;
}

/** Moves to the next of some spaces in reading order, or to the one before. */
function readNext(
  spaces: readonly KhanSpaceName[],
  from: KhanSpaceName,
  isBack: boolean,
  things: string,
  t: ReadingTexts,
): Reading {
  const inOrder = spaces.toSorted(compareSpaces);
  const to = findNextSpace(inOrder, from, isBack, compareSpaces);
  if (to === undefined) return { text: t('reads-none') };
  return { text: t('reads-number', { things, n: inOrder.indexOf(to) + 1 }), to };
}

/** Reads what is in the row of a space. */
function readRow(from: KhanSpaceName, readable: ReadableBoard, t: ReadingTexts): string {
  const [, y] = toGridPoint(from);
  const { occupied } = splitSpaces(listSpaceRows(readable.board.size)[y] ?? [], readable);
  const row = makeKhanPlaceLabel(from).replace(/\d+$/, '');
  return occupied.length > 0
    ? t('reads-row', { row, what: occupied.join('; ') })
    : t('reads-row-empty', { row });
}

/** Reads what is on the eight spaces around a space. */
function readNeighbours(from: KhanSpaceName, readable: ReadableBoard, t: ReadingTexts): string {
  const [x, y] = toGridPoint(from);
  const around = listSpaceRows(readable.board.size)
    .slice(Math.max(y - 1, 0), y + 2)
    .flatMap((row) => row.slice(Math.max(x - 1, 0), x + 2))
    .filter((space) => space !== from);
  const { occupied, empty } = splitSpaces(around, readable);
  const free = empty.length > 0 ? [t('reads-empty', { places: empty.join(', ') })] : [];
  return t('reads-around', { place: makeKhanPlaceLabel(from), what: [...occupied, ...free].join('; ') });
}

/** The names of the spaces on which something is, and the labels of the others. */
function splitSpaces(spaces: readonly KhanSpaceName[], { labelOf }: ReadableBoard) {
  const isEmpty = (space: KhanSpaceName) => labelOf(space) === makeKhanPlaceLabel(space);
  return {
    occupied: spaces.filter((space) => !isEmpty(space)).map(labelOf),
    empty: spaces.filter(isEmpty).map(makeKhanPlaceLabel),
  };
}
