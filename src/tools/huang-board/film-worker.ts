import { makeGif, type Still } from '../../drawings/gif.ts';

/** The frames to encode. */
export interface FilmAsked {
  readonly width: number;
  readonly height: number;
  readonly stills: readonly Still[];
}

addEventListener('message', ({ data }: MessageEvent<FilmAsked>) => {
  const { width, height, stills } = data;
  const gif = makeGif(width, height, stills);
  postMessage(gif, { transfer: [gif.buffer] });
});

// Tells the page that the worker has loaded.
postMessage(null);
