import { useEffect, useState } from 'preact/hooks';
import { makeLink } from '../../share/link.ts';

/**
 * Delay after the last change before its link is encoded, in milliseconds, so that encoding does not slow
 * down fast taps.
 */
const ENCODE_DELAY = 250;

/**
 * Returns the link of a case, without the address of a page. It is encoded in advance because some browsers
 * allow copying only synchronously in a tap. Empty until the link of the current case is ready.
 */
export function useShareLink(refereeCase: object | undefined): string {
  const [encoded, setEncoded] = useState({ key: '', link: '' });
  const key = refereeCase ? JSON.stringify(refereeCase) : '';
  useEffect(() => {
    if (!refereeCase) return;
    let isWanted = true;
    const make = () =>
      makeLink(refereeCase).then(
        (link) => isWanted && setEncoded({ key, link }),
        (error: unknown) => console.warn(error), // a tap retries and reports a failure
      );
    const timer = setTimeout(make, ENCODE_DELAY);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return encoded.key === key ? encoded.link : '';
}
