import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { ANIMATION_ICON as filmSign } from '../../drawings/animation-icon.ts';
import {
  lines,
  picture as pictureSign,
  qrCode,
  share as shareSign,
  twoWay,
} from '../../drawings/line-icons.ts';
import type { VerdictCard } from '../../drawings/verdict-picture.ts';
import { SITE_ROOT } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import { makeLink } from '../../share/link.ts';
import { OutlineIcon } from '../../ui/OutlineIcon.tsx';
import { formatReportLabel, REPORT_RECEIVER } from '../../ui/report-receiver.ts';
import { retryLoad } from '../../ui/retry-load.ts';
import { copyText, shareResult } from '../../ui/share-dialog.ts';
import type { ShareKind } from './tool.ts';
import { useEncodedCase } from './use-encoded-case.ts';

interface Props {
  /** The case without default values. */
  readonly asked: object | undefined;
  /** The answer as plain text for a chat; empty while there is nothing worth sharing. */
  readonly text: string;
  readonly kind: ShareKind;
  /** The full answer, for an error report. */
  readonly answer: object | undefined;
  /** The link, if it contains no case. */
  readonly link?: string | undefined;
  readonly version: string;
  /** The verdict as data; undefined while there is none. */
  readonly telling: VerdictCard | undefined;
  /** Renders the tool's own picture. */
  readonly picture: (() => Promise<string>) | undefined;
  /** Shares an animation made by the tool. Resolves to false if its code failed to load. */
  readonly film: (() => Promise<boolean>) | undefined;
  readonly t: Translator<'sharing'>;
}

/**
 * Shares a case and its answer: as a link, QR code, plain text, picture or animation, on a screen for both
 * sides of the table, or as an error report.
 */
export function ShareButtons(props: Props) {
  const { text, t } = props;
  const sharing = useSharing(props);
  const { said, byHand, report } = sharing;
  return (
    <section class="sharing">
      {text && <Ways {...props} sharing={sharing} />}
      <p role="status">{said}</p>
      {byHand && <textarea readOnly rows={5} aria-label={t('copy')} value={byHand} />}
      {text && <p class="soft">{t('needs-yamen')}</p>}
      {report && (
        <button type="button" class="quiet" onClick={report}>
          {formatReportLabel(REPORT_RECEIVER, t)}
        </button>
      )}
    </section>
  );
}

type WaysProps = Props & { readonly sharing: ReturnType<typeof useSharing> };

function Ways({ sharing, kind, telling, picture, film, t }: WaysProps) {
  const { share, copyAll, handPicture, url, fail, say } = sharing;
  return (
    <div class="ways">
      <Way sign={shareSign} label={t(`share-${kind}`)} go={share} />
      <SheetButton
        sign={qrCode}
        label={t('qr')}
        load={() => import('./QrDialog.tsx')}
        given={{ url }}
        isReady={url !== ''}
        failed={fail}
        t={t}
      />
      <Way sign={lines} label={t('copy')} go={copyAll} />
      {(telling || picture) && <Way sign={pictureSign} label={t('picture')} go={handPicture} />}
      {film && <FilmButton film={film} say={say} t={t} />}
      {telling && (
        <SheetButton
          sign={twoWay}
          label={t('both-sides')}
          load={() => import('./FaceToFaceVerdict.tsx')}
          given={{ telling }}
          isReady
          failed={fail}
          t={t}
        />
      )}
    </div>
  );
}

interface WayProps {
  readonly sign: string;
  readonly label: string;
  readonly isBusy?: boolean;
  go(): void;
}

/** A button for one way of sharing. */
function Way({ sign, label, isBusy, go }: WayProps) {
  return (
    <button type="button" aria-disabled={isBusy} onClick={go}>
      <OutlineIcon path={sign} />
      {label}
    </button>
  );
}

/**
 * State of sharing: its buttons, the message about the last of them, and text that could not be copied
 * automatically.
 */
