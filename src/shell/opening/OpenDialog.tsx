import { useEffect, useState } from 'preact/hooks';
import { qrCode, sheet } from '../../drawings/line-icons.ts';
import { explainOpeningFault } from '../../explain/opening-fault.ts';
import { getPositionToolPath, getToolPath } from '../../games/tools.ts';
import type { Locale } from '../../i18n/locale.ts';
import { makePagePath } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import { withChecksum } from '../../share/answer-checksum.ts';
import { type Openable, type OpenedContent, parseOpenedText } from '../../share/parse-opened-text.ts';
import { runAfterPaint } from '../../ui/browser/run-after-paint.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { readTextFile } from './read-text-file.ts';
import { canScan, useCamera } from './use-camera.ts';

/** Props of `OpenDialog`. */
export interface OpenDialogProps {
  /** Path of the current tool after the language. Cases of other tools are opened there. */
  readonly tool: string;
  readonly locale: Locale;
  readonly isOpen: boolean;
  close(): void;
  /** Called with content for this tool, and the checksum of the answer that was shared with it. */
  opened(content: Openable, checksum?: string): void | Promise<void>;
  /** Called after that, when the dialog has closed. */
  arrived(): void;
  readonly t: Translator<'open' | 'link' | 'errors'>;
}

/**
 * A dialog to open what another person has shared: scanned as a QR code, pasted as a link, case or position,
 * or chosen as a file with one of these.
 */
export default function OpenDialog(props: OpenDialogProps) {
  const { isOpen, close, t } = props;
  const [isScanning, setScanning] = useState(false);
  const { text, write, fault, setFault, openText, openFile } = useOpenForm(props);
  useEffect(() => {
    if (!isOpen) setScanning(false);
  }, [isOpen]);
  const open = (input: string) => {
    setScanning(false);
    openText(input);
  };
  return (
    <Dialog isOpen={isOpen} title={t('open-title')} closing={t('open-close')} close={close}>
      <div class="ways-to-open">
        {canScan() && (
          <button type="button" onClick={() => setScanning(!isScanning)}>
            <LineIcon path={qrCode} />
            {t(isScanning ? 'open-scan-stop' : 'open-scan')}
          </button>
        )}
        <PasteButton pasted={open} failed={() => setFault(t('open-paste-failed'))} t={t} />
      </div>
      {isScanning && <Scanner found={open} t={t} />}
      <form
        class="open"
        onSubmit={(event) => {
          event.preventDefault();
          open(text);
        }}
      >
        <TextField text={text} write={write} fault={fault} t={t} />
        <div class="row">
          <button type="submit" class="button first">
            {t('open-do')}
          </button>
          <FileButton label={t('open-file')} accept=".txt,.json,text/plain" take={openFile} />
        </div>
      </form>
    </Dialog>
  );
}

/** State of the form: the entered text, why it cannot be opened, and a callback that opens it. */
function useOpenForm({ tool, locale, isOpen, close, opened, arrived, t }: OpenDialogProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  useEffect(() => {
    if (!isOpen) setFault('');
  }, [isOpen]);
  const write = (next: string) => {
    setText(next);
    setFault('');
  };
  const openContent = async (content: OpenedContent) => {
    if (content.kind === 'own') close();
    if (content.kind === 'own' || getContentPath(content) !== tool) {
      const linked = content.kind === 'case' ? withChecksum(content.link, content.checksum) : content.link;
      return location.replace(`${makePagePath(locale, getContentPath(content))}#${linked}`);
    }
    if (content.kind === 'case') await opened(content.refereeCase, content.checksum);
    else await opened({ position: content.position });
    setText('');
    // Closing the dialog restores the focus and goes back in the history, which scrolls the page; wait for
    // both.
    addEventListener('popstate', () => runAfterPaint(arrived), { once: true });
    close();
  };
  const parseAndOpen = async (input: string) => {
    const result = await parseOpenedText(input);
    if (result.ok) await openContent(result.value);
    else setFault(explainOpeningFault(result.error, t));
  };
  const showFailure = (error: unknown) => {
    console.warn(error);
    setFault(t('open-failed'));
  };
  const openText = (input: string) => {
    setText(input);
    parseAndOpen(input).catch(showFailure);
  };
  /** Opens the text of a file, which is not shown: it may be long, and is not to be corrected here. */
  const openFile = (file: File) => {
    write('');
    readTextFile(file)
      .then((read) => (read.ok ? parseAndOpen(read.value) : setFault(t(`open-file-${read.error}`))))
      .catch(showFailure);
  };
  return { text, write, fault, setFault, openText, openFile };
}

/** Path of the tool that opens the content; positions open in the tool for them. */
function getContentPath(content: OpenedContent): string {
  if (content.kind === 'own') return content.tool;
  return content.kind === 'case' ? getToolPath(content.refereeCase) : getPositionToolPath();
}

interface TextFieldProps {
  readonly text: string;
  write(text: string): void;
  readonly fault: string;
  readonly t: Translator<'open' | 'link' | 'errors'>;
}

function TextField({ text, write, fault, t }: TextFieldProps) {
  return (
    <>
      <label>
        <span>{t('open-label')}</span>
        <textarea
          rows={3}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          value={text}
          aria-invalid={fault !== ''}
          aria-describedby="open-hint open-fault"
          onInput={(event) => write(event.currentTarget.value)}
        />
      </label>
      <p id="open-hint" class="soft">
        {t('open-hint')}
      </p>
      <p id="open-fault" class="wrong" role="alert">
        {fault}
      </p>
    </>
  );
}

/** Pastes from the clipboard and opens the text. Hidden if the browser does not support that. */
function PasteButton({
  pasted,
  failed,
  t,
}: {
  pasted(text: string): void;
  failed(): void;
  t: Translator<'open' | 'link' | 'errors'>;
}) {
  if (!navigator.clipboard || !('readText' in navigator.clipboard)) return null;
  return (
    <button type="button" onClick={() => void navigator.clipboard.readText().then(pasted, failed)}>
      <LineIcon path={sheet} />
      {t('open-paste')}
    </button>
  );
}

/** The camera image, or why there is none. */
function Scanner({ found, t }: { found(text: string): void; t: Translator<'open' | 'link' | 'errors'> }) {
  const { video, fault } = useCamera(found);
  return (
    <>
      <p role={fault ? 'alert' : 'status'}>{t(fault ? `open-camera-${fault}` : 'open-scanning')}</p>
      <video ref={video} muted playsInline aria-label={t('open-camera')} hidden={fault !== null} />
    </>
  );
}
