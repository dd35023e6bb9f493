import { countWinAndTieDots } from '../explain/frequency.ts';
import { ChanceDots } from './ChanceDots.tsx';

interface Props {
  /** Probabilities as fractions. `tie` is `0/1` where there are no ties. */
  readonly win: string;
  readonly tie?: string;
  /** States in words what the dots show. */
  readonly sentence: string;
}

/** A probability as one row of dots, and the sentence that states it. */
export function ChanceAnswer({ win, tie = '0/1', sentence }: Props) {
  const dots = countWinAndTieDots(win, tie);
  return (
    <div class="chance" role="status">
      <ChanceDots full={dots.win} half={dots.tie} />
      <strong>{sentence}</strong>
    </div>
  );
}
