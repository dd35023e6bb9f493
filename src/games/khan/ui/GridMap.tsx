import type { ComponentChildren, FunctionComponent } from 'preact';
import { useCallback, useMemo } from 'preact/hooks';
import type { Translator } from '../../../i18n/translator.ts';
import {
  type ArrowDirection,
  type AutoZoom,
  BOARD_HINT_ID,
  InteractiveBoard,
  type Undo,
} from '../../../ui/map/InteractiveBoard.tsx';
import { makeKhanPlaceLabel } from '../explain/place-label.ts';
import { type KhanSpaceName, toGridPoint } from '../rules/grid.ts';
import { BOARD_MARGIN, getSpaceCentre, SPACE_WIDTH, SpaceDrawing } from './board-drawing.tsx';
import { makeSpaceName } from './describe-space.ts';
import type { KhanReaderProps } from './reading/KhanReader.tsx';
import { listSpaceRows, type SpaceView } from './space-view.ts';

/** The component that reads the board out, with the board and its texts. */
interface LoadedReader extends Pick<KhanReaderProps, 'board' | 't'> {
  readonly KhanReader: FunctionComponent<KhanReaderProps>;
}

interface Props {
  readonly size: readonly [number, number];
  readonly lookOf: (space: KhanSpaceName) => SpaceView;
  /** Describes what is on a space; the name of the space precedes it. */
  readonly wordsOf: (look: SpaceView) => readonly string[];
  readonly above: ComponentChildren;
  tap(space: KhanSpaceName): Undo | undefined;
  readonly reveal: AutoZoom | undefined;
  /** Reads the board out by keys; undefined until it is loaded. */
  readonly reading: LoadedReader | undefined;
  readonly t: Translator<'khan' | 'map'>;
}

const STEPS: Readonly<Record<ArrowDirection, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The square board of Khan as an SVG that can be tapped and navigated by keyboard. Contains no rules. */
export function GridMap(props: Props) {
  const { size, lookOf, wordsOf, above, tap, reveal, reading, t } = props;
  const [width, height] = size;
  const rows = useMemo(
    () => listSpaceRows([width, height]).map((row) => row.map((name) => ({ name, ...getSpaceCentre(name) }))),
    [width, height],
  );
  const cellOf = useCallback(
    ({ name }: { readonly name: KhanSpaceName }) => {
      const look = lookOf(name);
      return {
        label: makeSpaceName(name, wordsOf(look)),
        key: Object.values(look).join('|'),
        draw: () => <SpaceDrawing space={name} look={look} t={t} />,
      };
    },
    [lookOf, wordsOf, t],
  );
  const drawing = (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a group of an SVG takes the focus.
    <g class="above" aria-hidden="true">
      <Coordinates size={size} />
      {above}
    </g>
  );
  return (
    <>
      <InteractiveBoard
        rows={rows}
        step={(from, way) => moveToNeighbour(size, from, way)}
        cellOf={cellOf}
        tap={tap}
        reveal={reveal}
        t={t}
        frame={{
          width: width * SPACE_WIDTH + BOARD_MARGIN,
          height: height * SPACE_WIDTH + BOARD_MARGIN,
          spaceWidth: SPACE_WIDTH,
          margin: BOARD_MARGIN,
        }}
        above={drawing}
        title={t('board')}
        describedBy={reading && BOARD_HINT_ID}
        isDrawn
      />
      {reading && (
        <reading.KhanReader
          board={reading.board}
          labelOf={(space) => makeSpaceName(space, wordsOf(lookOf(space)))}
          t={reading.t}
        />
      )}
    </>
  );
}

/** The letters of the rows and the numbers of the columns, in the margin of the board. */
function Coordinates({ size: [width, height] }: Pick<Props, 'size'>) {
  const columns = Array.from({ length: width }, (_, x): KhanSpaceName => `${x},0`);
  const rows = Array.from({ length: height }, (_, y): KhanSpaceName => `0,${y}`);
  return (
    <>
      {columns.map((space) => (
        <text key={space} class="edge-label" x={getSpaceCentre(space).x} y={-LABEL_GAP}>
          {makeKhanPlaceLabel(space).slice(1)}
        </text>
      ))}
      {rows.map((space) => (
        <text key={space} class="edge-label" x={-BOARD_MARGIN / 2} y={getSpaceCentre(space).y + LABEL_GAP}>
          {makeKhanPlaceLabel(space).charAt(0)}
        </text>
      ))}
    </>
  );
}

/** Distance of a label's baseline from the board, and from the centre of its row. */
const LABEL_GAP = 3.5;

/** The next space in a direction; the same one at the edge. */
function moveToNeighbour(
  [width, height]: Props['size'],
  from: KhanSpaceName,
  way: ArrowDirection,
): KhanSpaceName {
  const [x, y] = toGridPoint(from);
  const [east, south] = STEPS[way];
  return `${clamp(x + east, width)},${clamp(y + south, height)}`;
}

function clamp(at: number, size: number): number {
  return Math.min(Math.max(at, 0), size - 1);
}
