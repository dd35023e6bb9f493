import { DOTS } from '../explain/often.ts';

const RADIUS = 4;
/** From the middle of one dot to that of the next. */
const STEP = 10;

interface Props {
  /** How many are filled, and how many after them are filled by half. */
  readonly full: number;
  readonly half: number;
  /** How many there are; all that stand for a chance, or one to say what it means. */
  readonly of?: number;
}

/** Twenty dots, some of them filled: what a chance comes to. What they show stands beside them in words. */
export function Dots({ full, half, of = DOTS }: Props) {
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
