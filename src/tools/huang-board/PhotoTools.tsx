import type { FunctionComponent } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { layoutNow } from '../../drawings/huang/layout.ts';
import { PHOTO_ICON, REMOVE_ICON } from '../../drawings/photo-icon.ts';
import { rowsOf } from '../../engine/huang/board.ts';
import { loadTexts } from '../../i18n/lazy-texts.ts';
import type { Translator } from '../../i18n/translator.ts';
import { again } from '../../ui/again.ts';
import { localeHere } from '../../ui/element.ts';
import { Key } from '../../ui/key.tsx';
import { LineSign } from '../../ui/line-sign.tsx';
import type { Controls } from './controls.ts';
import type { AnswerTexts, Photo } from './kit.ts';
import type { PhotoSheetProps } from './PhotoSheet.tsx';
import { boardOf } from './PhotoUnder.tsx';
import { endsOf } from './photo-ends.ts';

interface Props {
  readonly controls: Controls;
  readonly t: AnswerTexts;
}

/** Initial opacity of a photo, in percent. */
const STRENGTH = 60;

/** The lazy-loaded part. */
interface Part {
  readonly Sheet: FunctionComponent<PhotoSheetProps & { readonly t: Translator<'huang-photo'> }>;
  readonly t: Translator<'huang-photo'>;
}

/** Opens the dialog for a photo under the board; its code is lazy-loaded at the first tap. */
export function PhotoKey({ controls, t }: Props) {
  const { part, isOpen, open, close, hasFailed } = useSheet();
  const { photo } = controls.view;
  const layout = layoutNow(rowsOf(controls.state.setup.board));
  const ends = useMemo(() => endsOf(layout), [layout]);
  if (!ends) return null;
  const lay = (one: Pick<Photo, 'picture' | 'corners' | 'address'>) =>
    controls.setPhoto({ strength: STRENGTH, ...photo, ...one, board: boardOf(layout) });
  return (
    <>
      <Key label={t('photo')} press={open}>
        <LineSign path={PHOTO_ICON} />
      </Key>
      {hasFailed && <span role="alert">{t('part-failed')}</span>}
      {part && (
        <part.Sheet
          key={boardOf(layout)}
          title={t('photo')}
          photo={photo}
          layout={layout}
          ends={ends}
          isOpen={isOpen}
          close={close}
          lay={lay}
          t={part.t}
        />
      )}
    </>
  );
}

/** Lazy-loads the dialog when it is opened for the first time. */
function useSheet() {
  const [part, setPart] = useState<Part>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    setOpen(true);
    setFailed(false);
    if (part) return;
    (hasFailed ? again(loadPart) : loadPart()).then(setPart, (error: unknown) => {
      console.warn(error);
      setOpen(false);
      setFailed(true);
    });
  };
  return { part, isOpen, open, close: () => setOpen(false), hasFailed };
}

async function loadPart(): Promise<Part> {
  const [loaded, t] = await Promise.all([import('./PhotoSheet.tsx'), loadTexts(localeHere(), 'huang-photo')]);
  return { Sheet: loaded.default, t };
}

/** A slider for the opacity of the photo, and a button to remove it. */
export function PhotoLine({ controls, t }: Props) {
  const { photo } = controls.view;
  if (photo?.board !== boardOf(layoutNow(rowsOf(controls.state.setup.board)))) return null;
  return (
    <div class="line scrub">
      <LineSign path={PHOTO_ICON} />
      <input
        type="range"
        aria-label={t('photo-strength')}
        aria-valuetext={`${photo.strength} %`}
        min={0}
        max={100}
        step={5}
        value={photo.strength}
        onInput={(event) => controls.setPhoto({ ...photo, strength: event.currentTarget.valueAsNumber })}
      />
      <Key label={t('photo-remove')} press={() => controls.setPhoto(null)}>
        <LineSign path={REMOVE_ICON} />
      </Key>
    </div>
  );
}
