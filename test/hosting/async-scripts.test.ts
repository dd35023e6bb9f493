import { expect, test } from 'vitest';
import { withAsyncScripts } from '../../src/hosting/async-scripts.mjs';

test('no script of a page holds it up; what stands in the page itself stays as it is', () => {
  expect(
    withAsyncScripts('<script>try{}catch{}</script><script type="module" src="/_astro/a.js"></script>'),
  ).toBe('<script>try{}catch{}</script><script type="module" async src="/_astro/a.js"></script>');
});
