import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TSC = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const PACK = join(root, '.setup/pack.mjs');
/** A folder that knows nothing of ours but the package. */
let fresh = '';

beforeAll(() => {
  fresh = mkdtempSync(join(tmpdir(), 'yamen-pack-'));
  const package_ = join(fresh, 'node_modules/yamen');
  execFileSync(process.execPath, [PACK, package_], { stdio: 'pipe' });
  writeFileSync(join(fresh, 'package.json'), '{"type":"module"}');
});
afterAll(() => rmSync(fresh, { recursive: true }));

/** The lines of code in .readme/changing.md that stand under a heading and are of a kind. */
function fromReadme(kind: string, word: string): string {
  const readme = readFileSync(join(root, '.readme/changing.md'), 'utf8');
  const blocks = [...readme.matchAll(/```(\w+)\n([\s\S]*?)```/g)];
  const [found, ...more] = blocks.filter(([, of, code = '']) => of === kind && code.includes(word));
  if (!found?.[2] || more.length > 0) throw new Error(`changing.md holds not one ${kind} with ${word}`);
  return found[2];
}

test('the lines in .readme/changing.md for Node ask a case and get its answer', () => {
  const code = fromReadme('js', "from 'yamen'");
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(10);
  writeFileSync(join(fresh, 'ask.js'), code);
  const { stdout, stderr } = spawnSync(process.execPath, ['ask.js'], { cwd: fresh, encoding: 'utf8' });
  expect(stderr).toBe('');
  // By hand: the card points southeast, to 2,2, which is taken; the next space clockwise is south, 1,2.
  expect(stdout.trim()).toBe('1,2');
});

test('it replaces only a package that it made itself, and else leaves the folder as it is', () => {
  const pack = (folder: string) => spawnSync(process.execPath, [PACK, folder], { encoding: 'utf8' });
  const own = join(fresh, 'node_modules/yamen');
  const other = mkdtempSync(join(tmpdir(), 'yamen-thesis-'));
  writeFileSync(join(other, 'thesis.txt'), 'years of work');
  expect(pack(other)).toMatchObject({ status: 1, stderr: expect.stringContaining('Nothing was changed') });
  expect(readdirSync(other)).toEqual(['thesis.txt']);
  expect(pack(join(other, 'thesis.txt')).status).toBe(1);
  rmSync(other, { recursive: true });
  writeFileSync(join(own, 'notes.txt'), 'mine');
  expect(pack(own).status).toBe(1);
  expect(readdirSync(own)).toContain('yamen.js');
  rmSync(join(own, 'notes.txt'));
  expect(pack(own).status).toBe(0);
});

test('its types say what a case and an answer are', () => {
  const code = `import { type Answer, answer, type Case, checkCase } from 'yamen';
const asked = checkCase({ game: 'khan', ask: 'drive-out', ruler: '1,1' });
const game: Case['game'] | undefined = asked.ok ? asked.value.game : undefined;
const given: Answer = answer(game);
if (given.ok) console.log(given.trace.length);
// @ts-expect-error an answer has no such thing
given.nothing;
// @ts-expect-error nor is there such a game
game === 'go';
`;
  writeFileSync(join(fresh, 'types.ts'), code);
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext'];
  const { stdout } = spawnSync(process.execPath, [TSC, ...options, 'types.ts'], {
    cwd: fresh,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

test('the lines in .readme/changing.md for a page load that one file and nothing else', () => {
  const page = fromReadme('html', 'yamen.js');
  expect(page.trim().split('\n').length).toBeLessThanOrEqual(10);
  const files = readdirSync(join(fresh, 'node_modules/yamen')).sort();
  expect(files).toEqual(['LICENSE', 'conformance', 'package.json', 'types', 'yamen.js']);
  expect(readFileSync(join(fresh, 'node_modules/yamen/yamen.js'), 'utf8')).not.toMatch(
    /^import |\bimport\(/m,
  );
  const [, script = ''] = /<script type="module">\n([\s\S]*?)<\/script>/.exec(page) ?? [];
  writeFileSync(
    join(fresh, 'page.js'),
    `const document = { body: {} };\n${script.replace("'./yamen.js'", "'yamen'")}\nconsole.log(document.body.textContent);`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, ['page.js'], { cwd: fresh, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout.trim()).toBe('1,2');
});

test('it holds cases with answers for each ask, of which the packed engine gives every one', () => {
  const code = `import { answer } from 'yamen';
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
const folder = 'node_modules/yamen/conformance/';
const counts = {};
const wrong = [];
for (const file of readdirSync(folder).filter((one) => one.endsWith('.jsonl')))
  for (const line of readFileSync(folder + file, 'utf8').trim().split('\\n')) {
    const { id, case: asked, answer: expected } = JSON.parse(line);
    const ask = file.replace('.jsonl', '');
    counts[ask] = (counts[ask] ?? 0) + 1;
    if (asked.ask !== ask || !isDeepStrictEqual(JSON.parse(JSON.stringify(answer(asked))), expected)) wrong.push(id);
  }
console.log(JSON.stringify({ counts, wrong, about: JSON.parse(readFileSync(folder + 'about.json', 'utf8')) }));
`;
  writeFileSync(join(fresh, 'conform.js'), code);
  const run = spawnSync(process.execPath, ['conform.js'], { cwd: fresh, encoding: 'utf8' });
  expect(run.stderr).toBe('');
  const { counts, wrong, about } = JSON.parse(run.stdout);
  expect(wrong).toEqual([]);
  expect(about).toMatchObject({ format: 1, cases: counts });
  expect(Object.keys(counts).sort()).toEqual(
    ['act', 'battle', 'conquer', 'conquests', 'drive-out', 'placements', 'score', 'states'], // no example asks for chances
  );
});
