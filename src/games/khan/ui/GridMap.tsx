import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import type { Translator } from '../../../i18n/translator.ts';
import {
  type ArrowDirection,
  BOARD_HINT_ID,
  InteractiveBoard,
  type Undo,
} from '../../../ui/map/InteractiveBoard.tsx';
import { type KhanSpaceName, toGridPoint } from '../rules/grid.ts';
import type { KhanBoard } from '../saves/board.ts';
import type { createAutoZoom } from './auto-zoom.ts';
import { BOARD_MARGIN, Coordinates, getSpaceCentre, SPACE_WIDTH, SpaceDrawing } from './board-drawing.tsx';
import { describeSpace, makeSpaceName } from './describe-space.ts';
import type { KhanReader, KhanReaderProps } from './reading/KhanReader.tsx';
import { listSpaceRows, type SpaceMark, type SpaceView } from './space-view.ts';

/** The exports of a tool's answer module that the board uses. */
export interface BoardModule {
  readonly createAutoZoom: typeof createAutoZoom;
  /** Reads the board out by keys. */
  readonly KhanReader: typeof KhanReader;
}

interface Props {
  readonly board: KhanBoard;
  readonly lookOf: (space: KhanSpaceName) => SpaceView;
  /** Names a mark on a space, in the language of `t`. */
  nameMark(mark: SpaceMark): string;
  readonly above: ComponentChildren;
  tap(space: KhanSpaceName): Undo | undefined;
  /** The spaces of the answer, which are brought into view. */
  readonly answerSpaces: readonly KhanSpaceName[];
  readonly answerModule: BoardModule | undefined;
  readonly lazyTexts: KhanReaderProps['t'] | undefined;
  readonly t: Translator<'khan' | 'map'>;
}

const STEPS: Readonly<Record<ArrowDirection, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * The square board of Khan as an SVG that can be tapped and navigated by keyboard. Contains no rules. Until
 * it is touched, it zooms in to what was opened.
 */
export function GridMap(props: Props) {
  const { board, lookOf, nameMark, above, tap, answerSpaces, answerModule, lazyTexts, t } = props;
  const { size } = board;
  const [width, height] = size;
  const isTouched = useRef(false);
  const autoZoom = useMemo(
    () => answerModule?.createAutoZoom(answerSpaces, isTouched.current ? null : board),
    [answerModule, answerSpaces.join(' ')],
  );
  const rows = useMemo(
    () => listSpaceRows([width, height]).map((row) => row.map((name) => ({ name, ...getSpaceCentre(name) }))),
    [width, height],
  );
  const labelOf = (space: KhanSpaceName) => makeSpaceName(space, describeSpace(lookOf(space), t, nameMark));
  const cellOf = useCallback(
    ({ name }: { readonly name: KhanSpaceName }) => {
      const look = lookOf(name);
      return {
        label: labelOf(name),
        key: Object.values(look).join('|'),
        draw: () => <SpaceDrawing space={name} look={look} t={t} />,
      };
    },
    [lookOf, t],
  );
  const drawing = (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a group of an SVG takes the focus.
    <g class="above" aria-hidden="true">
      <Coordinates size={size} look="edge-label" gap={3.5} />
      {above}
    </g>
  );
  return (
    <>
      <InteractiveBoard
        rows={rows}
        step={(from, way) => moveToNeighbour(size, from, way)}
        cellOf={cellOf}
        tap={(space) => {
          isTouched.current = true;
          return tap(space);
        }}
        autoZoom={autoZoom}
        t={t}
        frame={{
          width: width * SPACE_WIDTH + BOARD_MARGIN,
          height: height * SPACE_WIDTH + BOARD_MARGIN,
          spaceWidth: SPACE_WIDTH,
          margin: BOARD_MARGIN,
        }}
        above={drawing}
        title={t('board')}
        describedBy={answerModule && lazyTexts && BOARD_HINT_ID}
        isDrawn
      />
      {answerModule && lazyTexts && <answerModule.KhanReader board={board} labelOf={labelOf} t={lazyTexts} />}
    </>
  );
}

/** The next space in a direction; the same one at the edge. */
function moveToNeighbour(
  [width, height]: KhanBoard['size'],
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
