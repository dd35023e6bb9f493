const POLYNOMIAL = 0x1021;
const START = 0xffff;

/**
 * Returns a two-byte checksum that detects a truncated or mistyped text. Source: CRC-16/IBM-3740, known as
 * CRC-16-CCITT-FALSE (ITU-T V.41).
 */
export function computeChecksum(bytes: Uint8Array): readonly [number, number] {
  let sum = START;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let i = 0; i < 8; i++) sum = (sum & 0x8000 ? (sum << 1) ^ POLYNOMIAL : sum << 1) & 0xffff;
  }
  return [sum >> 8, sum & 0xff];
}
