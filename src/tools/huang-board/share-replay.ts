import type { GifFrame as Points } from '../../drawings/gif.ts';
import type { DiagramScene } from '../../drawings/huang/diagram.ts';
import type { CaptionedFrame, RenderedFrame } from '../../drawings/huang/render-frames.ts';
import type { CitedSentence } from '../../explain/sentence.ts';
import { createTextMeasurer, rasterizeSvg, shareFile } from '../../ui/picture-file.ts';
import type { SecondaryProps } from '../shell/tool.ts';
import type { MapContent, MapScene } from './map-scene.ts';
import type { ReplayPixels } from './replay-worker.ts';
import type { BoardTypes } from './types.ts';

/** Width of an exported animation, in pixels. */
const WIDE = 640;
/** How long its last frame is shown before it loops, in milliseconds. */
const AT_END = 5000;

/**
 * Input of an animation. Code that the page has already loaded is passed in, so that it is not bundled again.
 */
export interface ReplayInput
  extends Pick<SecondaryProps<BoardTypes>, 'answerModule' | 't'>,
    Omit<DiagramScene, keyof MapContent> {
  /** The sentence of each moment. */
  readonly sentences: readonly CitedSentence[];
  /** The scene at a moment. Labels stay where they were in the previous outlines if possible. */
  getScene(moment: number, previous: MapScene['outlines']): MapScene;
}

/** Renders an outcome as an animated file and shares or downloads it. */
export async function shareReplay(filmed: ReplayInput, worker: Worker): Promise<void> {
  const { renderFrames } = await import('../../drawings/huang/render-frames.ts');
  const film = await asked(renderFrames(stillsOf(filmed), filmed.t('title'), WIDE));
  await shareFile(new File([await madeBy(worker, film)], 'yamen.gif', { type: 'image/gif' }));
}

/**
 * The frames, from before the action to the final board, each shown as long as during playback on the map.
 */
function stillsOf({
  answerModule,
  t,
  sentences,
  getScene,
  ...about
}: ReplayInput): readonly CaptionedFrame[] {
  const widthOf = createTextMeasurer();
  const last = sentences.length + 2;
  let shown: MapScene['outlines'] = [];
  return Array.from({ length: last + 1 }, (_, at) => {
    const scene = getScene(at, shown);
    if (scene.kind !== 'settled') throw new Error(`Settled, and ${scene.kind} at its moment ${at}`);
    const { setup, marks, outlines, lost, shade } = scene;
    shown = outlines;
    const said = answerModule.formatMomentCaption(scene, sentences, t);
    return {
      scenery: { ...about, setup, marks, outlines, lost, shade },
      caption: { head: answerModule.formatMomentLabel(at, sentences.length, t), lines: [said], widthOf },
      duration: at === last ? AT_END : answerModule.getFrameDuration(said.length),
    };
  });
}

/** Renders the drawings to pixels. */
async function asked(drawn: readonly RenderedFrame[]): Promise<ReplayPixels> {
  let [width, height] = [1, 1];
  const stills: Points[] = [];
  for (const { svg, duration } of drawn) {
    const canvas = await rasterizeSvg(svg);
    width = canvas.width;
    height = canvas.height;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser draws nothing');
    stills.push({ data: pen.getImageData(0, 0, width, height).data, duration });
  }
  return { width, height, frames: stills };
}

/** Encodes the animation in a worker so that the page stays responsive. */
function madeBy(worker: Worker, film: ReplayPixels): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((done, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => done(data));
    worker.addEventListener('error', ({ message }) => fail(new Error(message)));
    worker.postMessage(film, { transfer: film.frames.map(({ data }) => data.buffer) });
  });
}
