// Fails if an optional dependency is missing from package-lock.json: `npm ci` would then fail on some
// platforms.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').pop()));
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !present.has(name))
    .map(
      ([name, version]) => `package-lock.json lacks ${name}@${version}, an optional dependency of ${path}.`,
    ),
);
for (const line of missing) console.error(line);
process.exit(missing.length > 0 ? 1 : 0);
