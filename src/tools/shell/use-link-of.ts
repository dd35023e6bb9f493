import { useEffect, useState } from 'preact/hooks';
import { makeLink } from '../../share/link.ts';

/** Milliseconds after the last change before its link is made: whoever is still tapping waits for nothing but paint. */
const QUIET = 250;

/**
 * The link of a case, as the part behind `#`, made before anybody asks for it: some browsers copy only in the very
 * moment of the tap. Empty until it is that of this very case.
 */
export function useLinkOf(asked: object | undefined): string {
  const [made, setMade] = useState({ key: '', link: '' });
  const key = asked ? JSON.stringify(asked) : '';
  useEffect(() => {
    if (!asked) return;
    let isWanted = true;
    const make = () =>
      makeLink(asked).then(
        (link) => isWanted && setMade({ key, link }),
        (error: unknown) => console.warn(error), // a tap tries again, and says so where it fails
      );
    const timer = setTimeout(make, QUIET);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return made.key === key ? made.link : '';
}
