// .setup/check-lock.mjs
import fs from 'node:fs';

const l = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const have = new Set(Object.keys(l.packages).map((k) => k.split('node_modules/').pop()));
const miss = {};
for (const [k, p] of Object.entries(l.packages))
  for (const [d, v] of Object.entries(p.optionalDependencies ?? {}))
    if (!have.has(d)) (miss[`${k}@${p.version}`] ??= []).push(`${d}@${v}`);
console.log(JSON.stringify(miss, null, 1));
process.exit(Object.keys(miss).length ? 1 : 0);
