// How fast the referee answers. Medians of several runs; the machine is named, for figures mean nothing without it.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { explainFinalScore, type FinalPoints } from '../../src/engine/huang/scoring.ts';
import { answer } from '../../src/referee/referee.ts';
import { randomGame } from '../support/games.ts';
import { randomFrom } from '../support/random.ts';

const RUNS = 9;
const COMMAND_LINES = 50_000;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Microseconds that `work` takes on one of `inputs`: the median of several runs over all of them. */
function microsecondsFor<T>(inputs: readonly T[], work: (input: T) => unknown): number {
  const runs = Array.from({ length: RUNS + 1 }, () => {
    const begin = performance.now();
    for (const input of inputs) work(input);
    return ((performance.now() - begin) * 1000) / inputs.length;
  });
  return median(runs.slice(1)); // the first run warms up
}

function say(what: string, microseconds: number): void {
  const rate = Math.round(1e6 / microseconds).toLocaleString('en');
  console.log(`${what.padEnd(44)} ${microseconds.toFixed(2).padStart(8)} µs ${rate.padStart(10)} a second`);
}

const random = randomFrom(1);
const games = Array.from({ length: 5000 }, () => randomGame(random));
const cases = games.map((players) => ({ game: 'huang', ask: 'score', players }));

console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}; median of ${RUNS} runs\n`);
say(
  'engine: a final scoring with its trace',
  microsecondsFor(games, (one) => explainFinalScore(one, 'en')),
);
say('referee: a case checked and answered', microsecondsFor(cases, answer));

console.log('\nengine, by number of players');
const player = (name: string, points: number): FinalPoints => ({
  name,
  yellow: points,
  red: Math.floor(points / 2),
  blue: Math.floor(points / 3),
  green: Math.floor(points / 4),
  white: points,
  granaries: 3,
});
for (const count of [2, 3, 4, 5]) {
  const table = Array.from({ length: count }, (_, i) => player(`P${i}`, 20 + i));
  say(
    `  ${count} players`,
    microsecondsFor(
      Array.from({ length: 2000 }, () => table),
      (one) => explainFinalScore(one, 'en'),
    ),
  );
}
console.log('\nengine, four players, by points of a colour (white as many)');
for (const points of [1, 10, 100, 1000]) {
  const table = [0, 1, 2, 3].map((i) => player(`P${i}`, points - (i % 2)));
  say(
    `  ${points} points`,
    microsecondsFor(
      Array.from({ length: 2000 }, () => table),
      (one) => explainFinalScore(one, 'en'),
    ),
  );
}

const main = fileURLToPath(new URL('../../src/referee/main.ts', import.meta.url));
const input = Array.from({ length: COMMAND_LINES }, (_, i) => JSON.stringify(cases[i % cases.length])).join(
  '\n',
);
const runs = [0, 1, 2].map(() => {
  const begin = performance.now();
  const { status } = spawnSync(process.execPath, [main], { input, maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`The command ended with ${status}`);
  return performance.now() - begin;
});
console.log(`\nreferee command, start included, ${COMMAND_LINES.toLocaleString('en')} lines`);
say('  a line', (median(runs) * 1000) / COMMAND_LINES);
