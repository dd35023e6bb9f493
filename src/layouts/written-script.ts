import { createHash } from 'node:crypto';
import { build } from 'esbuild';

/** A script with all that it imports, as it goes into a page itself. */
export async function scriptOf(file: string): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, minify: true, write: false });
  return outputFiles.map(({ text }) => text).join('');
}

/** What a policy names a script or style by that stands in a page itself. */
export function hashOf(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
}
