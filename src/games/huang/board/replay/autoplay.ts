import type { OpenAction } from '../state.ts';

/** Actions that were opened from a link or an example since the page was loaded. */
const OPENED = new WeakSet<OpenAction>();

/** Records that an action was opened from a link, so that its replay starts by itself. */
export function markForAutoplay(openAction: OpenAction): OpenAction {
  OPENED.add(openAction);
  return openAction;
}

/** Returns whether an action was opened from a link since the page was loaded, not restored from storage. */
export function isMarkedForAutoplay(openAction: OpenAction): boolean {
  return OPENED.has(openAction);
}
