// Runs as the project's own "postinstall" on whatever node the machine has (>=18 is enough).
// If that node is new enough: does nothing. Otherwise puts a pinned, lockfile-verified Node
// into .setup/node/ and links it as node_modules/.bin/node, which `npm run`, `npm exec` and
// `npx` put first on PATH.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MIN = [22, 19, 0];
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const tool = join(root, '.setup', 'node');
const link = join(root, 'node_modules', '.bin', 'node');

// `npm install` on top of an existing install runs this script *through* the link: keep it.
if (realpathSync(process.execPath).startsWith(tool)) process.exit(0);

const have = process.versions.node.split('.').map(Number);
const i = MIN.findIndex((m, k) => have[k] !== m);
const ok = i === -1 || have[i] > MIN[i];
rmSync(link, { force: true });
if (ok) process.exit(0);

const want = MIN.join('.');
const pkg = `node-${process.platform}-${process.arch}`;
const bin = join(tool, 'node_modules', pkg, 'bin', 'node');
const fail = (why) => {
  console.warn(
    `\n[node] This project needs Node >= ${want}; found ${process.version}. ${why}\n` +
      `[node] Install Node 24 LTS (https://nodejs.org), then run npm ci again.\n`,
  );
  process.exit(0); // installing still succeeds; the build itself will say what is missing
};
if (process.platform !== 'linux') fail('No automatic fallback for this platform.');
try {
  if (!existsSync(bin))
    execFileSync('npm', ['ci', '--prefix', tool, '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: tool,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: clean(process.env),
    });
  const v = execFileSync(bin, ['-p', 'process.version'], { encoding: 'utf8' }).trim();
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(bin, link);
  console.log(`[node] system node is ${process.version}; npm scripts will use ${v} from .setup/node`);
} catch (e) {
  fail(`The fallback did not install (${e.message.split('\n')[0]}).`);
}

function clean(env) {
  // do not inherit the outer npm's per-run settings
  return Object.fromEntries(
    Object.entries(env).filter(
      ([k]) => !/^npm_(package|lifecycle|config_(local_prefix|prefix|omit|include|production))/i.test(k),
    ),
  );
}
