/** Who receives reports, configured at build time: a page for new issues, or a mail address. */
export type Receiver =
  | { readonly kind: 'issues'; readonly url: string }
  | { readonly kind: 'mail'; readonly address: string };

/** Returns the full address of the receiver, where users can paste a text. */
export function getReceiverAddress(receiver: Receiver): string {
  return receiver.kind === 'issues' ? receiver.url : receiver.address;
}

/** Returns the address of the receiver in short form: the issue tracker without the page for new issues. */
export function formatReceiver(receiver: Receiver): string {
  if (receiver.kind === 'mail') return receiver.address;
  const { host, pathname } = new URL(receiver.url);
  return host + pathname.replace(/(\/-)?\/issues\/new(\/choose)?\/?$|\/$/, '');
}
