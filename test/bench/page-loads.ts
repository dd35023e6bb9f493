// Measures first visits with a slow phone on slow 4G (`first-visits.ts` says what is measured):
//   node test/bench/page-loads.ts                     the pages that `npm run budget` measures (`npm run build` first)
//   node test/bench/page-loads.ts dist /base/ pl/     another built site, its base path, the pages to open
//   node test/bench/page-loads.ts made-up             a made-up site of 60 pages, to see how times grow with its size
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFakeRelease } from '../offline/fake-site.ts';
import { findBuiltSite } from '../support/built-site.ts';
import { printFirstVisits } from './first-visits.ts';

const [site = '', base = '/', ...named] = process.argv.slice(2);
const isMadeUp = site === 'made-up';
const folder = isMadeUp ? mkdtempSync(join(tmpdir(), 'yamen-page-loads-')) : site || findBuiltSite();
if (isMadeUp) await writeFakeRelease(folder, { release: 1, chapters: 19, words: 2000, index: 22_000 });
const paths = isMadeUp ? ['pl/'] : named;
await printFirstVisits(folder, { base, ...(paths.length > 0 && { paths }) });
if (isMadeUp) rmSync(folder, { recursive: true, force: true });
