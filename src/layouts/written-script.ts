import { build } from 'esbuild';

/** A script with all that it imports, as it goes into a page itself. */
export async function scriptOf(file: string): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, minify: true, write: false });
  return outputFiles.map(({ text }) => text).join('');
}
