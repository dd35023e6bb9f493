import { useState } from 'preact/hooks';
import type { Caption } from '../../drawings/huang/picture.ts';
import { sayMoments } from '../../explain/huang/moments.ts';
import { placeOf } from '../../explain/huang/place.ts';
import { boardVerdict } from '../../explain/huang/verdict.ts';
import { wordsOf } from '../../explain/huang/words.ts';
import type { Letters } from './Drawing.tsx';
import type { AnswerTexts } from './kit.ts';
import type { Scene } from './scene.ts';

interface Props {
  readonly scene: Scene;
  readonly letters: Letters;
  readonly t: AnswerTexts;
}

/** A picture of what the map shows, for a chat or a forum: shared as a file where the browser can, else saved. */
export function PictureButton({ scene, letters, t }: Props) {
  const [said, setSaid] = useState('');
  const hand = async () => {
    const { makePicture } = await import('../../drawings/huang/picture.ts');
    const { setup, marks, outlines, lost } = scene;
    const near = nearOf(scene);
    const scenery = { setup, marks, outlines, lost, letters, placeOf, near };
    await handFile(await fileOf(makePicture(scenery, t('title'), captionOf(scene, t))));
    setSaid(t('picture-done'));
  };
  const tapped = () =>
    hand().catch((error: unknown) => {
      console.warn(error);
      setSaid(t('picture-failed'));
    });
  return (
    <>
      <button type="button" onClick={tapped}>
        {t('picture')}
      </button>
      <span role="status" class="soft">
        {said}
      </span>
    </>
  );
}

/** What the picture is about: where a conflict is settled, else all that lies on the board. */
function nearOf(scene: Scene): readonly string[] {
  const isConflict = (scene.kind === 'asking' || scene.kind === 'settled') && scene.conflict.length > 0;
  return isConflict
    ? scene.conflict
    : [...Object.keys(scene.setup.tiles), ...Object.keys(scene.setup.leaders)];
}

/** The verdict with what decided it and what is to be done, to be written under the picture. */
function captionOf(scene: Scene, t: AnswerTexts): Caption | undefined {
  if (scene.kind !== 'settled') return undefined;
  const { answer, names, moments } = scene;
  const told = sayMoments(moments, answer.trace, wordsOf(names, t), t);
  const { head, why, todos } = boardVerdict(answer, names, moments, told, t);
  const pen = document.createElement('canvas').getContext('2d');
  const widthOf = (text: string, isBold: boolean) => {
    if (!pen) return text.length * 0.6;
    pen.font = `${isBold ? 700 : 400} 100px system-ui, sans-serif`;
    return pen.measureText(text).width / 100;
  };
  return { head, lines: [...why, ...todos.map((todo) => `– ${todo}`)], widthOf };
}

/** The drawing as a PNG, which every chat shows; as it is where the browser paints none. */
async function fileOf(svg: string): Promise<File> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return png
    ? new File([png], 'huang.png', { type: 'image/png' })
    : new File([svg], 'huang.svg', { type: 'image/svg+xml' });
}

/** Offers a file to another app, or saves it. A person who backs out of sharing has chosen. */
async function handFile(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
    return;
  }
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}
