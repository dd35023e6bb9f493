import { useEffect } from 'preact/hooks';
import type { Translator } from '../../i18n/translator.ts';
import { makeLink } from '../../share/link.ts';
import { queryElements } from '../../ui/query-element.ts';
import { retryLoad } from '../../ui/retry-load.ts';
import type { SiblingInput, ToolTypes } from './tool.ts';
import { useEncodedCase } from './use-encoded-case.ts';
import type { Session } from './use-session.ts';

/**
 * Adds a case to the page's link to the related tool and, after a dot, further percent-encoded data. Without
 * a case the plain link is used. A tap before the case is encoded waits for it.
 */
export function useSiblingLink(
  beside: SiblingInput | undefined,
  session: Pick<Session<ToolTypes>, 'setNotice'>,
  t: Translator<'sharing'>,
): void {
  const asked = beside?.refereeCase;
  const told = JSON.stringify(beside?.extra);
  const whole = (made: string) => (told === undefined ? made : `${made}.${encodeURIComponent(told)}`);
  const link = useEncodedCase(asked);
  useEffect(() => {
    const [way] = queryElements('.way:not([aria-current])', HTMLAnchorElement);
    if (!way) return;
    way.hash = link && whole(link);
    if (!asked || link) return;
    const follow = (making: Promise<string>) =>
      making.then(
        (made) => {
          way.removeEventListener('click', wait);
          way.hash = whole(made);
          way.click();
        },
        (error: unknown) => {
          console.warn(error);
          const tryAgain = () => void follow(retryLoad(() => makeLink(asked)));
          session.setNotice({ text: t('part-failed'), isSticky: true, retry: tryAgain });
        },
      );
    const wait = (event: Event) => {
      event.preventDefault();
      void follow(makeLink(asked));
    };
    way.addEventListener('click', wait);
    return () => way.removeEventListener('click', wait);
  }, [asked, link, told]);
}

/** The data that the related tool added after the dot; undefined if there is none or it is invalid. */
export function parseExtra(told: string): unknown {
  if (told === '') return undefined;
  try {
    return JSON.parse(decodeURIComponent(told));
  } catch {
    return undefined; // the case is still worth opening without the additional data
  }
}
