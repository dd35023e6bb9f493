import { DOT_COUNT } from '../explain/frequency.ts';

const RADIUS = 4;
/** Distance between the centres of two dots, in units of the drawing. */
const STEP = 10;

interface Props {
  /** Number of filled dots, and number of half-filled dots after them. */
  readonly full: number;
  readonly half: number;
  /** Total number: all dots for a probability, or a single one in the legend. */
  readonly of?: number;
}

/** Twenty dots, some of them filled, that show a probability. The text next to them states the same. */
export function ChanceDots({ full, half, of = DOT_COUNT }: Props) {
  const at = (first: number, count: number, draw: (x: number) => string) =>
    Array.from({ length: count }, (_, i) => draw((first + i) * STEP + STEP / 2)).join('');
  const part = (x: number) => `M${x} ${STEP / 2 - RADIUS}a${RADIUS} ${RADIUS} 0 0 0 0 ${2 * RADIUS}z`;
  const arc = `a${RADIUS} ${RADIUS} 0 0 1`;
  const whole = (x: number) => `M${x - RADIUS} ${STEP / 2}${arc} ${2 * RADIUS} 0${arc} ${-2 * RADIUS} 0z`;
  return (
    <svg class={of === 1 ? 'dots one' : 'dots'} viewBox={`0 0 ${of * STEP} ${STEP}`} aria-hidden="true">
      <path class="rim" d={at(full, of - full, whole)} />
      <path d={at(0, full, whole) + at(full, half, part)} />
    </svg>
  );
}
