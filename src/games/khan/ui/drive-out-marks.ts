import type { KhanDriveOutAnswer } from '../referee/drive-out.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import type { DriveOutStep } from '../rules/step.ts';
import type { SpaceMark } from './space-view.ts';

/** Returns the marks on the map for the steps of driving out a ruler, up to the step `last`. */
export function getDriveOutMarks({ trace }: KhanDriveOutAnswer, ruler: KhanSpaceName, last: number) {
  return new Map(trace.slice(0, last + 1).flatMap((step) => listMarks(step, ruler)));
}

function listMarks(
  step: DriveOutStep,
  ruler: KhanSpaceName,
): readonly (readonly [KhanSpaceName, SpaceMark])[] {
  switch (step.step) {
    case 'space-tried':
      return step.at !== null && step.found !== 'edge' ? [[step.at, step.found]] : [];
    case 'yurt-laid':
      return [[step.at, 'yurt']];
    case 'ruler-left':
      return step.why === 'trapped' ? [[ruler, 'leaves']] : [];
    default:
      return [];
  }
}
