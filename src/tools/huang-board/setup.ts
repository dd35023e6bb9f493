import { makeNotation, parseNotation } from '../../engine/huang/notation.ts';
import type { Setup } from '../../engine/huang/setup.ts';

/** The set-up of a text that is known to be one. */
export function readSetup(text: string): Setup {
  const parsed = parseNotation(text);
  if (!parsed.ok) throw new Error(`Not a position: ${text}`);
  return parsed.value;
}

export function writeSetup(setup: Setup): string {
  return makeNotation(setup);
}
