import { DIRECTIONS, type Direction, pointOf, type SpaceName } from '../engine/khan/grid.ts';
import { PLAYERS, type Player, YURTS, type Yurt } from '../engine/khan/vocabulary.ts';
import { isObject } from '../referee/check.ts';
import type { Exercise, Value } from './exercise.ts';

/** The board of Khan before a decision. */
export interface Lie {
  readonly size: readonly [width: number, height: number];
  readonly river: ReadonlySet<SpaceName>;
  readonly yurts: ReadonlyMap<SpaceName, Yurt | 'taken'>;
  readonly rulers: ReadonlySet<SpaceName>;
  readonly tiles: ReadonlySet<SpaceName>;
  /** The yurts protected by a special card, with the card's owner. */
  readonly guards: ReadonlyMap<SpaceName, Player>;
  /** The spaces of the tile; empty if its place is asked for. */
  readonly covers: readonly SpaceName[];
  /**
   * The direction in which the card drives the only ruler; null without one, or if the direction or the ruler
   * is asked for.
   */
  readonly direction: Direction | null;
}

/** The board of a case from content, with the rulers and places among the options. */
export function lieIn({ case: written, put, among }: Exercise): Lie {
  const listed = (name: string) => textsIn(isObject(written) ? written[name] : undefined);
  const chosen = put[0] === 'ruler' ? among.flatMap(spacesIn) : [];
  const rulers = new Set([...listed('rulers'), ...listed('ruler'), ...chosen]);
  const taken = listed('taken').filter((space) => !rulers.has(space));
  const yurts = new Map([...yurtsIn(written), ...taken.map((space) => [space, 'taken'] as const)]);
  const [river, tiles, covers] = [listed('river'), listed('tiles'), listed('covers')];
  const all = [...river, ...tiles, ...covers, ...rulers, ...yurts.keys(), ...among.flatMap(spacesIn)];
  return {
    size: sizeIn(written) ?? sizeOf(all),
    river: new Set(river),
    yurts,
    rulers,
    tiles: new Set(tiles),
    guards: guardsIn(written),
    covers,
    direction: rulers.size === 1 ? directionIn(written) : null,
  };
}

/** The spaces of an option; empty if it is none. */
export function spacesIn(value: Value): readonly SpaceName[] {
  return textsIn(value).filter((text) => text.includes(','));
}

function textsIn(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
}

function yurtsIn(written: object): readonly (readonly [SpaceName, Yurt])[] {
  const yurts: unknown = Reflect.get(written, 'yurts');
  return Object.entries(isObject(yurts) ? yurts : {}).flatMap(([space, yurt]) => {
    const known = YURTS.find((one) => one === yurt);
    return known ? [[space, known] as const] : [];
  });
}

function guardsIn(written: object): ReadonlyMap<SpaceName, Player> {
  const cards: unknown = Reflect.get(written, 'protects');
  const known = Array.isArray(cards) ? cards.filter(isObject) : [];
  return new Map(
    known.flatMap(({ by, spaces }) => {
      const player = PLAYERS.find((one) => one === by);
      return player ? textsIn(spaces).map((space) => [space, player] as const) : [];
    }),
  );
}

function directionIn(written: object): Direction | null {
  const [direction] = textsIn(Reflect.get(written, 'direction'));
  return DIRECTIONS.find((one) => one === direction) ?? null;
}

function sizeIn(written: object): Lie['size'] | undefined {
  const size: unknown = Reflect.get(written, 'size');
  const [width, height] = Array.isArray(size) ? size.map(Number) : [];
  return width !== undefined && height !== undefined ? [width, height] : undefined;
}

/** The smallest board that contains all these spaces. */
function sizeOf(spaces: readonly SpaceName[]): Lie['size'] {
  const points = spaces.map(pointOf);
  return [Math.max(...points.map(([x]) => x + 1)), Math.max(...points.map(([, y]) => y + 1))];
}
