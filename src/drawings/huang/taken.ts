import type { Setup } from '../../engine/huang/setup.ts';
import { type Layout, middleOf, type Spot, spotsIn } from './layout.ts';
import type { Mark } from './marks.ts';
import type { Taken } from './tags.ts';

interface Lying {
  readonly layout: Layout;
  /** The spaces that are drawn. */
  readonly spots: readonly Spot[];
  readonly setup: Setup;
  readonly marks: ReadonlyMap<string, Mark>;
}

/** Returns the obstacles for labels in a position: pieces, buildings and marks. */
export function takenBy({ layout, spots, setup, marks }: Lying): readonly Taken[] {
  const bandits = new Set(setup.bandits.flatMap(({ at }) => at));
  const onSpaces = spots.flatMap(({ name, x, y }) => {
    const isPiece = setup.tiles[name] || setup.leaders[name] || bandits.has(name);
    const radius = setup.leaders[name] ? 9 : isPiece ? 8 : 7;
    return isPiece || marks.has(name)
      ? [{ x, y, radius: marks.get(name) === 'fresh' ? 10 : radius, name }]
      : [];
  });
  const built = [...setup.pagodas.map(({ at }) => at), ...(setup.palace ? [setup.palace] : [])].flatMap(
    (at) => {
      const under = spotsIn(layout, at);
      return under.length > 0 ? [{ ...middleOf(under), radius: 9 }] : [];
    },
  );
  return [...onSpaces, ...built];
}
