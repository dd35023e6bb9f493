import { makeBase64Url, parseBase64Url } from '../base64.ts';
import { computeChecksum } from './checksum.ts';
import type { Coder } from './coder.ts';
import { createRangeReader, createRangeWriter } from './range.ts';

/** The maximal length of a packed text, above that of any case or game. */
const LONGEST_PACKED = 12_000;
const CHECKSUM_SIZE = 2;

/**
 * Makes the text of the choices that `write` writes, with their checksum; undefined if the format cannot
 * represent them.
 */
export function makePackedText(write: (coder: Coder) => unknown): string | undefined {
  const coder = createRangeWriter();
  try {
    write(coder);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  const bytes = coder.bytes();
  return makeBase64Url(Uint8Array.from([...bytes, ...computeChecksum(bytes)]));
}

/** Returns a coder that reads the choices in a packed text; undefined if the text is damaged. */
export function openPackedText(text: string): Coder | undefined {
  const bytes = text.length <= LONGEST_PACKED ? parseBase64Url(text) : undefined;
  if (!bytes || bytes.length < CHECKSUM_SIZE || makeBase64Url(bytes) !== text) return undefined;
  const packed = bytes.subarray(0, -CHECKSUM_SIZE);
  const [high, low] = computeChecksum(packed);
  const isSound = bytes.at(-2) === high && bytes.at(-1) === low;
  return isSound ? createRangeReader(packed) : undefined;
}
