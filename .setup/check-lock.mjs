// Lists the optional packages that package-lock.json leaves out: `npm ci` would refuse it on some machine.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').pop()));
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !present.has(name))
    .map(([name, version]) => `${path} wants ${name}@${version}`),
);
for (const line of missing) console.error(line);
process.exit(missing.length > 0 ? 1 : 0);
