// @ts-check
// Debian's and Ubuntu's packages, for a browser that is missing: as root, or on a machine for tests (CI=true) that lets one
// become root without being asked.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What to put before a command; null where packages may not be installed. @returns {string[] | null} */
function asRoot() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return [];
  const maySudo = process.env['CI'] === 'true' && spawnSync('sudo', ['-n', 'true']).status === 0;
  return maySudo ? ['sudo', '-n'] : null;
}

/** Installs packages where that is allowed, and says when it fails. @param {readonly string[]} packages */
export function installPackages(packages) {
  const before = asRoot();
  if (!before) return;
  console.log(`[browser] none found; installing ${packages.join(' and ')} (apt-get)…`);
  const [program = '', ...args] = [...before, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  try {
    execFileSync(program, [...args, 'update', '-qq'], { stdio: 'inherit' });
    execFileSync(program, [...args, 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch (error) {
    console.log(`[browser] not installed: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}
