import type { VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Outline } from '../../../drawings/huang/during.ts';
import { type Layout, type Spot, stepFrom, type Way } from '../../../drawings/huang/layout.ts';
import type { Mark } from '../../../drawings/huang/marks.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { IconSign } from '../../signs.tsx';
import { Above, type Letters, Space } from './Drawing.tsx';
import type { Setup } from './setup.ts';
import { useZoom } from './zoom.ts';

interface Props {
  readonly layout: Layout;
  readonly setup: Setup;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly outlines: readonly Outline[];
  readonly lost?: readonly (readonly string[])[];
  readonly letters: Letters;
  /** What a space is and what lies on it, for those who do not see it. */
  readonly labelOf: (space: string) => string;
  readonly title: string;
  tap(space: string): void;
  /** Two quick taps on a space: the first is to be taken back. */
  takeBack(): void;
  readonly t: Translator;
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const DOUBLE_TAP = 300;

/** The board as a picture to be tapped and a grid to be walked with arrow keys; it knows no rule. */
export function BoardMap(props: Props) {
  const { layout, setup, marks, outlines, lost = [], letters, labelOf, title, tap, takeBack, t } = props;
  const pane = useRef<HTMLDivElement>(null);
  const zoom = useZoom(pane, layout);
  const [at, setAt] = useState(layout.spots[0]?.name ?? '');
  const last = useRef({ space: '', time: 0 });
  const lean = useRef<'left' | 'right'>('left');
  const cells = useCells();
  const here = layout.spotOf.has(at) ? at : (layout.spots[0]?.name ?? '');

  const click = (event: MouseEvent) => {
    const space = spaceAt(event);
    if (space === undefined) return;
    setAt(space);
    const isByKey = event.detail === 0;
    if (!isByKey && !zoom.isClose()) return zoom.closeIn(event);
    const now = event.timeStamp;
    if (!isByKey && last.current.space === space && now - last.current.time < DOUBLE_TAP) {
      last.current = { space: '', time: 0 };
      takeBack();
      return zoom.fit();
    }
    last.current = { space, time: now };
    tap(space);
  };
  const press = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way) {
      const next = stepFrom(layout, here, way, lean.current);
      lean.current = way === 'up' || way === 'down' ? (lean.current === 'left' ? 'right' : 'left') : 'left';
      setAt(next);
      focusOn(pane.current, next);
    } else if (event.key === 'Enter' || event.key === ' ') tap(here);
    else if (event.key === '+') zoom.closer(1.4);
    else if (event.key === '-') zoom.closer(1 / 1.4);
    else if (event.key === '0') zoom.fit();
    else return;
    event.preventDefault();
  };

  const { scale } = zoom;
  const size = scale === null ? {} : { width: layout.width * scale, height: layout.height * scale };
  const rows = useMemo(() => rowsOf(layout), [layout]);
  return (
    <div class="map">
      <div class={scale === null ? 'pane fitted' : 'pane'} ref={pane}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the grid in it has the name. */}
        <svg
          class={scale === null ? 'board' : 'board close'}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          {...size}
          onClick={click}
          onKeyDown={press}
        >
          <g role="grid" aria-label={title}>
            {rows.map((row) => (
              <g role="row" key={row[0]?.r}>
                {row.map((spot) =>
                  cells(spot, {
                    setup,
                    mark: marks.get(spot.name),
                    letters,
                    label: labelOf(spot.name),
                    isHere: spot.name === here,
                  }),
                )}
              </g>
            ))}
          </g>
          <Above {...{ layout, setup, outlines, lost }} />
        </svg>
      </div>
      <div class="zoom">
        <button type="button" class="step" aria-label={t('zoom-in')} onClick={() => zoom.closer(1.6)}>
          <IconSign name="closer" size={22} />
        </button>
        <button type="button" class="step" aria-label={t('zoom-out')} onClick={() => zoom.closer(1 / 1.6)}>
          <IconSign name="farther" size={22} />
        </button>
        <button type="button" aria-label={t('zoom-fit')} onClick={zoom.fit}>
          <IconSign name="fit" size={22} />
        </button>
      </div>
    </div>
  );
}

interface CellState {
  readonly setup: Setup;
  readonly mark: Mark | undefined;
  readonly letters: Letters;
  readonly label: string;
  readonly isHere: boolean;
}

/** Draws the cell of a space, or gives the one drawn before when nothing in it has changed: Preact then passes over it. */
function useCells(): (spot: Spot, state: CellState) => VNode {
  const drawn = useRef(new Map<string, { readonly key: string; readonly cell: VNode }>());
  return (spot, state) => {
    const { setup, mark, letters, label, isHere } = state;
    const { name, x, y } = spot;
    const key = [x, y, spot.kind, setup.tiles[name], setup.leaders[name], mark, label, isHere].join('|');
    const before = drawn.current.get(name);
    if (before?.key === key) return before.cell;
    const cell = (
      <g
        key={name}
        role="gridcell"
        class="cell"
        data-space={name}
        tabindex={isHere ? 0 : -1}
        aria-label={label}
        transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
      >
        <Space {...{ spot, setup, mark, letters }} />
      </g>
    );
    drawn.current.set(name, { key, cell });
    return cell;
  };
}

function spaceAt({ target }: Event): string | undefined {
  const cell = target instanceof Element ? target.closest<SVGGElement>('[data-space]') : null;
  return cell?.dataset['space'];
}

function focusOn(pane: HTMLElement | null, space: string): void {
  const cell = pane?.querySelector<SVGGElement>(`[data-space="${space}"]`);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function rowsOf(layout: Layout): readonly (readonly Spot[])[] {
  const rows = new Map<number, Spot[]>();
  for (const spot of layout.spots) rows.set(spot.r, [...(rows.get(spot.r) ?? []), spot]);
  return [...rows.values()];
}
