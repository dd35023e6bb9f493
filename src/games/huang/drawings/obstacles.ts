import type { LaidOutScene } from './diagram-scene.ts';
import type { LabelObstacle } from './labels.ts';
import { computeCentre, listSpots } from './layout.ts';

type DrawnPosition = Pick<LaidOutScene, 'layout' | 'spots' | 'setup' | 'marks'>;

/** Returns the obstacles for labels in a position: pieces, buildings and marks. */
export function listObstacles({ layout, spots, setup, marks }: DrawnPosition): readonly LabelObstacle[] {
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
      const covered = listSpots(layout, at);
      return covered.length > 0 ? [{ ...computeCentre(covered), radius: 9 }] : [];
    },
  );
  return [...onSpaces, ...built];
}
