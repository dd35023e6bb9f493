import { parseNotation } from '../rules/setup/notation.ts';
import type { Setup } from '../rules/setup/setup.ts';

/** Parses the position of a case that contains it as text; undefined if it is invalid. */
export function parseCasePosition(written: object): Setup | undefined {
  const line: unknown = Reflect.get(written, 'position');
  const parsed = typeof line === 'string' ? parseNotation(line) : undefined;
  return parsed?.ok ? parsed.value : undefined;
}
