// The page of all components is there while one develops, and in nothing that ships.
import { expect, test } from 'vitest';
import galleryRoute from '../../src/build/gallery-route.mjs';

/** The addresses that are added to what a command serves or builds. */
function addedBy(command: 'dev' | 'build'): readonly string[] {
  const added: string[] = [];
  const setup: unknown = galleryRoute().hooks['astro:config:setup'];
  if (typeof setup !== 'function') throw new Error('parts: no set-up');
  setup({
    command,
    injectRoute: ({ pattern }: { pattern: string }) => added.push(pattern),
  });
  return added;
}

test('the parts are shown while one develops', () => {
  expect(addedBy('dev')).toEqual(['/en/dev/parts']);
});

test('and are not built', () => {
  expect(addedBy('build')).toEqual([]);
});
