import { useEffect, useRef, useState } from 'preact/hooks';
import type { Locale } from '../i18n/locale.ts';
import { makePagePath } from '../i18n/paths.ts';
import type { Translator } from '../i18n/translator.ts';
import { fetchPage } from './browser/fetch-page.ts';
import { Dialog } from './Dialog.tsx';
import { LoadError } from './LoadError.tsx';
import styles from './styles/signs.css?url';

interface Props {
  readonly locale: Locale;
  /** The game of the legend, as named in paths. */
  readonly game: string;
  readonly t: Translator<'tool'>;
  readonly shellTexts: Translator<'sharing'>;
}

/**
 * A dialog with the meaning of a game's symbols, loaded from the page with all legends. Any link to that page
 * opens this dialog instead; the head of each tool with symbols has one.
 */
export function LegendDialog({ locale, game, t, shellTexts }: Props) {
  const address = makePagePath(locale, 'signs/');
  const { text, isOpen, close, hasFailed, load } = useLegend(address, game);
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <a class="button" href={`${address}#${game}`}>
        {shellTexts('signs')}
      </a>
      <Dialog isOpen={isOpen} title={shellTexts('signs')} closing={shellTexts('dialog-close')} close={close}>
        {hasFailed && <LoadError text={shellTexts('signs-failed')} retry={load} t={t} />}
        <div ref={text} />
      </Dialog>
    </>
  );
}

/** Opens the dialog when a link to the legend page is clicked, and loads its content the first time. */
function useLegend(address: string, game: string) {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const load = () => {
    setFailed(false);
    loadLegend(address, game)
      .then((symbols) => text.current?.replaceChildren(symbols))
      .catch((error: unknown) => {
        console.warn(error);
        setFailed(true);
      });
  };
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (!isPlainLinkClick(address, event)) return;
      event.preventDefault();
      setOpen(true);
      if (!text.current?.hasChildNodes()) load();
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [address, game]);
  return { text, isOpen, close: () => setOpen(false), hasFailed, load };
}

/** Whether a click follows a link to a part of the page at `address` in the same window. */
function isPlainLinkClick(address: string, { target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return !(ctrlKey || metaKey || shiftKey) && Boolean(link?.href.includes(`${address}#`));
}

/** Loads the symbols of a game from the legend page. */
async function loadLegend(address: string, game: string): Promise<Element> {
  const page = await fetchPage(address);
  const section = page.getElementById(game);
  if (!section) throw new Error(`${address} has no signs of ${game}`);
  section.removeAttribute('id');
  section.querySelector('h2')?.remove(); // the dialog has a title of its own
  return document.importNode(section, true);
}
