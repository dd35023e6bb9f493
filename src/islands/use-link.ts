import { useEffect } from 'preact/hooks';
import type { Case } from '../referee/referee.ts';

/**
 * Opens the case that a link in the address carries, now and whenever another follows. It waits until what is stored
 * has been read: else it would be added to nothing, and kept so. `tool` is the page's path below its language.
 */
export function useLink(root: string, tool: string, isReady: boolean, open: (asked: Case) => void): void {
  useEffect(() => {
    if (!isReady) return;
    const openLink = async () => {
      const link = location.hash.slice(1);
      if (!/^\d/.test(link)) return;
      history.replaceState(null, '', location.pathname + location.search);
      const { readLink } = await import('./read-link.ts');
      const asked = await readLink(link, tool);
      // Another page says what is wrong with it, or is the tool for it.
      if (asked) open(asked);
      else location.assign(`${root}open/#${link}`);
    };
    const openNow = () => void openLink();
    openNow();
    addEventListener('hashchange', openNow);
    return () => removeEventListener('hashchange', openNow);
  }, [isReady]);
}
