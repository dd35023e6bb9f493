// @ts-check
// Installs missing browsers from the packages of Debian and Ubuntu: as root, or with a passwordless sudo
// where CI=true.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Returns what to put before a command so that it runs as root; null if packages cannot be installed.
 * @returns {string[] | null}
 */
function rootPrefix() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return [];
  const maySudo = process.env['CI'] === 'true' && spawnSync('sudo', ['-n', 'true']).status === 0;
  return maySudo ? ['sudo', '-n'] : null;
}

/** Installs packages if possible; logs a failure instead of throwing. @param {readonly string[]} packages */
export function installPackages(packages) {
  const prefix = rootPrefix();
  if (!prefix) return;
  console.log(`[browser] Not found. Installing ${packages.join(' and ')} with apt-get…`);
  const [program = '', ...args] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  try {
    execFileSync(program, [...args, 'update', '-qq'], { stdio: 'inherit' });
    execFileSync(program, [...args, 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch (error) {
    console.log(
      `[browser] The installation failed: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    );
  }
}
