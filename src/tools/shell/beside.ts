import { useEffect } from 'preact/hooks';
import type { Translator } from '../../i18n/translator.ts';
import { makeLink } from '../../share/link.ts';
import { again } from '../../ui/again.ts';
import { elementsAt } from '../../ui/element.ts';
import type { Session } from './session.ts';
import type { Kit } from './tool.ts';
import { useLinkOf } from './use-link-of.ts';

/**
 * Has the page's way to the tool beside this one carry a case, with which that one goes on; without one it leads there as
 * it is. A tap before the link is made waits for it.
 */
export function useBeside(
  asked: object | undefined,
  session: Pick<Session<Kit>, 'setNotice'>,
  t: Translator<'sharing'>,
): void {
  const link = useLinkOf(asked);
  useEffect(() => {
    const [way] = elementsAt('.way:not([aria-current])', HTMLAnchorElement);
    if (!way) return;
    way.hash = link;
    if (!asked || link) return;
    const follow = (making: Promise<string>) =>
      making.then(
        (made) => {
          way.removeEventListener('click', wait);
          way.hash = made;
          way.click();
        },
        (error: unknown) => {
          console.warn(error);
          const tryAgain = () => void follow(again(() => makeLink(asked)));
          session.setNotice({ text: t('part-failed'), stays: true, again: tryAgain });
        },
      );
    const wait = (event: Event) => {
      event.preventDefault();
      void follow(makeLink(asked));
    };
    way.addEventListener('click', wait);
    return () => way.removeEventListener('click', wait);
  }, [asked, link]);
}
