// @ts-check
// The project's own "postinstall", run by whatever Node the machine has. Where that is new enough it does nothing.
// Otherwise it puts a pinned Node, checked against the lockfile in .setup/node, into .setup/node/node_modules and
// links it as node_modules/.bin/node, which `npm run`, `npm exec` and `npx` put first on PATH.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LEAST = [22, 19, 0];
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, '.setup', 'node');
const link = join(root, 'node_modules', '.bin', 'node');

/** @param {readonly number[]} version */
function isEnough(version) {
  for (const [i, least] of LEAST.entries()) if (version[i] !== least) return (version[i] ?? 0) > least;
  return true;
}

/** Installing still succeeds; what needs the newer Node will say so. @param {string} why */
function giveUp(why) {
  console.warn(
    `\n[node] This project needs Node ${LEAST.join('.')} or newer; found ${process.version}. ${why}\n` +
      '[node] Install Node 24 LTS (https://nodejs.org), then run npm ci again.\n',
  );
}

function installPinned() {
  const binary = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  // The outer npm's settings for this run must not reach the inner one.
  const outer = /^npm_(package|lifecycle|config_(local_prefix|prefix|omit|include|production))/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !outer.test(key)));
  if (!existsSync(binary))
    execFileSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  const version = execFileSync(binary, ['-p', 'process.version'], { encoding: 'utf8' }).trim();
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(binary, link);
  console.log(`[node] system node is ${process.version}; npm scripts will use ${version} from .setup/node`);
}

// A second `npm install` runs this script through the link itself: then the link stays.
const isThroughLink = realpathSync(process.execPath).startsWith(folder);
if (!isThroughLink) {
  rmSync(link, { force: true });
  if (!isEnough(process.versions.node.split('.').map(Number))) {
    if (process.platform !== 'linux') giveUp('There is no automatic fallback for this platform.');
    else
      try {
        installPinned();
      } catch (error) {
        giveUp(
          `The fallback did not install (${error instanceof Error ? error.message.split('\n')[0] : error}).`,
        );
      }
  }
}
