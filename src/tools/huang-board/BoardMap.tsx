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
  /** What lies under the spaces. */
  readonly under?: ComponentChildren;
  readonly letters: Letters;
  /** What a space is and what lies on it, for those who do not see it. */
  readonly labelOf: (space: string) => string;
  readonly title: string;
  /** The page came with it drawn, as its first drawing here is. */
  readonly isDrawn?: boolean;
  /** Says how to take back what it did, if anything. */
  tap(space: string): TakeBack | undefined;
  readonly attend?: ((pane: HTMLElement) => () => void) | undefined;
  readonly t: BoardTexts;
}

/** The board of Huang as a picture to be tapped and a grid to be walked; it knows no rule. */
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

/** The room that the names of rows and columns take. */
const RIM = 9;

/** The size of the drawing with its rim. */
export function frameOf({ width, height }: Layout): Frame {
  return { width: width + RIM, height: height + RIM, space: HALF * 2, rim: RIM };
}

function rowsOf(layout: Layout): readonly (readonly Spot[])[] {
  const rows = new Set(layout.spots.map(({ r }) => r));
  return [...rows].map((row) => layout.spots.filter(({ r }) => r === row));
}
