import { parseNotation } from '../engine/huang/notation.ts';
import type { Setup } from '../engine/huang/setup.ts';

/** The position of a case that is written as a line of text; undefined where none can be read. */
export function positionIn(written: object): Setup | undefined {
  const line: unknown = Reflect.get(written, 'position');
  const read = typeof line === 'string' ? parseNotation(line) : undefined;
  return read?.ok ? read.value : undefined;
}
