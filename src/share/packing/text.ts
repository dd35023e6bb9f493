import { type Coder, codeCount } from './coder.ts';

const BYTES = 256;

/** Writes or reads a text of at most `most` bytes in UTF-8. */
export function codeText(coder: Coder, most: number, value?: string): string {
  const bytes = value === undefined ? undefined : new TextEncoder().encode(value);
  const length = codeCount(coder, most, bytes?.length);
  const read = Array.from({ length }, (_, i) => coder.codeUniform(BYTES, bytes?.[i]));
  return new TextDecoder().decode(Uint8Array.from(read));
}
