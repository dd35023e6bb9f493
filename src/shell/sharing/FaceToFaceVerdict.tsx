import type { VerdictCard, VerdictStyle } from '../../drawings/verdict-picture.ts';
import type { Translator } from '../../i18n/translator.ts';
import { renderVerdictSvg, toDataUrl } from '../../ui/browser/picture-file.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  readonly card: VerdictCard;
  readonly isOpen: boolean;
  close(): void;
  readonly t: Translator<'sharing'>;
}

/**
 * Shows the verdict twice, once rotated by 180°, for a screen in the middle of the table. Screen readers get
 * it once.
 */
export default function FaceToFaceVerdict({ card, isOpen, close, t }: Props) {
  const { head, lines } = card;
  const source = isOpen ? toDataUrl(renderVerdictSvg(card, getScreenStyle())) : undefined;
  return (
    <Dialog isOpen={isOpen} title={t('both-sides')} closing={t('dialog-close')} close={close}>
      {source && (
        <div class="both-sides">
          <img src={source} alt="" />
          <img src={source} alt={[head, ...lines].join(' ')} />
        </div>
      )}
    </Dialog>
  );
}

/** The style for this screen: dark if the page or the system is, wide on a screen in landscape format. */
function getScreenStyle(): VerdictStyle {
  const { theme } = document.documentElement.dataset;
  const isNight = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return { isNight, isWide: matchMedia('(min-aspect-ratio: 1)').matches };
}
