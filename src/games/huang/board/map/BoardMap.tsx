import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import {
  type ArrowDirection,
  type AutoZoom,
  InteractiveBoard,
  type Undo,
} from '../../../../ui/map/InteractiveBoard.tsx';
import type { DrawingSize } from '../../../../ui/map/use-zoom.ts';
import type { BoardContent } from '../../drawings/action-overlay.ts';
import { type BoardLayout, type BoardSpot, findArrowTarget, HEX_HALF_WIDTH } from '../../drawings/layout.ts';
import type { InitialBoardTranslator } from '../types.ts';
import { BoardOverlay, drawSpace } from './board-drawing.tsx';

interface Props {
  readonly layout: BoardLayout;
  readonly content: BoardContent;
  readonly autoZoom?: AutoZoom | undefined;
  /** Draws the names of rows and columns along the edges. */
  readonly drawCoordinates?:
    | ((layout: BoardLayout, frame: DrawingSize, scale: number | null) => ComponentChildren)
    | undefined;
  /** Drawn below the spaces. */
  readonly background?: ComponentChildren;
  /** The accessible name of a space and of what is on it. */
  readonly labelOf: (space: string) => string;
  readonly title: string;
  /** The id of an element that describes the board for screen readers. */
  readonly describedBy?: string | undefined;
  /** Whether the page was prerendered with exactly this drawing, so that the first render can hydrate it. */
  readonly isDrawn?: boolean;
  /** Handles a tap on a space. Returns a callback that undoes it, or undefined if nothing changed. */
  tap(space: string): Undo | undefined;
  /** Adds event listeners to the board and returns a callback that removes them. */
  readonly bindGestures?: ((pane: HTMLElement) => () => void) | undefined;
  readonly t: InitialBoardTranslator;
}

/** Renders the board of Huang as an SVG that can be tapped and navigated by keyboard. Contains no rules. */
export function BoardMap(props: Props) {
  const { layout, content, labelOf, title, tap, isDrawn = false, autoZoom, drawCoordinates, t } = props;
  const { setup, marks } = content;
  const frame = useMemo(() => measureBoard(layout), [layout]);
  const drawEdgeLabels = useMemo(
    () => drawCoordinates && ((scale: number | null) => drawCoordinates(layout, frame, scale)),
    [drawCoordinates, frame],
  );
  const rows = useMemo(() => groupByRow(layout), [layout]);
  const step = useArrowSteps(layout);
  const cellOf = useCallback(
    (spot: BoardSpot) => {
      const { name, kind } = spot;
      const mark = marks.get(name);
      return {
        label: labelOf(name),
        key: [kind, setup.tiles[name], setup.leaders[name], mark].join('|'),
        draw: () => drawSpace({ spot, setup, mark }),
      };
    },
    [setup, marks, labelOf],
  );
  return (
    <InteractiveBoard
      rows={rows}
      step={step}
      cellOf={cellOf}
      title={title}
      describedBy={props.describedBy}
      isDrawn={isDrawn}
      tap={tap}
      bindGestures={props.bindGestures}
      t={t}
      frame={frame}
      autoZoom={autoZoom}
      background={props.background}
      drawEdgeLabels={drawEdgeLabels}
      above={<BoardOverlay layout={layout} content={content} />}
    />
  );
}

/** Width of the margin for the names of rows and columns, in units of the drawing. */
const MARGIN = 9;
/** Width of the margin at the right, so that the last space is seen to end there. */
const RIGHT_MARGIN = 3;

/** Returns the size of the drawing including its margins. */
export function measureBoard({ width, height }: BoardLayout): DrawingSize {
  return {
    width: width + MARGIN + RIGHT_MARGIN,
    height: height + MARGIN,
    spaceWidth: HEX_HALF_WIDTH * 2,
    margin: MARGIN,
  };
}

function groupByRow(layout: BoardLayout): readonly (readonly BoardSpot[])[] {
  const rows = new Set(layout.spots.map(({ r }) => r));
  return [...rows].map((row) => layout.spots.filter(({ r }) => r === row));
}

/**
 * Returns the space that an arrow key moves to. A hexagon has no neighbour straight above or below, so
 * vertical steps alternate between left and right.
 */
function useArrowSteps(layout: BoardLayout) {
  const diagonal = useRef<'left' | 'right'>('left');
  return (from: string, way: ArrowDirection): string => {
    const next = findArrowTarget(layout, from, way, diagonal.current);
    diagonal.current =
      way === 'up' || way === 'down' ? (diagonal.current === 'left' ? 'right' : 'left') : 'left';
    return next;
  };
}
