import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  /** URL of the stylesheet. */
  readonly styles: string;
  readonly children: ComponentChildren;
}

/**
 * Renders its children once their stylesheet is loaded or has failed to load, so that the layout does not
 * shift.
 */
export function WithStylesheet({ styles, children }: Props) {
  const [isShown, setShown] = useState(false);
  const show = () => setShown(true);
  return (
    <>
      <link rel="stylesheet" href={styles} onLoad={show} onError={show} />
      {isShown && children}
    </>
  );
}
