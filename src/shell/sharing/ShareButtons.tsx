import type { FunctionComponent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ANIMATION_ICON as replayIcon } from '../../drawings/animation-icon.ts';
import {
  chain,
  lines,
  picture as pictureIcon,
  qrCode,
  share as shareIcon,
  twoWay,
} from '../../drawings/line-icons.ts';
import type { VerdictCard } from '../../drawings/verdict-picture.ts';
import { SITE_ROOT } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import { computeAnswerChecksum, makeChecksumQuery } from '../../share/answer-checksum.ts';
import { makeLink } from '../../share/link.ts';
import { openShareDialog } from '../../ui/browser/share-dialog.ts';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { useLazyDialog } from '../../ui/hooks/use-lazy-dialog.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import type { ShareKind } from '../tool.ts';
import { formatSource } from './format-source.ts';
import { useShareLink } from './use-share-link.ts';

interface Props {
  /** The case without default values. */
  readonly refereeCase: object | undefined;
  /** The answer as plain text for a chat; empty while there is nothing worth sharing. */
  readonly text: string;
  readonly kind: ShareKind;
  /** The full answer, for an error report and the checksum in the link. */
  readonly answer: object | undefined;
  /** The link, if it contains no case. */
  readonly link?: string | undefined;
  readonly version: string;
  /** The verdict as data; undefined while there is none. */
  readonly card: VerdictCard | undefined;
  /** Renders the tool's own picture. */
  readonly drawPicture: ((source: string) => Promise<string>) | undefined;
  /** Makes and shares a replay as an animation. Resolves to false if its code failed to load. */
  readonly replay: ((source: string) => Promise<boolean>) | undefined;
  readonly t: Translator<'sharing'>;
}

/**
 * Shares a case and its answer: one button shows all ways of sharing, another the verdict on a screen for
 * both sides of the table.
 */
export function ShareButtons(props: Props) {
  const { kind, card, t } = props;
  const sharing = useSharing(props);
  const [isOpen, setOpen] = useState(false);
  const { message, manualText, fail } = sharing;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) section.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <section class="sharing" ref={section}>
      <div class="ways">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <LineIcon path={shareIcon} />
          {t(`share-${kind}`)}
        </button>
        {card && (
          <DialogButton
            icon={twoWay}
            label={t('both-sides')}
            load={() => import('./FaceToFaceVerdict.tsx')}
            dialogProps={{ card }}
            isReady
            failed={fail}
            t={t}
          />
        )}
      </div>
      {isOpen && <ShareWays {...props} sharing={sharing} />}
      <p role="status">{message}</p>
      {manualText && <textarea readOnly rows={5} aria-label={t('copy')} value={manualText} />}
      {isOpen && <p class="soft">{t('needs-yamen')}</p>}
    </section>
  );
}

type ShareWaysProps = Props & { readonly sharing: ReturnType<typeof useSharing> };

/** A button for each way of sharing. */
function ShareWays({ sharing, card, drawPicture, replay, t }: ShareWaysProps) {
  const { share, copyAll, sendPicture, url, fail, setMessage, getSource } = sharing;
  return (
    <div class="ways">
      <WayButton icon={chain} label={t('share-link')} go={share} />
      <DialogButton
        icon={qrCode}
        label={t('qr')}
        load={() => import('./QrDialog.tsx')}
        dialogProps={{ url, card }}
        isReady={url !== ''}
        failed={fail}
        t={t}
      />
      <WayButton icon={lines} label={t('copy')} go={copyAll} />
      {(card || drawPicture) && <WayButton icon={pictureIcon} label={t('picture')} go={sendPicture} />}
      {replay && <ReplayButton replay={() => replay(getSource())} setMessage={setMessage} t={t} />}
    </div>
  );
}

interface WayButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly isBusy?: boolean;
  go(): void;
}

/** A button for one way of sharing. */
function WayButton({ icon, label, isBusy, go }: WayButtonProps) {
  return (
    <button type="button" aria-disabled={isBusy} onClick={go}>
      <LineIcon path={icon} />
      {label}
    </button>
  );
}

/**
 * State of sharing: its buttons, the message about the last of them, and text that could not be copied
 * automatically and is shown for manual copying.
 */
