import { drawPath } from '../markup.ts';
import { joined, movablePath } from '../relative.ts';
import type { Sheet } from './diagram.ts';
import { middleOf } from './layout.ts';
import { loopsOf } from './loops.ts';
import { MARKS } from './marks.ts';

/** The borders of states with their signs. */
export function drawOutlines({ layout, outlines, setup }: Sheet): string {
  const spotsIn = (names: readonly string[]) => names.flatMap((name) => layout.spotOf.get(name) ?? []);
  const lines = outlines.map(({ spaces }) => loopsOf(spotsIn(spaces)));
  const signs = [
    ...outlines.map(({ spaces, sign }) => ({ spot: spotsIn(spaces)[0], sign, rise: 10 })),
    ...setup.bandits.map(({ at, strength }) => ({ spot: spotsIn(at)[0], sign: `×${strength}`, rise: 9 })),
  ].flatMap(({ spot, sign, rise }) => (spot && sign ? [{ x: spot.x, y: spot.y - rise, sign }] : []));
  return drawPath('state', lines) + drawSigns(signs);
}

interface Sign {
  readonly x: number;
  readonly y: number;
  readonly sign: string;
}

/** Short texts on small plates. */
function drawSigns(signs: readonly Sign[]): string {
  const plates = signs.map(({ x, y, sign }) => {
    const width = sign.length * 4;
    return `M${joined([x - width / 2, y - 4.5])}h${width}a4.5 4.5 0 0 1 0 9h-${width}a4.5 4.5 0 0 1 0-9z`;
  });
  const texts = signs.map(
    ({ x, y, sign }) => `<text x="${joined([x])}" y="${joined([y + 2.6])}">${sign}</text>`,
  );
  return drawPath('plate', plates) + texts.join('');
}

/** A cross that is seen over a piece of any colour: filled, with a line round it. */
const CROSS =
  'M-6.4-5.2L-5.2-6.4L0-1.2L5.2-6.4L6.4-5.2L1.2 0L6.4 5.2L5.2 6.4L0 1.2L-5.2 6.4L-6.4 5.2L-1.2 0Z';

/** Signs on spaces, and crosses over the buildings that leave: all of a kind in one path. */
export function drawMarks({ spots, marks, lost }: Sheet): string {
  const kinds = new Set(marks.values());
  if (lost.length > 0) kinds.add('gone');
  const lostAt = lost.flatMap((names) => {
    const under = spots.filter(({ name }) => names.includes(name));
    return under.length > 0 ? [middleOf(under)] : [];
  });
  return [...kinds]
    .map((kind) => {
      const draw = movablePath(kind === 'gone' ? CROSS : MARKS[kind], 1, [0, 0]);
      const marked = spots.filter(({ name }) => marks.get(name) === kind);
      const at = kind === 'gone' ? [...marked, ...lostAt] : marked;
      return drawPath(
        `cue ${kind}`,
        at.map(({ x, y }) => draw(x, y)),
      );
    })
    .join('');
}
