import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../dist', import.meta.url));

/** Returns the folder of the built site; ends the program with a sentence if there is none. */
export function findBuiltSite(): string {
  if (existsSync(FOLDER)) return FOLDER;
  console.error('There is no built site yet. Run `npm run build` first.');
  process.exit(1);
}
