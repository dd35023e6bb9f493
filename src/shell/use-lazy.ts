import { useEffect, useState } from 'preact/hooks';
import { nextTask } from '../ui/browser/next-task.ts';
import { retryOrReload } from '../ui/browser/retry-or-reload.ts';

/** A part of the page that is loaded when it is wanted. */
export interface Lazy<T> {
  /** Undefined until it is loaded. */
  readonly part: T | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Lazy-loads a part of the page once it is wanted. `retry` loads it again after a failure. */
export function useLazy<T>(load: () => Promise<T>, isWanted = true): Lazy<T> {
  const [part, setPart] = useState<T>();
  const [hasFailed, setFailed] = useState(false);
  const show = async (loading: Promise<T>) => {
    setFailed(false);
    try {
      const loaded = await loading;
      await nextTask(); // evaluating its scripts and rendering are separate tasks
      setPart(() => loaded);
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
  };
  useEffect(() => {
    if (isWanted) void show(load());
  }, [isWanted]);
  return { part, hasFailed, retry: () => void show(retryOrReload(load)) };
}
