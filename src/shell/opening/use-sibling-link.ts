import { useEffect } from 'preact/hooks';
import type { Translator } from '../../i18n/translator.ts';
import { makeLink } from '../../share/link.ts';
import { queryElements } from '../../ui/browser/query-element.ts';
import { retryOrReload } from '../../ui/browser/retry-or-reload.ts';
import type { Session } from '../session/session.ts';
import { useShareLink } from '../sharing/use-share-link.ts';
import type { SiblingInput } from '../tool.ts';
import type { ToolTypes } from '../tool-types.ts';

/**
 * Adds a case to the page's link to the sibling tool and, after a dot, further percent-encoded data. Without
 * a case the plain link is used. A tap before the case is encoded waits for it.
 */
export function useSiblingLink(
  siblingInput: SiblingInput | undefined,
  session: Pick<Session<ToolTypes>, 'setNotice'>,
  t: Translator<'sharing'>,
): void {
  const refereeCase = siblingInput?.refereeCase;
  const extra = JSON.stringify(siblingInput?.extra);
  const makeHash = (caseLink: string) =>
    extra === undefined ? caseLink : `${caseLink}.${encodeURIComponent(extra)}`;
  const link = useShareLink(refereeCase);
  useEffect(() => {
    const [anchor] = queryElements('.way:not([aria-current])', HTMLAnchorElement);
    if (!anchor || !refereeCase) return undefined;
    const reset = () => {
      anchor.hash = '';
    };
    anchor.hash = link && makeHash(link);
    if (link) return reset;
    const follow = (making: Promise<string>) =>
      making.then(
        (caseLink) => {
          anchor.removeEventListener('click', wait);
          anchor.hash = makeHash(caseLink);
          anchor.click();
        },
        (error: unknown) => {
          console.warn(error);
          const retry = () => void follow(retryOrReload(() => makeLink(refereeCase)));
          session.setNotice({ text: t('part-failed'), isSticky: true, retry });
        },
      );
    const wait = (event: Event) => {
      event.preventDefault();
      void follow(makeLink(refereeCase));
    };
    anchor.addEventListener('click', wait);
    return () => {
      reset();
      anchor.removeEventListener('click', wait);
    };
  }, [refereeCase, link, extra]);
}

/** Parses the data that the sibling tool added after the dot; undefined if there is none or it is invalid. */
export function parseExtra(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined; // the case is still worth opening without the additional data
  }
}
