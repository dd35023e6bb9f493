import { useEffect, useState } from 'preact/hooks';
import { again } from '../../ui/again.ts';

/** A part of the page that is fetched once it is wanted, and `again` where it did not arrive. */
export function useLater<T>(load: () => Promise<T>, isWanted = true) {
  const [part, setPart] = useState<T>();
  const [hasFailed, setFailed] = useState(false);
  const show = (loading: Promise<T>) => {
    setFailed(false);
    loading.then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => {
        console.warn(error);
        setFailed(true);
      },
    );
  };
  useEffect(() => {
    if (isWanted) show(load());
  }, [isWanted]);
  return { part, hasFailed, again: () => show(again(load)) };
}
