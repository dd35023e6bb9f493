import type { QrCode } from '../../share/qr.ts';

/** Width of the required light border, in modules. Source: ISO/IEC 18004 */
const QUIET_ZONE = 4;

/** Always dark on light, because not every scanner reads inverted codes. */
export function QrDrawing({ code, name }: { code: QrCode; name: string }) {
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      class="qr"
      role="img"
      aria-label={name}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shape-rendering="crispEdges"
      data-version={code.version}
    >
      <path fill="#fff" d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}h${-side}z`} />
      <path fill="#000" d={code.path} />
    </svg>
  );
}
