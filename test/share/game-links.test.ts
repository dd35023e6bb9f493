import { expect, test } from 'vitest';
import links from '../fixtures/game-links.json' with { type: 'json' };
import { openGameLink } from '../support/game-links.ts';

// Links to whole games, as earlier versions made them: they open for ever, and entries are never changed.

test.each(links)('a link to a game of any age opens it: $of', ({ link, opened }) => {
  expect(openGameLink(link)).toEqual(opened);
});
