import { useEffect, useState } from 'preact/hooks';
import type { Setup } from '../../engine/huang/setup.ts';
import { explainOpenFault } from '../../explain/open.ts';
import type { Locale } from '../../i18n/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Case } from '../../referee/referee.ts';
import { DRILLS } from '../../share/link.ts';
import { type Opened, parseOpened } from '../../share/open.ts';
import { toolFor } from '../../share/tool.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { canScan, useCamera } from './camera.ts';

/** A sound case, or a position, at rest or not. */
export type OpenedWhat = Case | { readonly position: Setup };

export interface OpenProps {
  /** The tool that this stands in, as a path below the language: what belongs to another one opens there. */
  readonly tool: string;
  readonly locale: Locale;
  readonly isOpen: boolean;
  close(): void;
  /** What it opens belongs to this tool. */
  opened(what: OpenedWhat): void | Promise<void>;
  /** That has happened, and the sheet is gone. */
  arrived(): void;
  readonly t: Translator<'open' | 'link' | 'errors'>;
}

/** Opens what another person passed on: pasted as a link, a case or a position, or scanned as a QR code. */
export default function OpenSheet(props: OpenProps) {
  const { isOpen, close, t } = props;
  const [isScanning, setScanning] = useState(false);
  const { text, write, fault, setFault, read } = useReading(props);
  useEffect(() => {
    if (!isOpen) setScanning(false);
  }, [isOpen]);
  const open = (from: string) => {
    setScanning(false);
    read(from);
  };
  return (
    <Sheet isOpen={isOpen} title={t('open-title')} closing={t('open-close')} close={close}>
      <form
        class="open"
        onSubmit={(event) => {
          event.preventDefault();
          open(text);
        }}
      >
        <Field text={text} write={write} fault={fault} t={t} />
        <div class="row">
          <button type="submit" class="button first">
            {t('open-do')}
          </button>
          <PasteButton pasted={open} failed={() => setFault(t('open-paste-failed'))} t={t} />
          {canScan() && (
            <button type="button" onClick={() => setScanning(!isScanning)}>
              {t(isScanning ? 'open-scan-stop' : 'open-scan')}
            </button>
          )}
        </div>
      </form>
      {isScanning && <Camera found={open} t={t} />}
    </Sheet>
  );
}

/** The text to be opened, and why it cannot be. */
function useReading({ tool, locale, isOpen, close, opened, arrived, t }: OpenProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  useEffect(() => {
    if (!isOpen) setFault('');
  }, [isOpen]);
  const write = (next: string) => {
    setText(next);
    setFault('');
  };
  const turnTo = async (what: Opened) => {
    if (what.kind === 'drill') close();
    if (what.kind === 'drill' || toolOf(what) !== tool)
      return location.replace(`${pathOf(locale, toolOf(what))}#${what.link}`);
    await opened(what.kind === 'case' ? what.asked : { position: what.position });
    setText('');
    // A sheet that closes gives the focus back, and goes back in the history, which scrolls.
    addEventListener('popstate', () => afterPaint(arrived), { once: true });
    close();
  };
  const open = async (from: string) => {
    const result = await parseOpened(from);
    if (result.ok) await turnTo(result.value);
    else setFault(explainOpenFault(result.error, t));
  };
  const read = (from: string) => {
    setText(from);
    open(from).catch((error: unknown) => {
      console.warn(error);
      setFault(t('open-failed'));
    });
  };
  return { text, write, fault, setFault, read };
}

/** The tool for what was opened; a position is looked at on the board. */
function toolOf(what: Opened): string {
  if (what.kind === 'drill') return DRILLS;
  return what.kind === 'case' ? toolFor(what.asked) : 'huang/referee/';
}

interface FieldProps {
  readonly text: string;
  write(text: string): void;
  readonly fault: string;
  readonly t: Translator<'open' | 'link' | 'errors'>;
}

function Field({ text, write, fault, t }: FieldProps) {
  return (
    <>
      <p id="open-hint" class="soft">
        {t('open-hint')}
      </p>
      <label>
        <span>{t('open-label')}</span>
        <textarea
          rows={4}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          value={text}
          aria-invalid={fault !== ''}
          aria-describedby="open-hint open-fault"
          onInput={(event) => write(event.currentTarget.value)}
        />
      </label>
      <p id="open-fault" class="wrong" role="alert">
        {fault}
      </p>
    </>
  );
}

/** Takes the text from the clipboard and opens it; not there where the browser cannot. */
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
      {t('open-paste')}
    </button>
  );
}

function Camera({ found, t }: { found(text: string): void; t: Translator<'open' | 'link' | 'errors'> }) {
  const { video, fault } = useCamera(true, found);
  return (
    <>
      <p role={fault ? 'alert' : 'status'}>{t(fault ? `open-camera-${fault}` : 'open-scanning')}</p>
      <video ref={video} muted playsInline aria-label={t('open-camera')} hidden={fault !== null} />
    </>
  );
}
