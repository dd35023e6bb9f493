// All measurements, one after the other: `npm run bench` (npm run build first). Each fails above its budget, and so does
// this. With `-- --write` what they have said goes into .readme/figures.md, with the machine and the day.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const PARTS = ['bench', 'taps', 'search', 'ready', 'field'] as const;
const FIGURES = fileURLToPath(new URL('../../.readme/figures.md', import.meta.url));

interface Measured {
  readonly name: string;
  readonly said: string;
  readonly isWithin: boolean;
}

/** Runs a measurement, which is seen as it runs. */
async function measure(name: (typeof PARTS)[number]): Promise<Measured> {
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (part) => {
    said += part;
    process.stdout.write(part);
  });
  const code = await new Promise((done) => child.once('close', done));
  return { name, said, isWithin: code === 0 };
}

/** What was measured, as a page to be read. */
function pageOf(measured: readonly Measured[], load: number): string {
  const [processor] = cpus();
  const machine = `${processor?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const parts = measured.map(({ name, said, isWithin }) => {
    const over = isWithin ? '' : '\n\nAbove its budget.';
    return `## ${name}\n\n\`\`\`text\n${said.trim()}\n\`\`\`${over}`;
  });
  return [
    '# Figures',
    'Written by `npm run bench -- --write`; what each part measures stands at the head of its file in `test/bench/`.',
    `${new Date().toISOString().slice(0, 10)}, ${machine}; ${load.toFixed(1)} processes at work as it began.`,
    ...parts,
  ].join('\n\n');
}

const [load = 0] = loadavg();
const measured: Measured[] = [];
for (const name of PARTS) measured.push(await measure(name));
if (process.argv.includes('--write')) writeFileSync(FIGURES, `${pageOf(measured, load)}\n`);
const over = measured.filter(({ isWithin }) => !isWithin).map(({ name }) => name);
if (over.length > 0) console.error(`above the budget: ${over.join(', ')}`);
process.exit(over.length > 0 ? 1 : 0);
