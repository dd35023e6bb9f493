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
      const [{ parseLink }, { toolFor }] = await Promise.all([
        import('../share/link.ts'),
        import('../share/tool.ts'),
      ]);
      const opened = await parseLink(link);
      // Another page says what is wrong with it, or is the tool for it.
      if (!opened.ok || toolFor(opened.value) !== tool) return location.assign(`${root}open/#${link}`);
      open(opened.value);
    };
    const openNow = () => void openLink();
    openNow();
    addEventListener('hashchange', openNow);
    return () => removeEventListener('hashchange', openNow);
  }, [isReady]);
}
