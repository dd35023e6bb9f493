import type { ComponentChildren } from 'preact';

interface Props {
  /** Every text that may be shown here, one at a time. */
  readonly texts: readonly string[];
  /** What is shown now. */
  readonly children: ComponentChildren;
}

/** A text in a box as high as the tallest that may take its place, so that what stands below never moves. */
export function Tallest({ texts, children }: Props) {
  return (
    <span class="tallest">
      {texts.map((text) => (
        <span key={text} data-spare={text} /> // drawn by its style: neither read out nor found
      ))}
      <span>{children}</span>
    </span>
  );
}
