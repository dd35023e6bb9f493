/**
 * A sign of `drawings/line-icons.ts` by its path. Decoration: the control has a name of its own. What it looks like
 * stands on the path, for the frame fills every drawing.
 */
export function LineSign({ path, size = 24 }: { path: string; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
