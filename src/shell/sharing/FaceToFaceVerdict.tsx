import type { VerdictCard } from '../../drawings/verdict-picture.ts';
import type { Translator } from '../../i18n/translator.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { makeVerdictUrl } from './make-verdict-url.ts';

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
  const source = isOpen ? makeVerdictUrl(card, matchMedia('(min-aspect-ratio: 1)').matches) : undefined;
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
