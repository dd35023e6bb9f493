import { useEffect } from 'preact/hooks';
import { pushDialogEntry } from '../browser/push-dialog-entry.ts';

/** Makes the device's back button close a dialog while it is open, instead of leaving the page. */
export function useBackButton(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const leave = pushDialogEntry(close);
    return () => leave();
  }, [isOpen]);
}
