import { driveOut } from '../../engine/khan/drive-out.ts';
import { DIRECTIONS, type Direction, type SpaceName } from '../../engine/khan/grid.ts';
import type { DriveOutStep } from '../../engine/khan/step.ts';
import { DRIVERS, type Driver, YURTS_IN_CAMP } from '../../engine/khan/vocabulary.ts';
import type { AnswerEnvelope } from '../answer.ts';
import { checkObject, checkThen, checkWhole, checkWord, optional, required } from '../check.ts';
import { type Problem, pathTo } from '../problem.ts';
import { type KhanEnvelope, khanEnvelope } from './envelope.ts';
import { checkSize, checkSpace, checkSpaces, findMisplacedRuler, findOffGrid, gridOf } from './space.ts';

/** The question `drive-out`: where a ruler goes. */
export interface KhanDriveOutCase extends KhanEnvelope<'drive-out'> {
  readonly size: readonly [number, number];
  readonly ruler: SpaceName;
  readonly direction: Direction;
  readonly river: readonly SpaceName[];
  readonly taken: readonly SpaceName[];
  readonly camp: number;
  readonly by: Driver;
}

export interface KhanDriveOutAnswer extends AnswerEnvelope<DriveOutStep, 'trapped-yurt'> {
  readonly ok: true;
  readonly legal: true;
  readonly to: SpaceName | null;
  readonly direction: Direction | null;
  readonly yurt: SpaceName | null;
  readonly camp: number;
  readonly supply: number;
  readonly leaves: boolean;
}

const checkWritten = checkObject<KhanDriveOutCase>({
  ...khanEnvelope('drive-out'),
  size: required(checkSize),
  ruler: required(checkSpace),
  direction: required(checkWord(DIRECTIONS)),
  river: optional<readonly SpaceName[]>(checkSpaces(), []),
  taken: optional<readonly SpaceName[]>(checkSpaces(), []),
  camp: optional(checkWhole(1, YURTS_IN_CAMP), YURTS_IN_CAMP),
  by: optional<Driver>(checkWord(DRIVERS), 'phase'),
});

export const checkKhanDriveOutCase = checkThen(checkWritten, findMisplaced);

function findMisplaced(written: KhanDriveOutCase, path: string, problems: Problem[]): void {
  const { size, ruler, river, taken } = written;
  const grid = gridOf(size);
  findMisplacedRuler(ruler, river, grid, pathTo(path, 'ruler'), problems);
  findOffGrid(river, grid, pathTo(path, 'river'), problems);
  findOffGrid(taken, grid, pathTo(path, 'taken'), problems);
}

export function answerKhanDriveOut(asked: KhanDriveOutCase): KhanDriveOutAnswer {
  const { trace, used, ...outcome } = driveOut({
    ...asked,
    grid: gridOf(asked.size),
    trappedYurt: asked.rulings['trapped-yurt'],
  });
  return { ok: true, legal: true, ...outcome, trace, rulings: used };
}
