import { useEffect } from 'preact/hooks';
import type { Translator } from '../../i18n/translator.ts';
import { queryElements } from '../../ui/browser/query-element.ts';
import type { ShellSession } from '../session/session.ts';
import type { ToolTypes } from '../tool-types.ts';
import type { SiblingBoard } from './sibling-board.ts';

/** The fragment of the switch between two tools with the same board. */
const SWITCH_HASH = '#board';

/**
 * Takes over the board of the sibling tool: after the switch, and whenever the sibling has changed it
 * further, be it in another tab. Each time is an undo step.
 */
export function useSiblingBoard<K extends ToolTypes>(
  siblingBoard: SiblingBoard<K['state']> | undefined,
  session: ShellSession<K>,
  t: Translator<'sharing'>,
): void {
  const { isArchiveLoaded, latest, change, notify, store, whenSaved } = session;
  useEffect(() => {
    if (!siblingBoard || !isArchiveLoaded) return undefined;
    const { key, takeBoard } = siblingBoard;
    const take = async () => {
      const hasSwitched = location.hash === SWITCH_HASH;
      const [rawSave] = await store.load([key]);
      const taken = takeBoard(latest().history, rawSave, hasSwitched);
      if (taken) change(taken.state);
      if (taken && !hasSwitched) notify(t('board-changed'));
      if (taken?.isReplaced) notify(t('board-replaced'));
      if (hasSwitched && (await whenSaved()))
        history.replaceState(null, '', location.pathname + location.search);
    };
    const takeNow = () => void take().catch((error: unknown) => console.warn(error));
    for (const anchor of queryElements('.way:not([aria-current])', HTMLAnchorElement))
      anchor.hash = SWITCH_HASH;
    takeNow();
    return store.onChange((keys) => keys.includes(key) && takeNow());
  }, [isArchiveLoaded]);
}
