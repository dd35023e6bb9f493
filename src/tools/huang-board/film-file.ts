import type { Still as Points } from '../../drawings/gif.ts';
import type { Scenery } from '../../drawings/huang/diagram.ts';
import type { Drawn, Still } from '../../drawings/huang/stills.ts';
import type { Sentence } from '../../explain/sentence.ts';
import { handFile, makeRuler, painted } from '../../ui/picture-file.ts';
import type { MoreProps } from '../shell/tool.ts';
import type { FilmAsked } from './film-worker.ts';
import type { Board } from './kit.ts';
import type { Picture, Scene } from './scene.ts';

/** Width of an exported animation, in pixels. */
const WIDE = 640;
/** How long its last frame is shown before it loops, in milliseconds. */
const AT_END = 5000;

/**
 * Input of an animation. Code that the page has already loaded is passed in, so that it is not bundled again.
 */
export interface Filmed extends Pick<MoreProps<Board>, 'part' | 't'>, Omit<Scenery, keyof Picture> {
  /** The sentence of each moment. */
  readonly told: readonly Sentence[];
  /** The scene at a moment. Labels stay where they were in the previous outlines if possible. */
  sceneAt(moment: number, previous: Scene['outlines']): Scene;
}

/** Renders an outcome as an animated file and shares or downloads it. */
export async function handFilm(filmed: Filmed, worker: Worker): Promise<void> {
  const { makeStills } = await import('../../drawings/huang/stills.ts');
  const film = await asked(makeStills(stillsOf(filmed), filmed.t('title'), WIDE));
  await handFile(new File([await madeBy(worker, film)], 'yamen.gif', { type: 'image/gif' }));
}

/**
 * The frames, from before the action to the final board, each shown as long as during playback on the map.
 */
function stillsOf({ part, t, told, sceneAt, ...about }: Filmed): readonly Still[] {
  const widthOf = makeRuler();
  const last = told.length + 2;
  let shown: Scene['outlines'] = [];
  return Array.from({ length: last + 1 }, (_, at) => {
    const scene = sceneAt(at, shown);
    if (scene.kind !== 'settled') throw new Error(`Settled, and ${scene.kind} at its moment ${at}`);
    const { setup, marks, outlines, lost, shade } = scene;
    shown = outlines;
    const said = part.captionOf(scene, told, t);
    return {
      scenery: { ...about, setup, marks, outlines, lost, shade },
      caption: { head: part.nameOf(at, told.length, t), lines: [said], widthOf },
      stands: at === last ? AT_END : part.standsFor(said.length),
    };
  });
}

/** Renders the drawings to pixels. */
async function asked(drawn: readonly Drawn[]): Promise<FilmAsked> {
  let [width, height] = [1, 1];
  const stills: Points[] = [];
  for (const { svg, stands } of drawn) {
    const canvas = await painted(svg);
    width = canvas.width;
    height = canvas.height;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser draws nothing');
    stills.push({ data: pen.getImageData(0, 0, width, height).data, stands });
  }
  return { width, height, stills };
}

/** Encodes the animation in a worker so that the page stays responsive. */
function madeBy(worker: Worker, film: FilmAsked): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((done, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => done(data));
    worker.addEventListener('error', ({ message }) => fail(new Error(message)));
    worker.postMessage(film, { transfer: film.stills.map(({ data }) => data.buffer) });
  });
}
