import { makeGif, type Still } from '../../drawings/gif.ts';

/** The pictures of a film, to be made into one that moves. */
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

// That it has arrived.
postMessage(null);
