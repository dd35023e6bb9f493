import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { chromium } from '../engines/chromium.ts';
import { makeSite } from '../engines/site.ts';
import { playInBrowsers } from '../fuzz/field/phones.ts';
import type { Trace } from '../fuzz/field/trace.ts';

// Replays recorded evenings in which `npm run fuzz -- field` found a fault, or which use many features.

const folder = new URL('../fixtures/field/', import.meta.url);

for (const name of readdirSync(folder))
  test(`the evening of ${name} shows no fault`, { tag: '@all' }, async () => {
    test.setTimeout(300_000);
    const trace: Trace = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    const engine = await chromium();
    if (!engine) throw new Error('There is no Chromium');
    const site = await makeSite();
    try {
      const { fault, played } = await playInBrowsers(engine, site, trace);
      expect(fault).toBeNull();
      expect(played).toEqual(trace.steps);
    } finally {
      await site.remove();
    }
  });
