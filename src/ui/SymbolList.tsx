import type { ComponentChildren } from 'preact';

interface Props {
  readonly title: string;
  /** Introductory text. */
  readonly lead?: string;
  readonly children: ComponentChildren;
}

/** A list of symbols with their meanings. */
export function SymbolList({ title, lead, children }: Props) {
  return (
    <>
      <h3>{title}</h3>
      {lead && <p>{lead}</p>}
      <ul>{children}</ul>
    </>
  );
}
