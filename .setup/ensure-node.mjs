// @ts-check
// The "postinstall" script: makes sure that npm scripts run in a recent Node. If the Node of the system is
// too old, it installs a pinned one (.setup/node/package-lock.json) into .setup/node/node_modules and links
// it as node_modules/.bin/node, a folder that `npm run`, `npm exec` and `npx` put first on PATH.
import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const MINIMUM = [22, 19, 0];
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, '.setup', 'node');
const link = join(root, 'node_modules', '.bin', 'node');

/**
 * Node 22.19, or 23.6 and newer: the first that run TypeScript without a flag.
 * @param {readonly number[]} version
 */
function isRecentEnough(version) {
  if (version[0] === 23 && (version[1] ?? 0) < 6) return false;
  for (const [i, least] of MINIMUM.entries()) if (version[i] !== least) return (version[i] ?? 0) > least;
  return true;
}

/**
 * Prints what to do. `npm ci` still succeeds: commands that need the newer Node will fail with their own
 * message.
 * @param {string} why
 */
function warn(why) {
  console.warn(
    `\n[node] This project needs Node ${MINIMUM.join('.')} or newer, but this is ${process.version}. ${why}\n` +
      '[node] Install Node 24 LTS (https://nodejs.org), then run npm ci again.\n',
  );
}

/**
 * Returns the version of a Node; undefined if it does not run, for example because its download was cut short.
 * @param {string} binary
 */
function findVersion(binary) {
  try {
    return execFileSync(binary, ['-p', 'process.version'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined; // it is installed anew
  }
}

function installPinned() {
  const binary = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  // Keep the settings of the running npm from the one that is started here.
  const outer = /^npm_(package|lifecycle|config_(local_prefix|prefix|omit|include|production))/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !outer.test(key)));
  if (findVersion(binary) === undefined) {
    console.log('[node] Downloading a recent Node into .setup/node …');
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    const quick = ['--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=1'];
    execFileSync('npm', ['ci', '--prefix', folder, ...quick], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  }
  const version = findVersion(binary);
  if (version === undefined) throw new Error(`npm brought no Node that runs here (${binary})`);
  // npm has left out the optional packages that do not run in the Node of the system, such as Vite's native
  // parts for Node 18.
  const npm = process.env['npm_execpath'];
  if (npm)
    execFileSync(binary, [npm, 'install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), binary), link); // so that the folder can be moved
  console.log(
    `[node] The Node of the system is ${process.version}; npm scripts will use ${version} from .setup/node.`,
  );
}

// A second `npm install` runs this script with the linked Node: keep the link then.
const isThroughLink = realpathSync(process.execPath).startsWith(folder);
if (!isThroughLink) {
  rmSync(link, { force: true });
  if (!isRecentEnough(process.versions.node.split('.').map(Number))) {
    if (process.platform !== 'linux') warn('A newer one can only be installed automatically on Linux.');
    else
      try {
        installPinned();
      } catch (error) {
        warn(
          `Installing a newer one failed: ${error instanceof Error ? error.message.split('\n')[0] : error}.`,
        );
      }
  }
}
