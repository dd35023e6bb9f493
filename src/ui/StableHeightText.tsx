import type { ComponentChildren } from 'preact';

interface Props {
  /** All texts that may be shown here, one at a time. */
  readonly texts: readonly string[];
  /** The text that is shown now. */
  readonly children: ComponentChildren;
}

/** A box as high as the tallest of its possible texts, so that the content below never moves. */
export function StableHeightText({ texts, children }: Props) {
  return (
    <span class="tallest">
      {texts.map((text) => (
        <span key={text} data-spare={text} /> // rendered by CSS, so neither read aloud nor found in the page
      ))}
      <span>{children}</span>
    </span>
  );
}
