import { DOTS } from '../explain/often.ts';

const RADIUS = 4;
/** From the middle of one dot to that of the next. */
const STEP = 10;

interface Props {
  /** How many are filled, and how many after them are filled by half. */
  readonly full: number;
  readonly half: number;
}

/** Twenty dots, some of them filled: what a chance comes to. What they show stands beside them in words. */
export function Dots({ full, half }: Props) {
  const at = (first: number, count: number, draw: (x: number) => string) =>
    Array.from({ length: count }, (_, i) => draw((first + i) * STEP + STEP / 2)).join('');
  const part = (x: number) => `M${x} ${STEP / 2 - RADIUS}a${RADIUS} ${RADIUS} 0 0 0 0 ${2 * RADIUS}z`;
  const arc = `a${RADIUS} ${RADIUS} 0 0 1`;
  const whole = (x: number) => `M${x - RADIUS} ${STEP / 2}${arc} ${2 * RADIUS} 0${arc} ${-2 * RADIUS} 0z`;
  return (
    <svg class="dots" viewBox={`0 0 ${DOTS * STEP} ${STEP}`} aria-hidden="true">
      <path class="rim" d={at(full, DOTS - full, whole)} />
      <path d={at(0, full, whole) + at(full, half, part)} />
    </svg>
  );
}
