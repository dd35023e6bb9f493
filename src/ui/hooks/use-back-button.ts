import { useEffect } from 'preact/hooks';

/** Makes the device's back button close a dialog while it is open, instead of leaving the page. */
export function useBackButton(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    history.pushState({ dialog: true }, '');
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      if (history.state?.dialog) history.back();
    };
  }, [isOpen]);
}
