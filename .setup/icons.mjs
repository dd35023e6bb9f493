// @ts-check
// Renders the app icons (`node .setup/icons.mjs`): public/icons/icon.svg and maskable.svg to small PNGs
// with sharp, which comes with astro. Run it again after changing one of the two drawings.
import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What each PNG is made from, how wide it is, and the ground that fills its corners, if any. */
const ICONS = [
  { from: 'icon.svg', to: 'icon-192.png', size: 192, ground: null },
  { from: 'icon.svg', to: 'icon-512.png', size: 512, ground: null },
  { from: 'maskable.svg', to: 'maskable-512.png', size: 512, ground: '#8f2d23' },
  { from: 'icon.svg', to: 'apple-touch-icon.png', size: 180, ground: '#8f2d23' },
];
const LIMIT = 12_000;

// Not a dependency of our own: found from astro, so that it need not be hoisted.
const sharp = createRequire(createRequire(import.meta.url).resolve('astro/package.json'))('sharp');
const folder = new URL('../public/icons/', import.meta.url);

for (const { from, to, size, ground } of ICONS) {
  const target = fileURLToPath(new URL(to, folder));
  let image = sharp(fileURLToPath(new URL(from, folder)), { density: 144 }).resize(size, size);
  if (ground) image = image.flatten({ background: ground });
  await image.png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 }).toFile(target);
  const bytes = (await stat(target)).size;
  console.log(`${to}  ${size} px  ${bytes} bytes`);
  if (bytes > LIMIT) process.exitCode = 1;
}
