import { isClockwise, type PlanePoint } from '../../../../drawings/homography.ts';
import type { BoardLayout, BoardSpot } from '../../drawings/layout.ts';

/**
 * The outermost spaces with their centres on the drawing: upper left, upper right, lower right, lower left.
 */
export type CornerSpaces = readonly [BoardSpot, BoardSpot, BoardSpot, BoardSpot];

/** Finds the spaces at the corners of the grid; null if a narrow board has fewer than four. */
export function findCornerSpaces({ spots }: Pick<BoardLayout, 'spots'>): CornerSpaces | null {
  const [any] = spots;
  if (!any) return null;
  const farthest = (right: number, down: number) =>
    spots.reduce(
      (far, one) => (projectSpot(one, right, down) > projectSpot(far, right, down) ? one : far),
      any,
    );
  const ends = [farthest(-1, -1), farthest(1, -1), farthest(1, 1), farthest(-1, 1)] as const;
  return isClockwise(ends) ? ends : null;
}

const projectSpot = ({ x, y }: PlanePoint, right: number, down: number) => x * right + y * down;
