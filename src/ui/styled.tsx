import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  /** The address of its style sheet. */
  readonly styles: string;
  readonly children: ComponentChildren;
}

/** What has a style sheet of its own: shown once that has come, or cannot be had, so that nothing jumps. */
export function Styled({ styles, children }: Props) {
  const [isShown, setShown] = useState(false);
  const show = () => setShown(true);
  return (
    <>
      <link rel="stylesheet" href={styles} onLoad={show} onError={show} />
      {isShown && children}
    </>
  );
}
