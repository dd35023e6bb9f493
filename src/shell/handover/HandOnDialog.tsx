import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { isolateBidi } from '../../explain/isolate-bidi.ts';
import { SITE_ROOT } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import { createQrCode } from '../../share/qr.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { openShareDialog } from '../../ui/browser/share-dialog.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { ToggleButton, ToggleGroup } from '../../ui/ToggleGroup.tsx';
import type { Session } from '../session/session.ts';
import { QrDrawing } from '../sharing/QrDrawing.tsx';
import type { ToolTypes } from '../tool-types.ts';
import type { Handover, HandoverPlayer } from './handover.ts';

interface Props<K extends ToolTypes> {
  readonly handover: Handover<K>;
  readonly session: Pick<Session<K>, 'latest' | 'nameOf'>;
  readonly isOpen: boolean;
  close(): void;
  /** Called when the other device has the game. */
  finish(): void;
  readonly t: Translator<'sharing'>;
}

/** The largest version of a QR code that an older phone reads at once from the screen of another phone. */
const LARGEST_VERSION = 13;

/** A dialog with a running game as a QR code and as a link; as a file if it is too long for a code. */
export function HandOnDialog<K extends ToolTypes>({ isOpen, close, t, ...props }: Props<K>) {
  return (
    <Dialog isOpen={isOpen} title={t('hand-on')} closing={t('dialog-close')} close={close}>
      {isOpen && <HandOnWays {...props} t={t} />}
    </Dialog>
  );
}

/** The ways in which the game gets to the other device. */
function HandOnWays<K extends ToolTypes>({
  handover,
  session,
  finish,
  t,
}: Omit<Props<K>, 'isOpen' | 'close'>) {
  const { history, settings } = session.latest();
  const [from, setFrom] = useState<string | null>(null);
  const url = useMemo(() => {
    const link = handover.makeLink(history, from, settings, session.nameOf);
    return link && `${location.origin}${SITE_ROOT}open/#${link}`;
  }, [history, from]);
  if (url === undefined) return <p role="alert">{t('hand-on-impossible')}</p>;
  const players = handover.listPlayers(history.now, session.nameOf);
  const owner = <Owner players={players} from={from} setFrom={setFrom} t={t} />;
  return <HandOnUrl url={url} owner={owner} finish={finish} t={t} />;
}

interface OwnerProps {
  readonly players: readonly HandoverPlayer[];
  readonly from: string | null;
  setFrom(from: string | null): void;
  readonly t: Translator<'sharing'>;
}

/** Asks whose device this is, so that the other one can say where the game comes from. */
function Owner({ players, from, setFrom, t }: OwnerProps) {
  if (players.length === 0) return null;
  return (
    <>
      <p class="soft">{t('hand-on-whose')}</p>
      <ToggleGroup name={t('hand-on-whose')}>
        {players.map(({ id, name }) => (
          <ToggleButton key={id} isOn={from === id} pick={() => setFrom(from === id ? null : id)}>
            {isolateBidi(name)}
          </ToggleButton>
        ))}
      </ToggleGroup>
    </>
  );
}

interface UrlProps {
  readonly url: string;
  /** The question whose device this is, which changes the address. */
  readonly owner: ComponentChildren;
  finish(): void;
  readonly t: Translator<'sharing'>;
}

/** The address as a QR code or, if it is too long, as a file; and buttons that share or copy it. */
function HandOnUrl({ url, owner, finish, t }: UrlProps) {
  const code = useMemo(() => createQrCode(url), [url]);
  const isReadable = code !== undefined && code.version <= LARGEST_VERSION;
  const { message, manualText, copy } = useCopy();
  const share = async () => {
    if (!(await openShareDialog({ url }))) await copy(url, t('copied-link'), t('copy-failed'));
  };
  const saveFile = () => downloadFile(new File([`${url}\n`], 'yamen-game.txt', { type: 'text/plain' }));
  return (
    <>
      <p>{t(isReadable ? 'hand-on-how' : 'hand-on-too-long')}</p>
      {owner}
      {isReadable && <QrDrawing code={code} name={t('qr-alt')} />}
      <div class="row">
        <button type="button" onClick={() => void share()}>
          {t('hand-on-link')}
        </button>
        {!isReadable && (
          <button type="button" onClick={saveFile}>
            {t('hand-on-file')}
          </button>
        )}
        <button type="button" class="button first" onClick={finish}>
          {t('hand-on-done')}
        </button>
      </div>
      <p role="status">{message}</p>
      {manualText && <textarea readOnly rows={4} aria-label={t('share-link')} value={manualText} />}
      {isReadable && <p class="soft">{t('qr-iphone')}</p>}
    </>
  );
}
