import type { Translator } from '../../i18n/translator.ts';
import { createQrCode } from '../../share/qr.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { QrDrawing } from './QrDrawing.tsx';

interface Props {
  readonly url: string;
  readonly isOpen: boolean;
  close(): void;
  readonly t: Translator<'sharing'>;
}

/** A dialog with the address of a case as a QR code, to be scanned by another phone. */
export default function QrDialog({ url, isOpen, close, t }: Props) {
  const code = isOpen ? createQrCode(url) : undefined;
  return (
    <Dialog isOpen={isOpen} title={t('qr')} closing={t('dialog-close')} close={close}>
      {isOpen &&
        (code ? (
          <>
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
