import { useEffect, useRef } from 'preact/hooks';
import { pushDialogEntry } from '../browser/push-dialog-entry.ts';

/**
 * Makes the device's back button close a dialog while it is open, instead of leaving the page. `left` is
 * called once the dialog is closed and its history entry is gone.
 */
export function useBackButton(isOpen: boolean, close: () => void, left?: () => void): void {
  const latest = useRef(left);
  latest.current = left;
  useEffect(() => {
    if (!isOpen) return;
    const leave = pushDialogEntry(close);
    return () => leave(latest.current);
  }, [isOpen]);
}
