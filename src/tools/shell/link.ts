import { useEffect } from 'preact/hooks';
import type { Translator } from '../../i18n/translator.ts';
import { again } from '../../ui/again.ts';
import { alsoIn } from './beside.ts';
import type { OpenedWhat } from './open-panel.tsx';
import type { Session } from './session.ts';
import type { Kit } from './tool.ts';

interface Options {
  readonly root: string;
  /** The page's path below its language. */
  readonly path: string;
  readonly session: Pick<Session<Kit>, 'setNotice' | 'kept'>;
  /** What is stored has been read, and what opens a case has arrived: else it would be added to nothing, and kept so. */
  readonly isReady: boolean;
  /** Opens a case, unless the tool cannot hold it. */
  open(asked: OpenedWhat, also: unknown): boolean;
  /** Opens what only this tool knows how to read, unless it is none of that. */
  openOwn(link: string): boolean;
  readonly t: Translator<'sharing'>;
}

/**
 * Opens the case that a link in the address carries, now and whenever another follows. The link stays in the address
 * until what it carries is kept: a file that does not arrive costs nothing.
 */
export function useLink({ root, path, session, isReady, open, openOwn, t }: Options): void {
  /** Undefined where it is no link, which is said. */
  const openCase = async (link: string, told: string): Promise<boolean | undefined> => {
    const { readLink } = await import('./read-link.ts');
    const read = await readLink(link, path);
    if (read.kind === 'fault') session.setNotice({ text: read.why, stays: true });
    return read.kind === 'fault' ? undefined : read.kind === 'case' && open(read.asked, alsoIn(told));
  };
  const openLink = async () => {
    const { hash } = location;
    const link = hash.slice(1).replace(/\..*$/s, '');
    const told = hash.slice(link.length + 2);
    if (!/^\d/.test(link)) return;
    const isOpen = openOwn(link) || (await openCase(link, told));
    if (isOpen === undefined) return;
    if (isOpen && !(await session.kept())) return;
    if (location.hash === hash) history.replaceState(null, '', location.pathname + location.search);
    if (!isOpen) location.assign(`${root}open/#${link}`); // which knows the tool for it
  };
  const follow = (opening: Promise<void>) =>
    void opening.catch((error: unknown) => {
      console.warn(error);
      const tryAgain = () => {
        session.setNotice(null);
        follow(again(openLink));
      };
      session.setNotice({ text: t('link-failed'), stays: true, again: tryAgain });
    });
  useEffect(() => {
    if (!isReady) return;
    const openNow = () => follow(openLink());
    openNow();
    addEventListener('hashchange', openNow);
    return () => removeEventListener('hashchange', openNow);
  }, [isReady]);
}
