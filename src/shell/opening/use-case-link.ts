import { useEffect } from 'preact/hooks';
import { makePagePath, SITE_ROOT } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import { parseChecksum } from '../../share/answer-checksum.ts';
import { splitFragment } from '../../share/list-links.ts';
import type { Openable } from '../../share/parse-opened-text.ts';
import { getPageLocale } from '../../ui/browser/query-element.ts';
import { retryOrReload } from '../../ui/browser/retry-or-reload.ts';
import type { Session } from '../session/session.ts';
import type { ToolTypes } from '../tool-types.ts';
import { parseExtra } from './use-sibling-link.ts';

interface Options {
  /** Path of the page after the language. */
  readonly path: string;
  readonly session: Pick<Session<ToolTypes>, 'setNotice' | 'whenSaved'>;
  /**
   * Whether the saved state and the code that opens cases are loaded. Before that, opening a case would
   * overwrite the save.
   */
  readonly isReady: boolean;
  /**
   * Opens a case, with the checksum of the answer that was shared with it. Returns false if the tool cannot
   * represent it.
   */
  open(content: Openable, extra: unknown, checksum: string | undefined): boolean;
  /**
   * Opens a link in the tool's own format, with the checksum of the answer that was shared with it. Returns
   * false if it is none.
   */
  openOwnLink(link: string, checksum: string | undefined): boolean;
  readonly t: Translator<'sharing'>;
}

/**
 * Opens the case in the fragment of the address, on load and whenever it changes. The fragment stays until
 * its content is saved, so nothing is lost if a file fails to load.
 */
export function useCaseLink({ path, session, isReady, open, openOwnLink, t }: Options): void {
  /** Opens a case. Returns undefined, after showing why, if the link is invalid. */
  const openCase = async (link: string, extra: string): Promise<boolean | undefined> => {
    const { readLink } = await import('../read-link.ts');
    const read = await readLink(link, path);
    if (read.kind === 'fault') session.setNotice({ text: read.why, isSticky: true });
    if (read.kind === 'fault') return undefined;
    return read.kind === 'case' && open(read.content, parseExtra(extra), parseChecksum(extra));
  };
  /** The address of the tool for a link, in the language of this page. */
  const findAddress = async (link: string): Promise<string> => {
    const { findLinkToolPath } = await import('../../share/link.ts');
    const tool = await findLinkToolPath(link);
    return `${tool.ok ? makePagePath(getPageLocale(), tool.value) : `${SITE_ROOT}open/`}#${link}`;
  };
  const openLink = async () => {
    const { hash } = location;
    const { link, extra } = splitFragment(hash);
    if (link === '') return;
    const isOpen = openOwnLink(link, parseChecksum(extra)) || (await openCase(link, extra));
    if (isOpen === undefined) return;
    if (isOpen && !(await session.whenSaved())) return;
    if (location.hash === hash) history.replaceState(null, '', location.pathname + location.search);
    if (!isOpen) location.assign(await findAddress(link));
  };
  const follow = (opening: Promise<void>) =>
    void opening.catch((error: unknown) => {
      console.warn(error);
      const retry = () => {
        session.setNotice(null);
        follow(retryOrReload(openLink));
      };
      session.setNotice({ text: t('link-failed'), isSticky: true, retry });
    });
  useEffect(() => {
    if (!isReady) return;
    const openNow = () => follow(openLink());
    openNow();
    addEventListener('hashchange', openNow);
    return () => removeEventListener('hashchange', openNow);
  }, [isReady]);
}
