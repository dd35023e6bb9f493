import type { Still as Points } from '../../drawings/gif.ts';
import type { Scenery } from '../../drawings/huang/diagram.ts';
import type { Drawn, Still } from '../../drawings/huang/stills.ts';
import type { Sentence } from '../../explain/sentence.ts';
import { handFile, makeRuler, painted } from '../../ui/picture-file.ts';
import type { MoreProps } from '../shell/tool.ts';
import type { FilmAsked } from './film-worker.ts';
import type { Board } from './kit.ts';
import type { Picture, Scene } from './scene.ts';

/** How wide a film is, in pixels. */
const WIDE = 640;
/** How long its last picture stands, in milliseconds: then it begins anew. */
const AT_END = 5000;

/** What a film is made of. What the page has already comes with it, so that it is in no file of its own. */
export interface Filmed extends Pick<MoreProps<Board>, 'part' | 't'>, Omit<Scenery, keyof Picture> {
  /** What each moment says. */
  readonly told: readonly Sentence[];
  /** What the map shows at a moment, its plates where they were in the previous outlines if they can be. */
  sceneAt(moment: number, previous: Scene['outlines']): Scene;
}

/** Makes of an outcome a moving picture, for a chat, and hands it out. */
export async function handFilm(filmed: Filmed, worker: Worker): Promise<void> {
  const { makeStills } = await import('../../drawings/huang/stills.ts');
  const film = await asked(makeStills(stillsOf(filmed), filmed.t('title'), WIDE));
  await handFile(new File([await madeBy(worker, film)], 'yamen.gif', { type: 'image/gif' }));
}

/** What each moment shows and says, from before all of it to what is left. Each stands as long as it does on the map. */
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

/** The drawings as points. */
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

/** Made in a worker, so that the page goes on meanwhile. */
function madeBy(worker: Worker, film: FilmAsked): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((done, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => done(data));
    worker.addEventListener('error', ({ message }) => fail(new Error(message)));
    worker.postMessage(film, { transfer: film.stills.map(({ data }) => data.buffer) });
  });
}
