import { isObject } from '../../../core/check.ts';
import type { Exercise, ExerciseOption } from '../../../lessons/exercise.ts';
import { DIRECTIONS, type Direction, type KhanSpaceName, measureBoard } from '../rules/grid.ts';
import { KHAN_PLAYERS, type KhanPlayer, YURT_KINDS } from '../rules/vocabulary.ts';
import type { KhanBoard } from '../saves/board.ts';

/** The board of Khan before a decision. */
export interface KhanLessonBoard extends KhanBoard {
  /** The yurts protected by a special card, with the card's owner. */
  readonly guards: ReadonlyMap<KhanSpaceName, KhanPlayer>;
  /** The spaces of the tile; empty if the question is where to place it. */
  readonly covers: readonly KhanSpaceName[];
  /**
   * The direction in which the card drives the only ruler; null without one, or if the question is about the
   * direction or the ruler.
   */
  readonly direction: Direction | null;
}

/** Converts a case from content to its board, with the rulers and places among the options. */
export function toKhanLessonBoard({ case: written, put, among }: Exercise): KhanLessonBoard {
  const listSpaces = (name: string) => readTexts(Reflect.get(written, name));
  const options = among.flatMap(listOptionSpaces);
  const chosen = put[0] === 'ruler' ? options : [];
  const rulers = [...new Set([...listSpaces('rulers'), ...listSpaces('ruler'), ...chosen])];
  const taken = listSpaces('taken').filter((space) => !rulers.includes(space));
  const yurts = readYurts(written);
  const [river, tiles, covers] = [listSpaces('river'), listSpaces('tiles'), listSpaces('covers')];
  const all = [...river, ...tiles, ...covers, ...rulers, ...Object.keys(yurts), ...taken, ...options];
  return {
    size: readSize(written) ?? measureBoard(all),
    ...{ river, yurts, rulers, tiles, taken, covers },
    guards: readGuards(written),
    direction: rulers.length === 1 ? readDirection(written) : null,
  };
}

/** Returns the spaces of an option; empty if it has none. */
export function listOptionSpaces(value: ExerciseOption): readonly KhanSpaceName[] {
  return readTexts(value).filter((text) => text.includes(','));
}

function readTexts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
}

function readYurts(written: object): KhanBoard['yurts'] {
  const yurts: unknown = Reflect.get(written, 'yurts');
  const entries = Object.entries(isObject(yurts) ? yurts : {}).flatMap(([space, yurt]) => {
    const known = YURT_KINDS.find((one) => one === yurt);
    return known ? [[space, known] as const] : [];
  });
  return Object.fromEntries(entries);
}

function readGuards(written: object): ReadonlyMap<KhanSpaceName, KhanPlayer> {
  const cards: unknown = Reflect.get(written, 'protects');
  const known = Array.isArray(cards) ? cards.filter(isObject) : [];
  return new Map(
    known.flatMap(({ by, spaces }) => {
      const player = KHAN_PLAYERS.find((one) => one === by);
      return player ? readTexts(spaces).map((space) => [space, player] as const) : [];
    }),
  );
}

function readDirection(written: object): Direction | null {
  const [direction] = readTexts(Reflect.get(written, 'direction'));
  return DIRECTIONS.find((one) => one === direction) ?? null;
}

function readSize(written: object): KhanLessonBoard['size'] | undefined {
  const size: unknown = Reflect.get(written, 'size');
  const [width, height] = Array.isArray(size) ? size.map(Number) : [];
  return width !== undefined && height !== undefined ? [width, height] : undefined;
}
