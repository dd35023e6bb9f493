import { describe, expect, test } from 'vitest';
import { parseLink } from '../../src/share/link.ts';
import { makePrerenderedLink } from '../../src/share/prerendered-link.ts';
import { dealt, plays } from '../support/chu-han-notation.ts';

const battle = (han: string, chu: string, played: string) => dealt(han, chu, { plays: plays(played) });

describe('a link that stands in a page', () => {
  test('gives the case back, names with commas and marks of quotation included', async () => {
    const players = [{ name: 'Ada, "Ł": \\', red: 3 }, { name: '孫' }];
    for (const asked of [
      battle('2 2 lu-zhi', '5 xiao-he', 'han open 2 2'),
      { game: 'huang', ask: 'score', players },
      { game: 'khan', ask: 'drive-out', size: [4, 4], ruler: '1,2', direction: 'N', taken: ['1,1'] },
    ]) {
      const link = await makePrerenderedLink(asked);
      expect(link).toMatch(/^0[\w-]+$/);
      expect(await parseLink(link)).toMatchObject({ ok: true, value: asked });
    }
  });

  test('holds equal plays as equal text, wherever they stand', async () => {
    const [one, other] = [battle('7 7', '5 5 8', 'han open 7'), battle('7 7 lu-zhi 8', '5 5', 'han open 7')];
    const tail = (link: string) => link.slice(-40);
    expect(tail(await makePrerenderedLink(one))).toBe(tail(await makePrerenderedLink(other)));
    // Each card more takes four characters of JSON, so that the plays would begin a sextet later each time.
    for (const hand of ['7 7 8', '7 7 8 9', '7 7 8 8 9'])
      expect(tail(await makePrerenderedLink(battle(hand, '5 5', 'han open 7')))).toBe(
        tail(await makePrerenderedLink(one)),
      );
  });

  test('is packed where a link elsewhere is', async () => {
    const position = { board: { rows: ['...'] }, players: ['rat', 'goat'], tiles: { '0,0': 'yellow' } };
    const link = await makePrerenderedLink({ game: 'huang', ask: 'states', position });
    expect(link).toMatch(/^3/);
    expect(await parseLink(link)).toMatchObject({ ok: true, value: { ask: 'states' } });
  });
});
