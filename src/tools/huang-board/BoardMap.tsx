import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import type { Outline } from '../../drawings/huang/during.ts';
import { HALF, type Layout, type Spot, stepFrom } from '../../drawings/huang/layout.ts';
import type { Mark } from '../../drawings/huang/marks.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { BoardPicture, type Reveal, type TakeBack, type Way } from '../../ui/map.tsx';
import type { Frame } from '../../ui/zoom.ts';
import { Above, drawSpace, type Letters } from './Drawing.tsx';
import type { BoardTexts } from './kit.ts';

interface Props {
  readonly layout: Layout;
  readonly setup: Setup;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly outlines: readonly Outline[];
  readonly lost?: readonly (readonly string[])[];
  readonly shade?: string | undefined;
  readonly reveal?: Reveal | undefined;
  /** Draws the names of rows and columns along the edges. */
  readonly rim?: ((layout: Layout, frame: Frame, scale: number | null) => ComponentChildren) | undefined;
  /** Drawn below the spaces. */
  readonly under?: ComponentChildren;
  readonly letters: Letters;
  /** The accessible name of a space and of what is on it. */
  readonly labelOf: (space: string) => string;
  readonly title: string;
  /** Whether the page was prerendered with exactly this drawing, so that the first render can hydrate it. */
  readonly isDrawn?: boolean;
  /** Handles a tap on a space. Returns a callback that undoes it, or undefined if nothing changed. */
  tap(space: string): TakeBack | undefined;
  readonly attend?: ((pane: HTMLElement) => () => void) | undefined;
  readonly t: BoardTexts;
}

/** Renders the board of Huang as an SVG that can be tapped and navigated by keyboard. Contains no rules. */
export function BoardMap(props: Props) {
  const { layout, setup, marks, outlines, lost = [], shade, letters, labelOf, title, tap, t } = props;
  const { isDrawn = false, reveal, rim } = props;
  const frame = useMemo(() => frameOf(layout), [layout]);
  const drawRim = useMemo(() => rim && ((scale: number | null) => rim(layout, frame, scale)), [rim, frame]);
  const lean = useRef<'left' | 'right'>('left');
  const rows = useMemo(() => rowsOf(layout), [layout]);
  const step = (from: string, way: Way) => {
    const next = stepFrom(layout, from, way, lean.current);
    lean.current = way === 'up' || way === 'down' ? (lean.current === 'left' ? 'right' : 'left') : 'left';
    return next;
  };
  const cellOf = useCallback(
    (spot: Spot) => {
      const { name, kind } = spot;
      const mark = marks.get(name);
      return {
        label: labelOf(name),
        key: [kind, setup.tiles[name], setup.leaders[name], mark].join('|'),
        draw: () => drawSpace({ spot, setup, mark, letters }),
      };
    },
    [setup, marks, letters, labelOf],
  );
  return (
    <BoardPicture
      rows={rows}
      step={step}
      cellOf={cellOf}
      title={title}
      isDrawn={isDrawn}
      tap={tap}
      attend={props.attend}
      t={t}
      frame={frame}
      reveal={reveal}
      under={props.under}
      rim={drawRim}
      above={<Above layout={layout} setup={setup} outlines={outlines} lost={lost} shade={shade} />}
    />
  );
}

/** Width of the margin for the names of rows and columns, in units of the drawing. */
const RIM = 9;

/** Size of the drawing including its margin. */
export function frameOf({ width, height }: Layout): Frame {
  return { width: width + RIM, height: height + RIM, space: HALF * 2, rim: RIM };
}

function rowsOf(layout: Layout): readonly (readonly Spot[])[] {
  const rows = new Set(layout.spots.map(({ r }) => r));
  return [...rows].map((row) => layout.spots.filter(({ r }) => r === row));
}
