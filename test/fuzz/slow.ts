// Searches for lines that take the referee long to answer: for each kind of question, the slowest lines so far are
// made heavier again and again. Fails if one takes longer than its budget. The slowest of each kind is kept in
// test/fixtures/slow.json, which `npm run bench` measures from then on.
//   npm run fuzz -- slow            2,000 lines of each kind, seed of the day
//   npm run fuzz -- slow 20000 7    20,000 lines of each kind, seed 7
import { readFileSync, writeFileSync } from 'node:fs';
import { checkCase } from '../../src/referee/referee.ts';
import { besideChess } from '../bench/reference.ts';
import { MOST_MOVES_A_LINE, type SlowLine, timeOfLine } from '../bench/slow-lines.ts';
import { heavier } from '../support/heavy-lines.ts';
import { basesFrom } from '../support/lines.ts';
import { randomFrom } from '../support/random.ts';
import { SEED_OF_TODAY } from './seed.ts';

type Written = Readonly<Record<string, unknown>>;

/** A case and how long its line took, in milliseconds. */
interface Timed {
  readonly asked: Written;
  readonly time: number;
}

/** The number of slowest lines of a kind that are made heavier. */
const SURVIVORS = 8;
/** Longer lines are left out: reading a line takes time in proportion to its length. */
const LONGEST_LINE = 16_000;
/** A kept line is replaced by one that takes longer by this factor. */
const MARGIN = 1.1;
const KEPT = new URL('../fixtures/slow.json', import.meta.url);

const [count = 2000, seed = SEED_OF_TODAY] = process.argv.slice(2).map(Number);
console.log(`${count} lines of each kind from seed ${seed}`);
const random = randomFrom(seed);
const kept: readonly SlowLine[] = JSON.parse(readFileSync(KEPT, 'utf8'));
const budget = (besideChess(() => 0).move / 1000) * MOST_MOVES_A_LINE;
const bases = [...basesFrom(random, 700), ...kept.map(({ line }): Written => JSON.parse(line))];
const kindOf = ({ game, ask }: Written) => `${game} ${ask}`;
const kinds = Map.groupBy(
  bases.filter((one) => checkCase(one).ok),
  kindOf,
);

const slowest = [...kinds]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([kind, cases]) => {
    const worst = climb(cases);
    const line = JSON.stringify(worst.asked);
    console.log(
      `${kind.padEnd(20)} ${worst.time.toFixed(1).padStart(8)} ms of ${budget.toFixed(0)}, ${line.length} characters`,
    );
    return { kind, line, time: worst.time };
  });

writeFileSync(KEPT, `${JSON.stringify(slowest.map(chooseKept), null, 2)}\n`);
const over = slowest.filter(({ time }) => time > budget);
for (const { kind, line, time } of over)
  console.error(`${kind} takes ${time.toFixed(1)} ms: ${line.slice(0, 300)}`);
process.exit(over.length > 0 ? 1 : 0);

/** Makes the slowest cases heavier, `count` times, and returns the slowest of all. */
function climb(cases: readonly Written[]): Timed {
  let best = cases
    .map((asked) => ({ asked, time: measure(asked) }))
    .sort(byTime)
    .slice(0, SURVIVORS);
  for (let i = 0; i < count; i++) {
    const parent = best[Math.floor(random() * best.length)];
    if (!parent) throw new Error('No cases of this kind');
    const asked = heavier(parent.asked, cases, random);
    const time = measure(asked, best.at(-1)?.time);
    if (time > (best.at(-1)?.time ?? 0)) best = [...best, { asked, time }].sort(byTime).slice(0, SURVIVORS);
  }
  const [first] = best;
  if (!first) throw new Error('No cases of this kind');
  return { ...first, time: Math.min(first.time, measure(first.asked)) };
}

function byTime(a: Timed, b: Timed): number {
  return b.time - a.time;
}

/** The time of a case. One that seems to take longer than `least` is measured again, to leave out interruptions. */
function measure(asked: Written, least = 0): number {
  const line = JSON.stringify(asked);
  if (line.length > LONGEST_LINE) return 0;
  const first = timeOfLine(line);
  return first <= least ? first : Math.min(first, timeOfLine(line), timeOfLine(line));
}

/** The line to keep of a kind: the new one, if it takes longer than the kept one does. */
function chooseKept({ kind, line, time }: SlowLine & { readonly time: number }): SlowLine {
  const before = kept.find((one) => one.kind === kind);
  const isSlower = !before || time > MARGIN * Math.min(timeOfLine(before.line), timeOfLine(before.line));
  return isSlower ? { kind, line } : before;
}
