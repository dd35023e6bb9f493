import type { AnswerEnvelope } from '../../../core/answer.ts';
import {
  checkEnum,
  checkInteger,
  checkObject,
  optional,
  refineCheck,
  required,
} from '../../../core/check.ts';
import { appendKey, type Problem } from '../../../core/problem.ts';
import { driveOutRuler } from '../rules/drive-out.ts';
import { DIRECTIONS, type Direction, type KhanSpaceName } from '../rules/grid.ts';
import type { DriveOutStep } from '../rules/step.ts';
import { DRIVE_OUT_CAUSES, type DriveOutCause, YURTS_IN_CAMP } from '../rules/vocabulary.ts';
import {
  checkGridSize,
  checkKhanSpace,
  checkKhanSpaces,
  reportMisplacedRuler,
  reportOffGrid,
  toGrid,
} from './check-space.ts';
import { createKhanChecks, type KhanEnvelope } from './envelope.ts';

/** The question `drive-out`: where a ruler goes. */
export interface KhanDriveOutCase extends KhanEnvelope<'drive-out'> {
  readonly size: readonly [number, number];
  readonly ruler: KhanSpaceName;
  readonly direction: Direction;
  readonly river: readonly KhanSpaceName[];
  readonly taken: readonly KhanSpaceName[];
  readonly camp: number;
  readonly by: DriveOutCause;
}

/** Where a driven-out ruler goes, with the steps that explain it. */
export interface KhanDriveOutAnswer extends AnswerEnvelope<DriveOutStep, 'trapped-yurt'> {
  readonly ok: true;
  readonly legal: true;
  readonly to: KhanSpaceName | null;
  readonly direction: Direction | null;
  readonly yurt: KhanSpaceName | null;
  readonly camp: number;
  readonly supply: number;
  readonly leaves: boolean;
}

const checkWritten = checkObject<KhanDriveOutCase>({
  ...createKhanChecks('drive-out'),
  size: required(checkGridSize),
  ruler: required(checkKhanSpace),
  direction: required(checkEnum(DIRECTIONS)),
  river: optional<readonly KhanSpaceName[]>(checkKhanSpaces(), []),
  taken: optional<readonly KhanSpaceName[]>(checkKhanSpaces(), []),
  camp: optional(checkInteger(1, YURTS_IN_CAMP), YURTS_IN_CAMP),
  by: optional<DriveOutCause>(checkEnum(DRIVE_OUT_CAUSES), 'phase'),
});

/** Checks a case about a ruler that is driven out. */
export const checkKhanDriveOutCase = refineCheck(checkWritten, reportMisplacedSpaces);

function reportMisplacedSpaces(written: KhanDriveOutCase, path: string, problems: Problem[]): void {
  const { size, ruler, river, taken } = written;
  const grid = toGrid(size);
  reportMisplacedRuler(ruler, river, grid, appendKey(path, 'ruler'), problems);
  reportOffGrid(river, grid, appendKey(path, 'river'), problems);
  reportOffGrid(taken, grid, appendKey(path, 'taken'), problems);
}

/** Answers where a driven-out ruler goes. */
export function answerKhanDriveOut(driveOutCase: KhanDriveOutCase): KhanDriveOutAnswer {
  const { trace, used, ...outcome } = driveOutRuler({
    ...driveOutCase,
    grid: toGrid(driveOutCase.size),
    trappedYurt: driveOutCase.rulings['trapped-yurt'],
  });
  return { ok: true, legal: true, ...outcome, trace, rulings: used };
}
