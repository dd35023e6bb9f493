import { useState } from 'preact/hooks';
import { retryOrReload } from '../browser/retry-or-reload.ts';

/**
 * Holds the state of a dialog whose code is lazy-loaded when it is opened for the first time. If that fails,
 * the dialog is closed again, `failed` is called, and opening it again retries.
 */
export function useLazyDialog<T>(load: () => Promise<T>, failed?: () => void) {
  const [part, setPart] = useState<T>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    setOpen(true);
    setFailed(false);
    if (part) return;
    (hasFailed ? retryOrReload(load) : load()).then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => {
        console.warn(error);
        setOpen(false);
        setFailed(true);
        failed?.();
      },
    );
  };
  return { part, isOpen, open, close: () => setOpen(false), hasFailed };
}
