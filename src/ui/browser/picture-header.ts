/** Format and size of a picture, read from the first bytes of its file. */
export type PictureHeader =
  | { readonly kind: 'picture'; readonly width: number; readonly height: number }
  /** The format of iPhone photos, which few other browsers can decode. */
  | { readonly kind: 'heic' }
  /** A JPEG whose size is behind more metadata than was read, such as depth maps. */
  | { readonly kind: 'unsized' }
  | { readonly kind: 'unknown' };

const UNKNOWN = { kind: 'unknown' } as const;

/** Number of bytes in which the size of nearly every camera picture is found. */
export const HEADER_BYTES = 1 << 20;

/**
 * Reads the size of a JPEG, PNG or WebP from its header, without decoding it and without applying its
 * rotation. Sources: ITU-T T.81 (JPEG), the PNG specification of the W3C, Google's WebP container
 * specification.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 32) return UNKNOWN;
  if (view.getUint16(0) === 0xffd8) return readJpegHeader(view);
  if (view.getUint32(0) === 0x89504e47) return toPictureHeader(view.getUint32(16), view.getUint32(20));
  if (readText(view, 0) === 'RIFF' && readText(view, 8) === 'WEBP') return readWebpHeader(view);
  const isHeic = readText(view, 4) === 'ftyp' && /^(hei|hev|mif1|msf1)/.test(readText(view, 8));
  return isHeic ? { kind: 'heic' } : UNKNOWN;
}

function toPictureHeader(width: number, height: number): PictureHeader {
  return width > 0 && height > 0 ? { kind: 'picture', width, height } : UNKNOWN;
}

const readText = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));

/** Walks through the JPEG segments up to the frame header. */
function readJpegHeader(view: DataView): PictureHeader {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    const marker = view.getUint16(at);
    if (marker < 0xff00) return UNKNOWN;
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return toPictureHeader(view.getUint16(at + 7), view.getUint16(at + 5));
    at += marker === 0xffff ? 1 : 2 + view.getUint16(at + 2);
  }
  return view.byteLength < HEADER_BYTES ? UNKNOWN : { kind: 'unsized' };
}

function readWebpHeader(view: DataView): PictureHeader {
  switch (readText(view, 12)) {
    case 'VP8X':
      return toPictureHeader(1 + (view.getUint32(24, true) & 0xffffff), 1 + (view.getUint32(26, true) >>> 8));
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return toPictureHeader(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff));
    }
    case 'VP8 ':
      return toPictureHeader(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    default:
      return UNKNOWN;
  }
}
