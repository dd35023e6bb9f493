import { encodeGif, type GifFrame } from '../../../../drawings/gif.ts';

/** The frames that the worker encodes as a GIF. */
export interface ReplayPixels {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly GifFrame[];
}

addEventListener('message', ({ data }: MessageEvent<ReplayPixels>) => {
  const { width, height, frames } = data;
  const gif = encodeGif(width, height, frames);
  postMessage(gif, { transfer: [gif.buffer] });
});

// Notifies the page that the worker has loaded.
postMessage(null);
