import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext } from '@playwright/test';
import { correction, generate, mode } from 'lean-qr';

const [WIDTH, HEIGHT] = [640, 480];
/** The width of the quiet zone around a QR code, in modules. Source: ISO/IEC 18004 */
const QUIET = 4;
const [DARK, LIGHT, NO_COLOUR] = [16, 235, 128];

/** Makes a QR code of a link: its rows from top to bottom, with `1` for a dark module and `0` for a light one. */
export function makeQrRows(text: string): readonly string[] {
  const code = generate(mode.ascii(text), { minCorrectionLevel: correction.M });
  const all = Array.from({ length: code.size }, (_, i) => i);
  return all.map((y) => all.map((x) => (code.get(x, y) ? '1' : '0')).join(''));
}

/**
 * Writes a video for Chromium's fake camera: a single frame with a QR code in the middle.
 * Source: the format YUV4MPEG2, https://wiki.multimedia.cx/index.php/YUV4MPEG2
 */
export function writeFilm(file: string, text: string): void {
  const rows = makeQrRows(text);
  const scale = Math.floor(HEIGHT / (rows.length + 2 * QUIET));
  const at = (pixel: number, most: number) => Math.floor((pixel - (most - rows.length * scale) / 2) / scale);
  const picture = Buffer.alloc(WIDTH * HEIGHT, LIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      if (rows[at(y, HEIGHT)]?.[at(x, WIDTH)] === '1') picture[y * WIDTH + x] = DARK;
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(head), picture, Buffer.alloc(picture.length / 2, NO_COLOUR)]),
  );
}

/** Adds a BarcodeDetector to pages, since Chromium on Linux has none. */
export async function addReader(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: createRequire(import.meta.url).resolve('jsqr') });
  await context.addInitScript(() => {
    if ('BarcodeDetector' in globalThis) return;
    const jsQr: typeof import('jsqr').default = Reflect.get(globalThis, 'jsQR');
    class Reader {
      static async getSupportedFormats() {
        return ['qr_code'];
      }
      async detect(video: HTMLVideoElement) {
        const { videoWidth, videoHeight } = video;
        const paint = new OffscreenCanvas(videoWidth, videoHeight).getContext('2d');
        if (!paint) throw new Error('no picture can be drawn');
        paint.drawImage(video, 0, 0);
        const code = jsQr(paint.getImageData(0, 0, videoWidth, videoHeight).data, videoWidth, videoHeight);
        return code ? [{ rawValue: code.data }] : [];
      }
    }
    Object.assign(globalThis, { BarcodeDetector: Reader });
  });
}
