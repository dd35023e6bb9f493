import { useMemo } from 'preact/hooks';
import { POINTER } from '../../drawings/yurts.ts';
import { DIRECTIONS, type Direction, type SpaceName } from '../../engine/khan/grid.ts';
import { DRIVERS, type Player } from '../../engine/khan/vocabulary.ts';
import { placeOf, placesOf } from '../../explain/khan/place.ts';
import { type Exercise, keyOf, type Value } from '../../lessons/exercise.ts';
import { type Lie, lieIn, spacesIn } from '../../lessons/khan-lie.ts';
import { ownersIn } from '../../lessons/khan-owners.ts';
import { borderOf, middleOf, SQUARE, Square } from '../../ui/khan/Drawing.tsx';
import { Guard } from '../../ui/khan/Guard.tsx';
import { lettersIn } from '../../ui/khan/letters.ts';
import { type Look, rowsIn } from '../../ui/khan/look.ts';
import type { GridScene, KhanAnswerTexts, KhanGrid, KhanTexts } from './khan-kit.ts';
import type { PictureProps } from './kit.ts';

/** Maximum scale, in pixels per unit of the drawing. */
const SCALE = 4;
/** Margin for the names of rows and columns, in units of the drawing. */
const RIM = 14;

const NOTHING: Omit<GridScene, 'covers'> = { marks: new Map(), way: null };

/** A part of the board of Khan: before a choice with the options, after it with the outcome. */
export function Grid({ exercise, session, partTexts, answer, step, pick, t }: PictureProps<KhanGrid>) {
  const isOpen = session.state.chosen === null;
  const lie = useMemo(() => lieIn(exercise), [exercise]);
  const letters = useMemo(() => lettersIn(t), [t]);
  const after = partTexts && answer?.sceneAt(step ?? ALL, partTexts);
  const scene = after ?? { ...NOTHING, covers: lie.covers };
  const looks = looksOf(lie, scene, partTexts);
  const spaces = rowsIn(lie.size).flat();
  const options = isOpen ? optionsIn(exercise) : [];
  const [width, height] = lie.size.map((side) => side * SQUARE + RIM + 1);
  return (
    <svg
      class="diagram grid"
      viewBox={`${-RIM} ${-RIM} ${width} ${height}`}
      width={Math.round(Number(width) * SCALE)}
      role="img"
      aria-label={lyingIn(spaces, looks, t)}
    >
      <Names lie={lie} />
      {spaces.map((space) => (
        <g key={space} transform={movedTo(space)}>
          <Square space={space} look={looks(space)} letters={letters} />
        </g>
      ))}
      {[...lie.guards].map(([space, by]) => (
        <Guard key={space} by={by} at={middleOf(space)} letters={letters} />
      ))}
      {isOpen && lie.direction && <Pointer rulers={lie.rulers} direction={lie.direction} />}
      {[scene.covers, ...options.map(({ covers }) => covers)].map((covers) => (
        <path key={covers.join(' ')} class="border" d={borderOf(covers)} />
      ))}
      {scene.way && <path class="arrow" d={`M${scene.way.map(pointAt).join('L')}`} />}
      <Hits options={options} pick={pick} />
    </svg>
  );
}

interface HitsProps {
  readonly options: ReturnType<typeof optionsIn>;
  pick(key: string): void;
}

/** Tap targets of the options. */
function Hits({ options, pick }: HitsProps) {
  const hits = options.flatMap(({ key, covers }) => covers.map((space) => ({ key, space })));
  return (
    <>
      {hits.map(({ key, space }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside the picture do the same.
        <rect key={space} class="hit" transform={movedTo(space)} {...BOX} onClick={() => pick(key)} />
      ))}
    </>
  );
}

/** Larger than every step index. */
const ALL = 1000;
const BOX = { x: -SQUARE / 2, y: -SQUARE / 2, width: SQUARE, height: SQUARE };

const pointAt = (space: SpaceName) => Object.values(middleOf(space)).join(' ');
const movedTo = (space: SpaceName) => `translate(${pointAt(space)})`;

/** The options that are spaces, each with the spaces that it covers. */
function optionsIn({ among }: Exercise) {
  return among
    .map((value) => ({ key: keyOf(value), covers: spacesIn(value) }))
    .filter(({ covers }) => covers.length > 0);
}

/** Returns what is drawn on each space. */
function looksOf(
  lie: Lie,
  { covers, marks }: GridScene,
  t: KhanAnswerTexts | undefined,
): (space: SpaceName) => Look {
  const guardOf = (by: Player | undefined) => by && t?.('protected-by', { player: t(`player-${by}`) });
  return (space) => ({
    isRiver: lie.river.has(space),
    isTiled: lie.tiles.has(space),
    isRuler: lie.rulers.has(space),
    isCovered: covers.includes(space),
    stands: lie.yurts.get(space) ?? null,
    mark: marks.get(space) ?? null,
    guard: guardOf(lie.guards.get(space)) ?? null,
  });
}

/** The letters of the rows and the numbers of the columns. */
function Names({ lie: { size } }: { readonly lie: Lie }) {
  const [width, height] = size;
  const columns = Array.from({ length: width }, (_, x) => `${x},0`);
  const rows = Array.from({ length: height }, (_, y) => `0,${y}`);
  return (
    <>
      {columns.map((space) => (
        <text key={space} class="place" x={middleOf(space).x} y="-3">
          {placeOf(space).slice(1)}
        </text>
      ))}
      {rows.map((space) => (
        <text key={space} class="place" x="-7" y={middleOf(space).y + 3}>
          {placeOf(space).slice(0, 1)}
        </text>
      ))}
    </>
  );
}

/** Draws the direction on the card as an arrow beside the ruler. */
function Pointer({ rulers, direction }: Pick<Lie, 'rulers'> & { readonly direction: Direction }) {
  const turn = DIRECTIONS.indexOf(direction) * 45;
  return (
    <>
      {[...rulers].map((space) => (
        <path
          key={space}
          class="pointer"
          transform={`${movedTo(space)}rotate(${turn})translate(0 -13)scale(.5)`}
          d={POINTER}
        />
      ))}
    </>
  );
}

/** Describes the pieces on the board for screen readers. */
function lyingIn(spaces: readonly SpaceName[], lookOf: (space: SpaceName) => Look, t: KhanTexts): string {
  const lying = spaces.flatMap((space) => {
    const { isRiver, isTiled, isRuler, stands, isCovered, guard } = lookOf(space);
    const words = [
      ...(isRiver ? [t('ground-river')] : []),
      ...(isTiled ? [t('ground-tile')] : []),
      ...(stands ? [t(stands === 'taken' ? 'ground-taken' : `yurt-${stands}`)] : []),
      ...(isRuler ? [t('ground-ruler')] : []),
      ...(guard ? [guard] : []),
      ...(isCovered ? [t('ground-covered')] : []),
    ];
    return words.length > 0 ? [`${placeOf(space)} ${words.join(', ')}`] : [];
  });
  return [t('board'), ...lying].join('; ');
}

/**
 * The name of an option: one or several places, a direction, the player who drives a ruler out, owners, a
 * number, yes or no.
 */
export function nameInKhan(value: Value, t: KhanTexts): string {
  if (typeof value === 'boolean') return t(value ? 'may' : 'may-not');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return placesOf(value);
  if (value.includes(',')) return placeOf(value);
  const direction = DIRECTIONS.find((one) => one === value);
  if (direction) return t(`direction-${direction}`);
  const driver = DRIVERS.find((one) => one === value);
  return driver ? t(`driver-${driver}`) : t.list(ownersIn(value).map((one) => t(`player-${one}`)));
}
