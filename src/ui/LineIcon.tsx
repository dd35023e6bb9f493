import { SvgIcon } from './icons.tsx';

const LOOK =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/**
 * An icon drawn with lines, such as those of `drawings/line-icons.ts`; `path` is the `d` of its path. It is
 * decorative: the control has a label of its own. Stroke and fill are set on the path, because the
 * surrounding style fills every drawing.
 */
export function LineIcon({ path, size = 24 }: { path: string; size?: number }) {
  return <SvgIcon size={size} markup={`<path d="${path}" ${LOOK}/>`} />;
}
