import type { SpaceName } from '../../engine/khan/grid.ts';
import type { DriveOutStep } from '../../engine/khan/step.ts';
import type { KhanDriveOutAnswer } from '../../referee/khan/drive-out.ts';
import type { Mark } from './look.ts';

/** The marks on the map for the steps of a ruler's move, up to a given step. */
export function marksUpTo({ trace }: KhanDriveOutAnswer, ruler: SpaceName, last: number) {
  return new Map(trace.slice(0, last + 1).flatMap((step) => marksOf(step, ruler)));
}

function marksOf(step: DriveOutStep, ruler: SpaceName): readonly (readonly [SpaceName, Mark])[] {
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