function useSharing(props: Props) {
  const { refereeCase, text, kind, version, card, drawPicture, t } = props;
  const { message, setMessage, manualText, copy } = useCopy();
  const fail = (error?: unknown) => {
    if (error) console.warn(error);
    setMessage(t('part-failed'));
  };
  const { url, withUrl } = useShareUrl(props, fail);
  const getSource = () => formatSource(refereeCase, version, t);
  const getFullText = () => (kind === 'result' ? `${text}\n${getSource()}` : text);
  const share = withUrl(async (address) => {
    const isShared = await openShareDialog({ text: getFullText(), url: address });
    if (!isShared) await copy(address, t('copied-link'), t('copy-failed'));
  });
  const copyAll = withUrl((address) =>
    copy(
      `${getFullText()}\n${address}`,
      t(kind === 'result' ? 'copied-result' : 'copied-text'),
      t('copy-failed'),
    ),
  );
  const sendPicture = () =>
    void renderAndSharePicture(drawPicture, card, getSource()).then(
      () => setMessage(t('picture-done')),
      (error: unknown) => {
        console.warn(error);
        setMessage(t('picture-failed'));
      },
    );
  return { message, manualText, share, copyAll, sendPicture, url, fail, setMessage, getSource };
}

/**
 * Returns the address of what is shared, empty while it is encoded, and a function that makes a handler which
 * gets it. Usually the link is encoded in advance; a tap before that waits for it.
 */
function useShareUrl({ refereeCase, kind, answer, link: ownLink }: Props, fail: (error: unknown) => void) {
  const caseLink = useShareLink(ownLink === undefined ? refereeCase : undefined);
  const link = ownLink ?? caseLink;
  const isAnswered = ownLink === undefined || kind === 'result';
  const query = useMemo(
    () => (answer && isAnswered ? makeChecksumQuery(computeAnswerChecksum(answer)) : ''),
    [answer, isAnswered],
  );
  const url = link && makeAbsoluteUrl(link, query);
  const withUrl = (pass: (url: string) => Promise<void>) => () =>
    void (
      url || !refereeCase
        ? pass(url)
        : makeLink(refereeCase).then((made) => pass(makeAbsoluteUrl(made, query)))
    ).catch(fail);
  return { url, withUrl };
}

interface ReplayButtonProps {
  replay(): Promise<boolean>;
  setMessage(message: string): void;
  readonly t: Props['t'];
}

/** A button that makes and shares a replay; busy meanwhile. */
function ReplayButton({ replay, setMessage, t }: ReplayButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    setMessage(t('replay-making'));
    setMessage(t(await runReplay(replay)));
    setBusy(false);
  };
  return (
    <WayButton
      icon={replayIcon}
      label={t('replay-save')}
      isBusy={isBusy}
      go={() => void (isBusy || make())}
    />
  );
}

/** Makes an animation and returns the key of the message about the result. */
async function runReplay(replay: ReplayButtonProps['replay']) {
  try {
    return (await replay()) ? 'replay-done' : 'replay-not-there';
  } catch (error) {
    console.warn(error);
    return 'picture-failed';
  }
}

/** Shares the tool's own picture, else one of its verdict. */
async function renderAndSharePicture(
  drawPicture: Props['drawPicture'],
  card: Props['card'],
  source: string,
): Promise<void> {
  const { sharePicture, renderVerdictSvg } = await import('../../ui/browser/picture-file.ts');
  const svg = drawPicture
    ? await drawPicture(source)
    : card && renderVerdictSvg({ ...card, source }, CHAT_PICTURE_STYLE);
  if (svg) await sharePicture(svg);
}

/** Props of every lazy-loaded dialog here. */
interface LazyDialogProps {
  readonly isOpen: boolean;
  close(): void;
  readonly t: Translator<'sharing'>;
}

interface DialogButtonProps<P extends object> {
  readonly icon: string;
  readonly label: string;
  load(): Promise<{ readonly default: FunctionComponent<P & LazyDialogProps> }>;
  /** Props of the dialog's content. */
  readonly dialogProps: P;
  /** Whether the content is available. */
  readonly isReady: boolean;
  failed(): void;
  readonly t: Translator<'sharing'>;
}

/** A button that opens a dialog, whose code is lazy-loaded at the first tap. */
function DialogButton<P extends object>({
  icon,
  label,
  load,
  dialogProps,
  isReady,
  failed,
  t,
}: DialogButtonProps<P>) {
  const loadDialog = async () => ({ LazyDialog: (await load()).default });
  const { part, isOpen, open, close } = useLazyDialog(loadDialog, failed);
  return (
    <>
      <WayButton icon={icon} label={label} go={open} />
      {part && <part.LazyDialog {...dialogProps} isOpen={isOpen && isReady} close={close} t={t} />}
    </>
  );
}

/** The style of a picture for a chat: light and narrow. */
const CHAT_PICTURE_STYLE = { isNight: false, isWide: false };

/** The absolute URL of a link, which works on any device, with a query that carries the answer's checksum. */
function makeAbsoluteUrl(link: string, query: string): string {
  return `${location.origin}${SITE_ROOT}open/${query}#${link}`;
}
