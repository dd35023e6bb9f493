import { useEffect, useState } from 'preact/hooks';
import { makeLink } from '../../share/link.ts';

/**
 * Delay after the last change before its link is encoded, in milliseconds, so that encoding does not slow
 * down fast taps.
 */
const QUIET = 250;

/**
 * The fragment with a case, encoded in advance because some browsers allow copying only synchronously in a
 * tap. Empty until it matches the current case.
 */
export function useEncodedCase(asked: object | undefined): string {
  const [made, setMade] = useState({ key: '', link: '' });
  const key = asked ? JSON.stringify(asked) : '';
  useEffect(() => {
    if (!asked) return;
    let isWanted = true;
    const make = () =>
      makeLink(asked).then(
        (link) => isWanted && setMade({ key, link }),
        (error: unknown) => console.warn(error), // a tap retries and reports a failure
      );
    const timer = setTimeout(make, QUIET);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return made.key === key ? made.link : '';
}
