// Runs all benchmarks, one after the other, and fails if one is over its budget.
//   npm run bench                (`npm run build` first)
//   npm run bench -- --write     also writes the results to .readme/figures.md, with the machine and the date
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const PARTS = ['engine', 'taps', 'search', 'page-loads', 'time-to-rule'] as const;
const FIGURES = fileURLToPath(new URL('../../.readme/figures.md', import.meta.url));

interface Benchmark {
  readonly name: string;
  readonly output: string;
  readonly isWithinBudget: boolean;
}

/** Runs a benchmark and prints its output as it comes. */
async function runBenchmark(name: (typeof PARTS)[number]): Promise<Benchmark> {
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
    process.stdout.write(part);
  });
  const code = await new Promise((done) => child.once('close', done));
  return { name, output, isWithinBudget: code === 0 };
}

/** Renders the results as Markdown. */
function renderFigures(benchmarks: readonly Benchmark[], load: number): string {
  const [processor] = cpus();
  const machine = `${processor?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const parts = benchmarks.map(({ name, output, isWithinBudget }) => {
    const over = isWithinBudget ? '' : '\n\nOver budget.';
    return `## ${name}\n\n\`\`\`text\n${output.trim()}\n\`\`\`${over}`;
  });
  return [
    '# Figures',
    'Written by `npm run bench -- --write`. The first lines of each file in `test/bench/` say what it measures.',
    `${new Date().toISOString().slice(0, 10)}, ${machine}; load average ${load.toFixed(1)} at the start.`,
    ...parts,
  ].join('\n\n');
}

const [load = 0] = loadavg();
const benchmarks: Benchmark[] = [];
for (const name of PARTS) benchmarks.push(await runBenchmark(name));
if (process.argv.includes('--write')) writeFileSync(FIGURES, `${renderFigures(benchmarks, load)}\n`);
const over = benchmarks.filter(({ isWithinBudget }) => !isWithinBudget).map(({ name }) => name);
if (over.length > 0) console.error(`Over budget: ${over.join(', ')}`);
process.exit(over.length > 0 ? 1 : 0);
