import { Sign } from './signs.tsx';

const LOOK =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/**
 * A sign of `drawings/line-icons.ts` by its path. Decoration: the control has a name of its own. What it looks like
 * stands on the path, for the frame fills every drawing.
 */
export function LineSign({ path, size = 24 }: { path: string; size?: number }) {
  return <Sign size={size} markup={`<path d="${path}" ${LOOK}/>`} />;
}
