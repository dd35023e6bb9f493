import type { KhanSetup } from '../../src/games/khan/rules/position.ts';
import type { YurtKind } from '../../src/games/khan/rules/vocabulary.ts';

const YURT_LETTERS: Readonly<Record<string, YurtKind>> = {
  b: 'blue',
  g: 'green',
  r: 'red',
  y: 'yellow',
  n: 'neutral',
};

/**
 * Parses a drawing with one character per space: `b` `g` `r` `y` `n` yurts, `R` a ruler, `#` an earlier tile,
 * `=` an earlier bridge over the river, `~` river, anything else empty land.
 */
export function drawn(...rows: readonly string[]): KhanSetup {
  const signs = rows.flatMap((row, y) => [...row].map((sign, x) => ({ sign, space: `${x},${y}` })));
  const spacesOf = (wanted: string) =>
    signs.filter(({ sign }) => wanted.includes(sign)).map(({ space }) => space);
  const yurts = signs.flatMap(({ sign, space }): [string, YurtKind][] => {
    const yurt = YURT_LETTERS[sign];
    return yurt ? [[space, yurt]] : [];
  });
  return {
    river: spacesOf('~='),
    yurts: Object.fromEntries(yurts),
    rulers: spacesOf('R'),
    tiles: spacesOf('#='),
  };
}

/** Lists the spaces that a drawing marks with `x`. */
export function marked(...rows: readonly string[]): readonly string[] {
  return rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === 'x' ? [`${x},${y}`] : [])));
}
