import { useMemo } from 'preact/hooks';
import { type Exercise, type ExerciseOption, makeOptionKey } from '../../../lessons/exercise.ts';
import type { PictureProps } from '../../../lessons/tool/types.ts';
import { DIRECTION_ARROW } from '../drawings/khan-icons.ts';
import { joinKhanPlaceLabels, makeKhanPlaceLabel } from '../explain/place-label.ts';
import { DIRECTIONS, type Direction, type KhanSpaceName } from '../rules/grid.ts';
import { DRIVE_OUT_CAUSES, type KhanPlayer } from '../rules/vocabulary.ts';
import {
  BOARD_MARGIN,
  Coordinates,
  getSpaceCentre,
  makeOutlinePath,
  SPACE_WIDTH,
  SpaceDrawing,
} from '../ui/board-drawing.tsx';
import { createBoardLookup } from '../ui/create-board-lookup.ts';
import { describeSpace } from '../ui/describe-space.ts';
import { GuardRing } from '../ui/GuardRing.tsx';
import { listSpaceRows, type SpaceView } from '../ui/space-view.ts';
import { type KhanLessonBoard, listOptionSpaces, toKhanLessonBoard } from './lesson-board.ts';
import { parseOwnersKey } from './owners-key.ts';
import type {
  FullKhanLessonTranslator,
  InitialKhanLessonTranslator,
  KhanLessonTypes,
  KhanOverlay,
} from './types.ts';

/** Maximum scale, in pixels per unit of the drawing. */
const SCALE = 4;

const NO_OUTCOME: Omit<KhanOverlay, 'covers'> = { marks: new Map(), rulerMove: null };

/** A part of the board of Khan: before a choice with the options, after it with the outcome. */
export function KhanPicture(props: PictureProps<KhanLessonTypes>) {
  const { exercise, session, lazyTexts, answer, step, pick, t } = props;
  const isOpen = session.state.chosen === null;
  const board = useMemo(() => toKhanLessonBoard(exercise), [exercise]);
  const after = lazyTexts && answer?.getScene(step ?? Number.POSITIVE_INFINITY, lazyTexts);
  const scene = after ?? { ...NO_OUTCOME, covers: board.covers };
  const getSpaceView = createSpaceViews(board, scene, lazyTexts);
  const spaces = listSpaceRows(board.size).flat();
  const options = isOpen ? listSpaceOptions(exercise) : [];
  const [width, height] = board.size.map((side) => side * SPACE_WIDTH + BOARD_MARGIN + 1);
  return (
    <svg
      class="diagram grid"
      viewBox={`${-BOARD_MARGIN} ${-BOARD_MARGIN} ${width} ${height}`}
      width={Math.round(Number(width) * SCALE)}
      role="img"
      aria-label={describeBoard(spaces, getSpaceView, t)}
    >
      <Coordinates size={board.size} look="place" gap={3} />
      {spaces.map((space) => (
        <g key={space} transform={makeTranslate(space)}>
          <SpaceDrawing space={space} look={getSpaceView(space)} t={t} />
        </g>
      ))}
      {[...board.guards].map(([space, by]) => (
        <GuardRing key={space} by={by} at={getSpaceCentre(space)} t={t} />
      ))}
      {isOpen && board.direction && <DirectionArrow rulers={board.rulers} direction={board.direction} />}
      {[scene.covers, ...options.map(({ covers }) => covers)].map((covers) => (
        <path key={covers.join(' ')} class="border" d={makeOutlinePath(covers)} />
      ))}
      {scene.rulerMove && <path class="arrow" d={`M${scene.rulerMove.map(makePoint).join('L')}`} />}
      <TapTargets options={options} pick={pick} />
    </svg>
  );
}

interface TapTargetsProps {
  readonly options: ReturnType<typeof listSpaceOptions>;
  pick(key: string): void;
}

/** Tap targets of the options. */
function TapTargets({ options, pick }: TapTargetsProps) {
  const targets = options.flatMap(({ key, covers }) => covers.map((space) => ({ key, space })));
  return (
    <>
      {targets.map(({ key, space }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the buttons next to the picture do the same.
        <rect key={space} class="hit" transform={makeTranslate(space)} {...BOX} onClick={() => pick(key)} />
      ))}
    </>
  );
}

const BOX = { x: -SPACE_WIDTH / 2, y: -SPACE_WIDTH / 2, width: SPACE_WIDTH, height: SPACE_WIDTH };

const makePoint = (space: KhanSpaceName) => Object.values(getSpaceCentre(space)).join(' ');
const makeTranslate = (space: KhanSpaceName) => `translate(${makePoint(space)})`;

/** Lists the options that are spaces, each with the spaces that it covers. */
function listSpaceOptions({ among }: Exercise) {
  return among
    .map((value) => ({ key: makeOptionKey(value), covers: listOptionSpaces(value) }))
    .filter(({ covers }) => covers.length > 0);
}

/** Returns a function that tells what is drawn on a space. */
function createSpaceViews(
  board: KhanLessonBoard,
  { covers, marks }: KhanOverlay,
  t: FullKhanLessonTranslator | undefined,
): (space: KhanSpaceName) => SpaceView {
  const describeGuard = (by: KhanPlayer | undefined) =>
    by && t?.('protected-by', { player: t(`player-${by}`) });
  const lookUp = createBoardLookup(board);
  return (space) => ({
    ...lookUp(space),
    isCovered: covers.includes(space),
    mark: marks.get(space) ?? null,
    guard: describeGuard(board.guards.get(space)) ?? null,
  });
}

/** Draws the direction on the card as an arrow next to the ruler. */
function DirectionArrow({
  rulers,
  direction,
}: Pick<KhanLessonBoard, 'rulers'> & { readonly direction: Direction }) {
  const turn = DIRECTIONS.indexOf(direction) * 45;
  return (
    <>
      {rulers.map((space) => (
        <path
          key={space}
          class="pointer"
          transform={`${makeTranslate(space)}rotate(${turn})translate(0 -13)scale(.5)`}
          d={DIRECTION_ARROW}
        />
      ))}
    </>
  );
}

/** Describes the pieces on the board for screen readers. */
function describeBoard(
  spaces: readonly KhanSpaceName[],
  getSpaceView: (space: KhanSpaceName) => SpaceView,
  t: InitialKhanLessonTranslator,
): string {
  const pieces = spaces.flatMap((space) => {
    const words = describeSpace(getSpaceView(space), t);
    return words.length > 0 ? [`${makeKhanPlaceLabel(space)} ${words.join(', ')}`] : [];
  });
  return [t('board'), ...pieces].join('; ');
}

/**
 * Formats an option: one or several places, a direction, what drives a ruler out, owners, a number, yes or
 * no.
 */
export function formatKhanOption(value: ExerciseOption, t: InitialKhanLessonTranslator): string {
  if (typeof value === 'boolean') return t(value ? 'may' : 'may-not');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return joinKhanPlaceLabels(value);
  if (value.includes(',')) return makeKhanPlaceLabel(value);
  const direction = DIRECTIONS.find((one) => one === value);
  if (direction) return t(`direction-${direction}`);
  const cause = DRIVE_OUT_CAUSES.find((one) => one === value);
  return cause ? t(`driver-${cause}`) : t.list(parseOwnersKey(value).map((one) => t(`player-${one}`)));
}
