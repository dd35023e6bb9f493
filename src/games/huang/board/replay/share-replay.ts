import type { GifFrame } from '../../../../drawings/gif.ts';
import type { PictureSize, VerdictCard } from '../../../../drawings/verdict-picture.ts';
import type { CitedSentence } from '../../../../explain/sentence.ts';
import type { SecondaryProps } from '../../../../shell/tool.ts';
import {
  createTextMeasurer,
  rasterizeSvg,
  renderVerdictSvg,
  shareFile,
} from '../../../../ui/browser/picture-file.ts';
import type { BoardContent } from '../../drawings/action-overlay.ts';
import type { DiagramScene } from '../../drawings/diagram-scene.ts';
import type { CaptionedFrame, RenderedFrame } from '../../drawings/render-frames.ts';
import type { MapScene } from '../map/map-scene.ts';
import type { BoardTypes } from '../types.ts';
import type { ReplayPixels } from './replay-worker.ts';

/** Width of an exported animation, in pixels. */
const FRAME_WIDTH = 640;
/** How long its last frame, the verdict, is shown before it loops, in milliseconds. */
const LAST_FRAME_DURATION = 5000;

/**
 * Input of an animation. Code that the page has already loaded is passed in, so that it is not bundled again.
 */
export interface ReplayInput
  extends Pick<SecondaryProps<BoardTypes>, 'answerModule' | 't'>,
    Omit<DiagramScene, keyof BoardContent> {
  /** The sentence of each moment. */
  readonly sentences: readonly CitedSentence[];
  /** The verdict, which the last frame shows. */
  readonly verdict: VerdictCard;
  /** The scene at a moment. Labels stay where they were in the previous outlines if possible. */
  getScene(moment: number, previous: MapScene['outlines']): MapScene;
}

/** Renders an outcome as an animated file and shares or downloads it. */
export async function shareReplay(input: ReplayInput, worker: Worker): Promise<void> {
  const { renderFrames } = await import('../../drawings/render-frames.ts');
  const replay = await rasterizeFrames(
    renderFrames(createFrames(input), input.t('plain-title'), FRAME_WIDTH),
  );
  const { frames } = await rasterizeFrames([renderLastFrame(input.verdict, replay)]);
  const pixels = { ...replay, frames: [...replay.frames, ...frames] };
  await shareFile(new File([await encodeInWorker(worker, pixels)], 'yamen.gif', { type: 'image/gif' }));
}

/** Renders the verdict as the frame that ends the animation. */
function renderLastFrame(verdict: VerdictCard, { width, height }: PictureSize): RenderedFrame {
  const style = { isNight: false, isWide: false, size: { width, height } };
  return { svg: renderVerdictSvg(verdict, style), duration: LAST_FRAME_DURATION };
}

/**
 * Creates the frames, from before the action to the final board. Each is shown as long as in the replay on
 * the map.
 */
function createFrames({
  answerModule,
  t,
  sentences,
  verdict: _,
  getScene,
  ...shared
}: ReplayInput): readonly CaptionedFrame[] {
  const widthOf = createTextMeasurer();
  let shown: MapScene['outlines'] = [];
  return Array.from({ length: sentences.length + 3 }, (_, at) => {
    const scene = getScene(at, shown);
    if (scene.kind !== 'settled') throw new Error(`Settled, and ${scene.kind} at its moment ${at}`);
    const { setup, marks, outlines, lost, shade } = scene;
    shown = outlines;
    const caption = answerModule.formatMomentCaption(scene, sentences, t);
    return {
      scene: { ...shared, setup, marks, outlines, lost, shade },
      caption: { head: answerModule.formatMomentLabel(at, sentences.length, t), lines: [caption], widthOf },
      duration: answerModule.getFrameDuration(caption.length),
    };
  });
}

/** Renders the drawings to pixels. */
async function rasterizeFrames(rendered: readonly RenderedFrame[]): Promise<ReplayPixels> {
  let [width, height] = [1, 1];
  const frames: GifFrame[] = [];
  for (const { svg, duration } of rendered) {
    const canvas = await rasterizeSvg(svg);
    width = canvas.width;
    height = canvas.height;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser draws nothing');
    frames.push({ data: pen.getImageData(0, 0, width, height).data, duration });
  }
  return { width, height, frames };
}

/** Encodes the animation in a worker so that the page stays responsive. */
function encodeInWorker(worker: Worker, pixels: ReplayPixels): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((done, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => done(data));
    worker.addEventListener('error', ({ message }) => fail(new Error(message)));
    worker.postMessage(pixels, { transfer: pixels.frames.map(({ data }) => data.buffer) });
  });
}
