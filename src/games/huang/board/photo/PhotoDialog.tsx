import { useState } from 'preact/hooks';
import { isClockwise, type Quad } from '../../../../drawings/homography.ts';
import type { Translator } from '../../../../i18n/translator.ts';
import { type PictureFault, readPicture } from '../../../../ui/browser/read-picture.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { FileButton } from '../../../../ui/FileButton.tsx';
import { WithStylesheet } from '../../../../ui/WithStylesheet.tsx';
import type { BoardLayout } from '../../drawings/layout.ts';
import styles from '../board-photo.css?url';
import type { BoardPhoto } from '../view.ts';
import type { CornerSpaces } from './corner-spaces.ts';
import { PhotoCorners } from './PhotoCorners.tsx';
import { getInitialCorners, rotateCorners, straightenPhoto } from './straighten-photo.ts';

interface Props {
  readonly title: string;
  /** The photo that is shown under the board; null for none. */
  readonly photo: BoardPhoto | null;
  readonly layout: BoardLayout;
  /** The spaces of the board that the corners of the photo belong to. */
  readonly ends: CornerSpaces;
  readonly isOpen: boolean;
  close(): void;
  /** Shows a straightened photo under the board. */
  lay(photo: Pick<BoardPhoto, 'picture' | 'corners' | 'dataUrl'>): void;
  readonly t: Translator<'huang-photo'>;
}

/** Dialog to take or choose a photo of the board, to set its corners, and to show it under the drawing. */
export default function PhotoDialog(props: Props) {
  const { title, isOpen, close, t } = props;
  const work = usePhoto(props);
  const { placed } = work;
  return (
    <Dialog isOpen={isOpen} title={title} closing={t('photo-close')} close={close}>
      <WithStylesheet styles={styles}>
        {placed ? (
          <CornerStep {...props} placed={placed} work={work} />
        ) : (
          <p role="status">{t(work.isBusy ? 'photo-busy' : 'photo-lead')}</p>
        )}
        {work.fault && (
          <p class="wrong" role="alert">
            {t(`photo-${work.fault}`)}
          </p>
        )}
        <div class="row" inert={work.isBusy}>
          {placed && <PlacedPhotoButtons placed={placed} work={work} t={t} />}
          {hasCamera() && <FileButton accept="image/*" label={t('photo-take')} take={work.read} isCamera />}
          <FileButton accept="image/*" label={t('photo-choose')} take={work.read} />
        </div>
      </WithStylesheet>
    </Dialog>
  );
}

/** Whether the device is probably a phone or tablet with a camera that can be held over the board. */
const hasCamera = () => matchMedia('(pointer: coarse)').matches;

/** A picture with the corners of the board in it. */
interface PlacedPhoto {
  readonly picture: HTMLCanvasElement;
  readonly corners: Quad;
}

type Work = ReturnType<typeof usePhoto>;

/** State of the picture in this dialog, from opening its file until it is shown under the board. */
function usePhoto({ photo, layout, ends, lay, close }: Props) {
  const [placed, setPlaced] = useState<PlacedPhoto | null>(photo);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const runBusy = async (task: () => Promise<void>) => {
    setFault(null);
    setBusy(true);
    await task().catch((error: unknown) => {
      console.warn(error);
      setFault('broken');
    });
    setBusy(false);
  };
  const read = (file: File) =>
    runBusy(async () => {
      const result = await readPicture(file);
      if (!result.ok) return setFault(result.error);
      setPlaced({ picture: result.value, corners: getInitialCorners(ends, layout, result.value) });
    });
  const showUnderBoard = ({ picture, corners }: PlacedPhoto) =>
    runBusy(async () => {
      lay({ picture, corners, dataUrl: await straightenPhoto(picture, corners, ends, layout) });
      close();
    });
  const setCorners = (corners: Quad) => setPlaced(placed && { ...placed, corners });
  return { placed, setCorners, fault, isBusy, read, showUnderBoard };
}

type PlacedProps = Pick<Props, 't'> & { readonly placed: PlacedPhoto; readonly work: Work };

/** The step in which the corners are set. */
function CornerStep({ layout, ends, placed, work, t }: PlacedProps & Pick<Props, 'layout' | 'ends'>) {
  return (
    <>
      <p id="photo-hint">{t('photo-hint')}</p>
      <PhotoCorners {...placed} setCorners={work.setCorners} layout={layout} ends={ends} t={t} />
      <p class="wrong" role="status">
        {!isClockwise(placed.corners) && t('photo-crossed')}
      </p>
    </>
  );
}

/** Buttons to use, rotate or discard the picture. */
function PlacedPhotoButtons({ placed, work, t }: PlacedProps) {
  const isValid = isClockwise(placed.corners);
  return (
    <>
      <button
        type="button"
        class="first"
        aria-disabled={!isValid}
        onClick={() => isValid && work.showUnderBoard(placed)}
      >
        {t(work.isBusy ? 'photo-busy' : 'photo-lay')}
      </button>
      <button type="button" onClick={() => work.setCorners(rotateCorners(placed.corners))}>
        {t('photo-turn')}
      </button>
    </>
  );
}
