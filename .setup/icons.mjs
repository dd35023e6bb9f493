// @ts-check
// Renders public/icons/icon.svg and maskable.svg to PNG (`npm run icons`). Run it again after changing one of
// the drawings.
import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** For each PNG: its drawing, its width in pixels, and the colour behind transparent corners, if any. */
const ICONS = [
  { from: 'icon.svg', to: 'icon-192.png', size: 192, background: null },
  { from: 'icon.svg', to: 'icon-512.png', size: 512, background: null },
  { from: 'maskable.svg', to: 'maskable-512.png', size: 512, background: '#8f2d23' },
  { from: 'icon.svg', to: 'apple-touch-icon.png', size: 180, background: '#8f2d23' },
];
/** The most bytes that an icon may have. */
const LIMIT = 12_000;

// sharp is a dependency of astro, not of this project: resolve it from there, since it may not be hoisted.
const sharp = createRequire(createRequire(import.meta.url).resolve('astro/package.json'))('sharp');
const folder = new URL('../public/icons/', import.meta.url);

for (const { from, to, size, background } of ICONS) {
  const target = fileURLToPath(new URL(to, folder));
  let image = sharp(fileURLToPath(new URL(from, folder)), { density: 144 }).resize(size, size);
  if (background) image = image.flatten({ background });
  await image.png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 }).toFile(target);
  const bytes = (await stat(target)).size;
  console.log(`${to}  ${size} px  ${bytes} bytes`);
  if (bytes > LIMIT) {
    console.error(`${to} is larger than ${LIMIT} bytes.`);
    process.exitCode = 1;
  }
}
