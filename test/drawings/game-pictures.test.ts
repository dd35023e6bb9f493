import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeGamePicture } from '../../src/drawings/game-picture.ts';
import { GAME_PICTURES } from '../../src/drawings/game-pictures.ts';
import { GAMES } from '../../src/games/tools.ts';
import { pathPoints } from '../support/path-points.ts';

describe.each(GAMES.map(({ game }) => [game] as const))('the picture of %s', (game) => {
  test('is less than 1.2 kB', () =>
    expect(brotliCompressSync(makeGamePicture(game)).length).toBeLessThan(1200));

  test('has the colours of the page and no word', () => {
    const svg = makeGamePicture(game);
    expect(svg).not.toMatch(/#[0-9a-f]{3}|<text| id=/);
    expect(svg).toContain('aria-hidden="true"');
    expect(svg.match(/var\(--seal/g)).toHaveLength(1);
  });

  test('shows its banner in vermilion in a low strip and in a square', () => {
    const points = pathPoints(GAME_PICTURES[game].seal);
    const ys = points.map(([, y]) => y);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...ys)).toBeLessThanOrEqual(170);
    // A square of the whole height shows 264 to 456: the middle of the banner lies there.
    const xs = points.map(([x]) => x);
    const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
    expect([middle > 264, middle < 456]).toEqual([true, true]);
  });

  test('goes from edge to edge', () => {
    const { wash, ink } = GAME_PICTURES[game];
    const xs = [...pathPoints(wash), ...pathPoints(ink)].map(([x]) => x);
    expect(Math.min(...xs)).toBeLessThanOrEqual(0);
    expect(Math.max(...xs)).toBeGreaterThanOrEqual(720);
  });
});
