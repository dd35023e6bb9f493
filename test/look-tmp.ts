import { chromium } from '@playwright/test';
import { findChromium } from '../.setup/browser.mjs';
import { parseNotation } from '../src/games/huang/rules/setup/notation.ts';
import { makeLink } from '../src/share/link.ts';
import { serve } from './support/server.ts';

const site = await serve({ root: new URL('../dist/', import.meta.url).pathname });
const b = await chromium.launch({ executablePath: findChromium()!.path });
const P = parseNotation('......./....... *rat,goat Rryr/1rr bandits2@4,0+5,0+6,0 -');
const shot = async (name: string, path: string, dark: boolean, act?: (p: any) => Promise<void>) => {
  const c = await b.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    colorScheme: dark ? 'dark' : 'light',
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const p = await c.newPage();
  try {
    await p.goto(`${site.url}${path}`);
    await p.waitForTimeout(1500);
    await act?.(p);
    await p.waitForTimeout(600);
    await p.screenshot({ path: `/work/notes/s10/look/${name}.png` });
  } catch (e) {
    console.log(name, String(e).slice(0, 300));
  }
  await c.close();
};
const link = P.ok
  ? await makeLink({
      game: 'huang',
      ask: 'act',
      position: P.value,
      action: { type: 'place-tile', colour: 'green', at: '3,0' },
    })
  : '';
const only = process.argv[2];
const all: [string, string, boolean, ((p: any) => Promise<void>)?][] = [
  ['tile', 'en/khan/conquest/', false],
  ['tile-dark', 'de/khan/conquest/', true],
  ['ruler', 'en/khan/rulers/', false],
  [
    'setup',
    'en/huang/referee/',
    false,
    async (p) => {
      for (const n of ['A1', 'A2', 'B2'])
        await p.getByRole('gridcell', { name: new RegExp(`^${n}(,|$)`) }).tap();
      await p.getByRole('button', { name: 'Soldier', exact: true }).first().tap();
      for (const n of ['C2', 'C3', 'D3'])
        await p.getByRole('gridcell', { name: new RegExp(`^${n}(,|$)`) }).tap();
    },
  ],
  ['small', `open/#${link}`, false],
  ['search', 'en/search/', false],
  ['search-pl', 'pl/search/', true],
  ['sheet', 'pl/huang/sheet/', false],
  ['learn', 'pl/learn/', false],
  ['battle', 'en/chu-han/referee/', false],
  [
    'open',
    'de/huang/score/',
    false,
    async (p) => {
      await p.getByRole('button', { name: 'Öffnen…' }).tap();
    },
  ],
  [
    'chu-won',
    'en/chu-han/score/',
    false,
    async (p) => {
      for (let i = 0; i < 6; i++) {
        await p
          .getByRole('button', { name: '+5 Han' })
          .tap({ timeout: 2000 })
          .catch(() => {});
      }
    },
  ],
];
for (const [n, ...r] of all) if (!only || only.split(',').includes(n)) await shot(n, ...r);
await b.close();
process.exit();
