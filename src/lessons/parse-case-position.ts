import { parseNotation } from '../engine/huang/notation.ts';
import type { Setup } from '../engine/huang/setup.ts';

/** The position of a case that contains it as text; undefined if it is invalid. */
export function parseCasePosition(written: object): Setup | undefined {
  const line: unknown = Reflect.get(written, 'position');
  const read = typeof line === 'string' ? parseNotation(line) : undefined;
  return read?.ok ? read.value : undefined;
}
