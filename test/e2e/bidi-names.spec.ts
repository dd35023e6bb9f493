import { expect, type Locator } from '@playwright/test';
import { makeLink } from '../../src/share/link.ts';
import { someOf } from '../support/campaign.ts';
import { archived, openTool, test, verdict } from './support.ts';

// Names can come from links that anyone made, and can contain characters that reverse the direction of the
// following text.

/** Returns the words of an element in visual order: line by line, from left to right. */
function wordsSeenIn(element: Locator): Promise<readonly string[]> {
  return element.evaluate((root) => {
    const words: {
      readonly word: string;
      readonly line: number;
      readonly left: number;
    }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[A-Za-z]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { bottom, left } = range.getBoundingClientRect();
        words.push({ word, line: Math.round(bottom / 8), left });
      }
    return words.toSorted((a, b) => a.line - b.line || a.left - b.left).map(({ word }) => word);
  });
}

for (const [what, name] of someOf(
  [
    ['an override', 'Ada\u202e'],
    ['an isolate without end', 'Ada\u2067'],
    ['ends that are not its own', 'Ada\u2069\u202e'],
    ['letters from right to left', 'Ada \u05e9\u05e8\u05d4'],
  ] as const,
  3,
))
  test(`a name with ${what} leaves its sentences in order, in the result and in the list of games`, async ({
    page,
  }) => {
    const full = { yellow: 9, red: 9, blue: 9, green: 9 };
    const players = [
      { name, ...full },
      { name: 'Bo', yellow: 1, red: 1, blue: 1, green: 1 },
    ];
    const link = await makeLink({
      game: 'huang',
      ask: 'score',
      edition: 'en',
      players,
    });
    await openTool(page, `./en/huang/score/#${link}`);
    const won = verdict(page, 'wins').getByRole('paragraph').filter({ hasText: 'wins' });
    expect(await wordsSeenIn(won)).toEqual(['Ada', 'wins']);
    await page.getByRole('button', { name: 'Start over' }).tap();
    const line = archived(page);
    await expect(line).toContainText('wins');
    const seen = await wordsSeenIn(line.getByRole('paragraph'));
    expect(seen.slice(0, 2)).toEqual(['Ada', 'Bo']); // who played, then who won
    expect(seen.slice(-2)).toEqual(['Ada', 'wins']);
  });
