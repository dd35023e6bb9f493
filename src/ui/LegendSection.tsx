import type { ComponentChildren } from 'preact';

interface Props {
  readonly title: string;
  /** Introductory text. */
  readonly lead?: string;
  readonly children: ComponentChildren;
}

/** A section of a legend: a heading, an introduction if any, and a list of symbols with their meanings. */
export function LegendSection({ title, lead, children }: Props) {
  return (
    <>
      <h3>{title}</h3>
      {lead && <p>{lead}</p>}
      <ul>{children}</ul>
    </>
  );
}
