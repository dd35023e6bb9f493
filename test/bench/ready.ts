// First visits on slow 4G with a slow phone, to pages of any site (`first-visits.ts` says what is measured):
//   node test/bench/ready.ts                          the built site's pages, as `npm run budget` takes them
//   node test/bench/ready.ts dist /base/ pl/          a built site, its base path, the pages to open
//   node test/bench/ready.ts made-up                  a made-up site of 60 pages, to see how it grows
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFakeRelease } from '../offline/fake-site.ts';
import { printFirstVisits } from './first-visits.ts';

const [site = '', base = '/', ...named] = process.argv.slice(2);
const isMadeUp = site === 'made-up';
const folder = isMadeUp
  ? mkdtempSync(join(tmpdir(), 'yamen-ready-'))
  : site || fileURLToPath(new URL('../../dist', import.meta.url));
if (isMadeUp) await writeFakeRelease(folder, { release: 1, chapters: 19, words: 2000, index: 22_000 });
const paths = isMadeUp ? ['pl/'] : named;
await printFirstVisits(folder, { base, ...(paths.length > 0 && { paths }) });
if (isMadeUp) rmSync(folder, { recursive: true, force: true });
