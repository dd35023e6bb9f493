import { useMemo } from 'preact/hooks';
import type { VerdictCard } from '../../drawings/verdict-picture.ts';
import type { Translator } from '../../i18n/translator.ts';
import { createQrCode } from '../../share/qr.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { makeVerdictUrl } from './make-verdict-url.ts';
import { QrDrawing } from './QrDrawing.tsx';

interface Props {
  readonly url: string;
  /** The verdict that the link leads to; undefined while there is none. */
  readonly card: VerdictCard | undefined;
  readonly isOpen: boolean;
  close(): void;
  readonly t: Translator<'sharing'>;
}

/** A dialog with the verdict, and the address of its case as a QR code, to be scanned by another phone. */
export default function QrDialog({ url, card, isOpen, close, t }: Props) {
  const code = isOpen ? createQrCode(url) : undefined;
  return (
    <Dialog isOpen={isOpen} title={t('qr')} closing={t('dialog-close')} close={close}>
      {isOpen &&
        (code ? (
          <>
            {card && <VerdictHead card={card} />}
            <p>{t('qr-how')}</p>
            <QrDrawing code={code} name={t('qr-alt')} />
            <p class="soft">{t('qr-iphone')}</p>
            <p class="soft">{t('needs-yamen')}</p>
          </>
        ) : (
          <p>{t('qr-too-long')}</p>
        ))}
    </Dialog>
  );
}

/** The verdict without its reasons, so that the code stays in view; in light colours, as the code. */
function VerdictHead({ card }: { readonly card: VerdictCard }) {
  const source = useMemo(() => makeVerdictUrl({ ...card, lines: [] }, false), [card]);
  return <img class="qr-verdict" src={source} alt={card.head} />;
}
