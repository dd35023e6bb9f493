import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  /** The line that stays visible. */
  readonly summary: ComponentChildren;
  readonly look?: string;
  /** Renders the content; called only while it is open. */
  children(): ComponentChildren;
}

/** A collapsed section whose content is rendered only when it is opened. */
export function Fold({ summary, look, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class={look} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}
