import { createHash } from 'node:crypto';
import { build } from 'esbuild';

/** Bundles a script with its imports, to be inlined in a page. */
export async function bundleScript(file: string): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, minify: true, write: false });
  return outputFiles.map(({ text }) => text).join('');
}

/** Makes the hash by which a content security policy allows an inline script or style. */
export function makeCspHash(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
}
