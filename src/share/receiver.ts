/** Who gets reports, named when the site was built: the page on which an issue is written, or a mail address. */
export type Receiver =
  | { readonly kind: 'issues'; readonly url: string }
  | { readonly kind: 'mail'; readonly address: string };

/** Where reports go, whole: a text can be pasted there. */
export function nameOf(receiver: Receiver): string {
  return receiver.kind === 'issues' ? receiver.url : receiver.address;
}

/** Where reports go, as short as it says so: the place of the issues without the page on which they are written. */
export function shortNameOf(receiver: Receiver): string {
  if (receiver.kind === 'mail') return receiver.address;
  const { host, pathname } = new URL(receiver.url);
  return host + pathname.replace(/(\/-)?\/issues\/new(\/choose)?\/?$|\/$/, '');
}
