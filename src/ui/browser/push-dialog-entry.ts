/**
 * Adds a history entry for something that opens over the page, so that the device's back button calls `close`
 * instead of leaving the page. Returns a callback for when it closes in any other way: it removes the entry,
 * and then runs `next`. After going back the browser restores the scroll position; `next` waits for that,
 * because it may lead to another place on this page.
 */
export function pushDialogEntry(close: () => void): (next?: () => void) => void {
  history.pushState({ dialog: true }, '');
  addEventListener('popstate', close, { once: true });
  return (next) => {
    removeEventListener('popstate', close);
    if (!history.state?.dialog) return next?.();
    if (next) addEventListener('popstate', () => setTimeout(next), { once: true });
    history.back();
  };
}
