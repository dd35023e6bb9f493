// @ts-check
// Has actionlint look at what a forge runs (.github/workflows), where the machine has it; it is on no registry that this
// project takes packages from. What our own test holds of them is in test/hosting/github.test.ts.
import { spawnSync } from 'node:child_process';

const { error, status } = spawnSync('actionlint', [], { stdio: 'inherit' });
if (error) console.log('No actionlint on this machine: the workflows were not looked at.');
process.exit(error ? 0 : (status ?? 1));
