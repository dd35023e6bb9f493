import { expect, test } from 'vitest';
import {
  withAsyncScripts,
  withoutIslandIds,
  withoutScriptStubs,
  withPreloads,
} from '../../src/build/scripts.mjs';

test('no script of a page holds it up; what stands in the page itself stays as it is', () => {
  expect(
    withAsyncScripts('<script>try{}catch{}</script><script type="module" src="/_astro/a.js"></script>'),
  ).toBe('<script>try{}catch{}</script><script type="module" async src="/_astro/a.js"></script>');
});

test('a script that only asks for another is left out; one that does more is not', () => {
  const page = (address: string) =>
    `<script type="module" async src="${address}"></script><script src="/a.js"></script>`;
  const read = (address: string) => (address === '/_astro/a.js' ? 'import"./b.js";' : 'import"./c.js";go()');
  expect(withoutScriptStubs(page('/_astro/a.js'), read)).toBe(page('/_astro/b.js'));
  expect(withoutScriptStubs(page('/_astro/b.js'), read)).toBe(page('/_astro/b.js'));
});

test('a page names at its head all that its scripts import, each once, the frame first; not what is fetched later', () => {
  const scripts: Readonly<Record<string, string>> = {
    '/base/_astro/frame.js': 'import{a}from"./page.js";import("./later.js")',
    '/base/_astro/page.js': 'export const a=1',
    '/base/_astro/renderer.js': "import './drawing.js'",
    '/base/_astro/drawing.js': 'import{a}from"./page.js"',
    '/base/_astro/Score.js': 'import{h}from"./drawing.js";export{h as default}',
  };
  const read = (address: string) => {
    const text = scripts[address];
    if (text === undefined) throw new Error(`${address} is asked for`);
    return text;
  };
  const body =
    '<astro-island component-url="/base/_astro/Score.js" renderer-url="/base/_astro/renderer.js"></astro-island>' +
    '<script type="module" async src="/base/_astro/frame.js"></script>';
  const names = ['frame', 'page', 'renderer', 'drawing', 'Score'];
  expect(withPreloads(`<head><title>x</title></head>${body}`, read)).toBe(
    `<head><title>x</title>${names.map((name) => `<link rel="modulepreload" href="/base/_astro/${name}.js">`).join('')}</head>${body}`,
  );
  const toBeRead = '<script type="module" async src="/base/_astro/Score.js"></script>';
  expect(withPreloads(`<head></head>${toBeRead}`, read)).toBe(
    `<head>${['drawing', 'page'].map((name) => `<link rel="modulepreload" href="/base/_astro/${name}.js">`).join('')}</head>${toBeRead}`,
  );
  expect(withPreloads('<head></head><script>inline()</script>', read)).toBe(
    '<head></head><script>inline()</script>',
  );
});

test('a page does not tell in which folder it was built', () => {
  const page = (uid: string) =>
    `<p uid="a"></p><astro-island uid="${uid}" component-url="/_astro/tool.js"></astro-island>`;
  expect(withoutIslandIds(page('2uKkDF'))).toBe(withoutIslandIds(page('Z1x9Ab')));
  expect(withoutIslandIds(page('2uKkDF'))).toBe(
    '<p uid="a"></p><astro-island component-url="/_astro/tool.js"></astro-island>',
  );
});
