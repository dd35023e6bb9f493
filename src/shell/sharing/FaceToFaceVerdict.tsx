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
 * Shows the verdict twice, once rotated by 180°, for a screen in the middle of the table: without its reasons
 * if it has rows of numbers, so that these are large. Screen readers get it once, with its reasons.
 */
export default function FaceToFaceVerdict({ card, isOpen, close, t }: Props) {
  const { head, lines, rows } = card;
  const shown = { ...card, lines: rows.length > 0 ? [] : lines };
  const source = isOpen ? makeVerdictUrl(shown, matchMedia('(min-aspect-ratio: 1)').matches) : undefined;
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