function useSharing({ asked, text, kind, answer, link: given, version, telling, picture, t }: Props) {
  const [said, say] = useState('');
  const [byHand, setByHand] = useState('');
  const fail = (error?: unknown) => {
    if (error) console.warn(error);
    say(t('part-failed'));
  };
  const made = useEncodedCase(given === undefined ? asked : undefined);
  const ready = given ?? made;
  const url = ready && addressOf(ready);
  const copy = async (what: string, done: 'copied-link' | 'copied-result' | 'copied-text') => {
    const isCopied = await copyText(what);
    say(t(isCopied ? done : 'copy-failed'));
    setByHand(isCopied ? '' : what);
  };
  /** Usually the link is ready; a tap before that waits for it. */
  const withUrl = (pass: (url: string) => Promise<void>) => () =>
    void (url || !asked ? pass(url) : makeLink(asked).then((link) => pass(addressOf(link)))).catch(fail);
  const share = withUrl(async (address) => {
    if (!(await shareResult(text, address))) await copy(address, 'copied-link');
  });
  const copyAll = withUrl((address) =>
    copy(`${text}\n${address}`, kind === 'result' ? 'copied-result' : 'copied-text'),
  );
  const handPicture = () =>
    void makePicture(picture, telling).then(
      () => say(t('picture-done')),
      (error: unknown) => {
        console.warn(error);
        say(t('picture-failed'));
      },
    );
  const hand = async (about: object, said: object) => {
    const sent = await sendReport(reportOf(about, said, version), t);
    say(sent.said);
    setByHand(sent.byHand);
  };
  const report = asked && answer && (() => void hand(asked, answer).catch(fail));
  return { said, byHand, share, copyAll, handPicture, report, url, fail, say };
}

interface FilmButtonProps {
  film(): Promise<boolean>;
  say(what: string): void;
  readonly t: Props['t'];
}

/** A button that makes an animation, with a progress state. */
function FilmButton({ film, say, t }: FilmButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    say(t('film-making'));
    say(t(await madeOf(film)));
    setBusy(false);
  };
  return <Way sign={filmSign} label={t('film-save')} isBusy={isBusy} go={() => void (isBusy || make())} />;
}

/** Awaits the result of making an animation. */
async function madeOf(film: FilmButtonProps['film']) {
  try {
    return (await film()) ? 'film-done' : 'film-not-there';
  } catch (error) {
    console.warn(error);
    return 'picture-failed';
  }
}

/** Shares the tool's own picture, else one of its verdict. */
async function makePicture(picture: Props['picture'], telling: Props['telling']): Promise<void> {
  const { sharePicture, renderVerdictSvg } = await import('../../ui/picture-file.ts');
  const svg = picture ? await picture() : telling && renderVerdictSvg(telling, ON_PAPER);
  if (svg) await sharePicture(svg);
}

/** Sends an error report. If it can be neither sent nor copied, its text is shown for manual copying. */
async function sendReport(text: string, t: Props['t']) {
  const part = await import('../../ui/send-report.ts');
  const { sent, to } = await part.sendReport({ subject: t('report-subject'), text });
  if (sent === 'not-copied') return { said: t('copy-failed'), byHand: text };
  return { said: t(`report-${sent}`, { to }), byHand: '' };
}

/** The text of an error report. A case without an edition uses the English one. */
function reportOf(asked: object, answer: object, version: string): string {
  const { release } = document.body.dataset;
  const edition = 'edition' in asked ? asked.edition : 'en';
  return JSON.stringify({ case: asked, answer, edition, version, release });
}

/** Props of every lazy-loaded dialog here. */
interface OnSheet {
  readonly isOpen: boolean;
  close(): void;
  readonly t: Translator<'sharing'>;
}

interface SheetButtonProps<P extends object> {
  readonly sign: string;
  readonly label: string;
  load(): Promise<{ readonly default: FunctionComponent<P & OnSheet> }>;
  /** Props of the dialog's content. */
  readonly given: P;
  /** Whether the content is available. */
  readonly isReady: boolean;
  failed(): void;
  readonly t: Translator<'sharing'>;
}

/** A button that opens a dialog, whose code is lazy-loaded at the first tap. */
function SheetButton<P extends object>({
  sign,
  label,
  load,
  given,
  isReady,
  failed,
  t,
}: SheetButtonProps<P>) {
  const [part, setPart] = useState<{ readonly Drawn: FunctionComponent<P & OnSheet> }>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    setOpen(true);
    if (part) return;
    (hasFailed ? retryLoad(load) : load())
      .then((loaded) => setPart({ Drawn: loaded.default }))
      .catch((error: unknown) => {
        console.warn(error);
        setOpen(false);
        setFailed(true);
        failed();
      });
  };
  return (
    <>
      <Way sign={sign} label={label} go={open} />
      {part && <part.Drawn {...given} isOpen={isOpen && isReady} close={() => setOpen(false)} t={t} />}
    </>
  );
}

/** The look of a picture for a chat: light and narrow. */
const ON_PAPER = { isNight: false, isWide: false };

/** The absolute URL of a link, which works on any device. */
function addressOf(link: string): string {
  return `${location.origin}${SITE_ROOT}open/#${link}`;
}
