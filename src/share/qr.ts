import { correction, generate, mode } from 'lean-qr';

/** A QR code of an address: dark squares on light ones. */
export interface QrCode {
  /** From 1, of 21 × 21 squares, to `LARGEST`; each next one has four more squares a side. */
  readonly version: number;
  /** Squares a side, without the quiet zone. */
  readonly size: number;
  /** The dark squares as the path of an SVG in which a square is 1 × 1. */
  readonly path: string;
}

/** The largest code that a phone still reads from another phone's screen without trouble: 77 × 77 squares. */
const LARGEST = 15;

/**
 * The QR code of an address, readable with an eighth of it hidden (level M); undefined when the address is too long for
 * one. An address is ASCII, which takes a byte a character. Source: ISO/IEC 18004.
 */
export function makeQr(address: string): QrCode | undefined {
  const code = fit(address);
  if (!code) return undefined;
  const { size } = code;
  const rows = Array.from({ length: size }, (_, y) => makeRow(size, y, (x) => code.get(x, y)));
  return { version: (size - 17) / 4, size, path: rows.join('') };
}

function fit(address: string) {
  try {
    return generate(mode.ascii(address), { minCorrectionLevel: correction.M, maxVersion: LARGEST });
  } catch {
    return undefined; // the encoder throws at what does not fit
  }
}

/** The dark squares of one row, each run of them as one bar. */
function makeRow(size: number, y: number, isDark: (x: number) => boolean): string {
  let path = '';
  for (let x = 0; x < size; x++) {
    const start = x;
    while (isDark(x)) x++;
    if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
  }
  return path;
}
