import { describe, expect, test } from 'vitest';
import * as LINES from '../../src/drawings/line-icons.ts';
import { PERSON_ICONS } from '../../src/games/chu-han/drawings/person-icons.ts';
import { SvgIcon } from '../../src/ui/icons.tsx';
import { LineIcon } from '../../src/ui/LineIcon.tsx';
import { pathPoints } from '../support/path-points.ts';

describe.each(Object.entries({ ...LINES, ...PERSON_ICONS }))('the sign %s', (_, d) => {
  test('is less than 120 bytes', () => expect(d.length).toBeLessThan(120));

  test('keeps its stroke of 2 in 24 × 24 and fills them in one direction', () => {
    const points = pathPoints(d);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...xs, ...ys)).toBeLessThanOrEqual(23);
    const height = Math.max(...ys) - Math.min(...ys);
    expect(Math.max(height, Math.max(...xs) - Math.min(...xs))).toBeGreaterThanOrEqual(14);
  });
});

test('a sign is drawn in the current colour and says nothing', () => {
  const { props } = SvgIcon(LineIcon({ path: LINES.check }).props);
  expect(props).toMatchObject({ 'aria-hidden': 'true', width: 24, height: 24 });
  expect(props.dangerouslySetInnerHTML?.__html).toMatch(/^<path d="[^"]+" fill="none" stroke="currentColor"/);
  expect(props.dangerouslySetInnerHTML?.__html).toContain(`d="${LINES.check}"`);
});
