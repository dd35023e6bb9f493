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

/** Begins a fetch in a task of its own: to ask for a dozen files at once holds up taps on a slow phone. */
export async function inTask<T>(fetch: () => Promise<T>): Promise<T> {
  await nextTask();
  return fetch();
}
