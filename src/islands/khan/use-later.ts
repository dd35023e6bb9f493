import { useEffect, useState } from 'preact/hooks';

/** A part of the page that is fetched once its first screen stands. */
export function useLater<T>(load: () => Promise<T>) {
  const [part, setPart] = useState<T>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    load()
      .then((loaded) => setPart(() => loaded))
      .catch((error: unknown) => {
        console.warn(error);
        setFailed(true);
      });
  }, []);
  return { part, hasFailed };
}
