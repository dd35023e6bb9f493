import type { ComponentChildren } from 'preact';

interface Props {
  readonly title: string;
  /** What holds for all of them. */
  readonly lead?: string;
  readonly children: ComponentChildren;
}

/** Signs with what they mean: each a picture and words. */
export function SignList({ title, lead, children }: Props) {
  return (
    <>
      <h3>{title}</h3>
      {lead && <p>{lead}</p>}
      <ul>{children}</ul>
    </>
  );
}
