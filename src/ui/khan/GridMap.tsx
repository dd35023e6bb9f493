import type { ComponentChildren } from 'preact';
import { useCallback, useMemo } from 'preact/hooks';
import { pointOf, type SpaceName } from '../../engine/khan/grid.ts';
import { placeOf } from '../../explain/khan/place.ts';
import type { Translator } from '../../i18n/translator.ts';
import { BoardPicture, type Reveal, type TakeBack, type Way } from '../map.tsx';
import { type Letters, middleOf, SQUARE, Square } from './Drawing.tsx';
import { type Look, rowsIn } from './look.ts';

interface Props {
  readonly size: readonly [number, number];
  readonly lookOf: (space: SpaceName) => Look;
  readonly letters: Letters;
  /** Describes what is on a space; the name of the space precedes it. */
  readonly wordsOf: (look: Look) => readonly string[];
  readonly above: ComponentChildren;
  tap(space: SpaceName): TakeBack | undefined;
  readonly reveal: Reveal | undefined;
  readonly t: Translator<'khan' | 'map'>;
}

const STEPS: Readonly<Record<Way, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The square board of Khan as an SVG that can be tapped and navigated by keyboard. Contains no rules. */
export function GridMap(props: Props) {
  const { size, lookOf, letters, wordsOf, above, tap, reveal, t } = props;
  const [width, height] = size;
  const rows = useMemo(
    () => rowsIn([width, height]).map((row) => row.map((name) => ({ name, ...middleOf(name) }))),
    [width, height],
  );
  const cellOf = useCallback(
    ({ name }: { readonly name: SpaceName }) => {
      const look = lookOf(name);
      return {
        label: [placeOf(name), ...wordsOf(look)].join(', '),
        key: Object.values(look).join('|'),
        draw: () => <Square space={name} look={look} letters={letters} />,
      };
    },
    [lookOf, letters, wordsOf],
  );
  const drawing = (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a group of an SVG takes the focus.
    <g class="above" aria-hidden="true">
      {above}
    </g>
  );
  return (
    <BoardPicture
      rows={rows}
      step={(from, way) => stepOn(size, from, way)}
      cellOf={cellOf}
      tap={tap}
      reveal={reveal}
      t={t}
      frame={{ width: width * SQUARE, height: height * SQUARE, space: SQUARE, rim: 0 }}
      above={drawing}
      title={t('board')}
      isDrawn
    />
  );
}

/** The next space in a direction; the same one at the edge. */
function stepOn([width, height]: Props['size'], from: SpaceName, way: Way): SpaceName {
  const [x, y] = pointOf(from);
  const [east, south] = STEPS[way];
  return `${within(x + east, width)},${within(y + south, height)}`;
}

function within(at: number, size: number): number {
  return Math.min(Math.max(at, 0), size - 1);
}
