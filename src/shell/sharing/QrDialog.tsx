import type { Translator } from '../../i18n/translator.ts';
import { createQrCode, type QrCode } from '../../share/qr.ts';
import { Dialog } from '../../ui/Dialog.tsx';

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

/** Width of the required light border, in modules. Source: ISO/IEC 18004 */
const QUIET_ZONE = 4;

/** Always dark on light, because not every scanner reads inverted codes. */
function QrDrawing({ code, name }: { code: QrCode; name: string }) {
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      class="qr"
      role="img"
      aria-label={name}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shape-rendering="crispEdges"
      data-version={code.version}
    >
      <path fill="#fff" d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}h${-side}z`} />
      <path fill="#000" d={code.path} />
    </svg>
  );
}
