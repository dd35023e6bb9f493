// @ts-check
// Lints .github/workflows with actionlint if it is installed (it is not available from npm). What this
// project expects of the workflows is tested in test/build/github.test.ts.
import { spawnSync } from 'node:child_process';

const { error, status } = spawnSync('actionlint', [], { stdio: 'inherit' });
if (error) console.log('actionlint is not installed, so .github/workflows was not linted.');
process.exit(error ? 0 : (status ?? 1));
