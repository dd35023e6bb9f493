import { useMemo } from 'preact/hooks';
import { PHOTO_ICON, REMOVE_ICON } from '../../../../drawings/photo-icons.ts';
import { loadTranslator } from '../../../../i18n/lazy-texts.ts';
import { getPageLocale } from '../../../../ui/browser/query-element.ts';
import { useLazyDialog } from '../../../../ui/hooks/use-lazy-dialog.ts';
import { LineIcon } from '../../../../ui/LineIcon.tsx';
import { SquareButton } from '../../../../ui/SquareButton.tsx';
import { getCachedLayout } from '../../drawings/layout.ts';
import type { BoardPartProps } from '../types.ts';
import type { BoardPhoto } from '../view.ts';
import { findCornerSpaces } from './corner-spaces.ts';
import { makeBoardKey } from './photo-layer.tsx';

/** Initial opacity of a photo, in percent. */
const INITIAL_OPACITY = 60;

/** Opens the dialog for a photo under the board; its code is lazy-loaded at the first tap. */
export function PhotoButton({ controls, t }: BoardPartProps) {
  const { part, isOpen, open, close, hasFailed } = useLazyDialog(loadPart);
  const { photo } = controls.view;
  const layout = getCachedLayout(controls.state.setup.board);
  const ends = useMemo(() => findCornerSpaces(layout), [layout]);
  if (!ends) return null;
  const lay = (one: Pick<BoardPhoto, 'picture' | 'corners' | 'dataUrl'>) =>
    controls.setPhoto({ opacity: INITIAL_OPACITY, ...photo, ...one, boardKey: makeBoardKey(layout) });
  return (
    <>
      <SquareButton label={t('photo')} press={open}>
        <LineIcon path={PHOTO_ICON} />
      </SquareButton>
      {hasFailed && <span role="alert">{t('part-failed')}</span>}
      {part && (
        <part.Dialog
          key={makeBoardKey(layout)}
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

async function loadPart() {
  const [{ default: Dialog }, t] = await Promise.all([
    import('./PhotoDialog.tsx'),
    loadTranslator(getPageLocale(), 'huang-photo'),
  ]);
  return { Dialog, t };
}

/** A slider for the opacity of the photo, and a button to remove it. */
export function PhotoOpacitySlider({ controls, t }: BoardPartProps) {
  const { photo } = controls.view;
  if (photo?.boardKey !== makeBoardKey(getCachedLayout(controls.state.setup.board))) return null;
  return (
    <div class="line scrub">
      <LineIcon path={PHOTO_ICON} />
      <input
        type="range"
        aria-label={t('photo-strength')}
        aria-valuetext={`${photo.opacity} %`}
        min={0}
        max={100}
        step={5}
        value={photo.opacity}
        onInput={(event) => controls.setPhoto({ ...photo, opacity: event.currentTarget.valueAsNumber })}
      />
      <SquareButton label={t('photo-remove')} press={() => controls.setPhoto(null)}>
        <LineIcon path={REMOVE_ICON} />
      </SquareButton>
    </div>
  );
}
