import { correction, generate, mode } from 'lean-qr';

/** The QR code of an address: dark squares on a light ground. */
export interface QrCode {
  /** 1 (21 × 21 squares) to `LARGEST`; each version has four more squares per side than the one before. */
  readonly version: number;
  /** Number of squares per side, without the quiet zone. */
  readonly size: number;
  /** The dark squares as an SVG path; each square is 1 × 1. */
  readonly path: string;
}

/** The largest version (77 × 77 squares) that a phone reads easily from the screen of another phone. */
const LARGEST = 15;

/**
 * Creates the QR code of an address with error correction level M, which still reads with an eighth of it
 * hidden; undefined if the address is too long. Addresses are ASCII, one byte per character. Source: ISO/IEC
 * 18004.
 */
export function createQrCode(address: string): QrCode | undefined {
  const code = generateCode(address);
  if (!code) return undefined;
  const { size } = code;
  const rows = Array.from({ length: size }, (_, y) => makeRow(size, y, (x) => code.get(x, y)));
  return { version: (size - 17) / 4, size, path: rows.join('') };
}

function generateCode(address: string) {
  try {
    return generate(mode.ascii(address), { minCorrectionLevel: correction.M, maxVersion: LARGEST });
  } catch {
    return undefined; // the encoder throws if the address does not fit
  }
}

/** Returns the path of the dark squares in one row; neighbouring squares form one bar. */
function makeRow(size: number, y: number, isDark: (x: number) => boolean): string {
  let path = '';
  for (let x = 0; x < size; x++) {
    const start = x;
    while (isDark(x)) x++;
    if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
  }
  return path;
}
