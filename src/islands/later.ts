import { useEffect, useState } from 'preact/hooks';
import { nextTask } from './next-task.ts';

/** A part of the page that is fetched once its first screen stands, and it is wanted. */
export function useLater<T>(load: () => Promise<T>, isWanted = true) {
  const [part, setPart] = useState<T>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isWanted)
      load().then(
        (loaded) => setPart(() => loaded),
        (error: unknown) => {
          console.warn(error);
          setFailed(true);
        },
      );
  }, [isWanted]);
  return { part, hasFailed };
}

/**
 * Begins several fetches, each in a task of its own, and waits for all of them: to ask for a dozen files at once holds up
 * taps on a slow phone.
 */
export function inTurn<T extends readonly unknown[]>(
  ...fetches: { [I in keyof T]: () => Promise<T[I]> }
): Promise<T> {
  const begin = async (fetch: () => Promise<unknown>) => {
    await nextTask();
    return fetch();
  };
  return Promise.all(fetches.map(begin)) as Promise<unknown> as Promise<T>;
}
