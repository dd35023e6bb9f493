import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locale.ts';
import { test } from './support.ts';

const ROOT = fileURLToPath(new URL('../../dist', import.meta.url));

/** Every page of a language, as paths. */
const pagesIn = (locale: string) =>
  readdirSync(`${ROOT}/${locale}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `${locale}/${file.replace(/index\.html$/, '')}`);

for (const locale of LOCALES)
  test(`no page in ${locale} asks anybody else for anything, or does what its policy forbids`, async ({
    page, // fails at the first fault
  }) => {
    test.setTimeout(90_000);
    const hosts = new Map<string, number>();
    page.on('request', (request) => {
      const { hostname } = new URL(request.url());
      hosts.set(hostname, (hosts.get(hostname) ?? 0) + 1);
    });
    const paths = pagesIn(locale);
    for (const path of paths) await page.goto(`./${path}`);
    expect(paths.length).toBeGreaterThan(50);
    expect([...hosts.keys()]).toEqual(['127.0.0.1']);
    expect(hosts.get('127.0.0.1')).toBeGreaterThan(3 * paths.length); // each fetches scripts, too
  });
