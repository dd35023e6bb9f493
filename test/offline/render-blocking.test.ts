import { expect, test } from 'vitest';
import { addRenderBlocking } from '../../src/offline/render-blocking.ts';

const PAGE =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"></head><body><h2 id="tie">Tie</h2></body></html>';

test('a page opened at one of its places waits with its first drawing for that place', () => {
  expect(addRenderBlocking('#tie', PAGE)).toBe(
    PAGE.replace('<head>', '<head><link rel="expect" href="#tie" blocking="render">'),
  );
});

test.each([
  ['a place that it does not have', '#points'],
  ['a case', '#2AbC_-'],
  ['an empty hash', '#'],
  ['markup', '#"><script>alert(1)</script>'],
  ['an id that would have to be escaped', '#tie%22'],
])('a page opened at %s stays as it is', (_, hash) => {
  expect(addRenderBlocking(hash, PAGE)).toBe(PAGE);
});
