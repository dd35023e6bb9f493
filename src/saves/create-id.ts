/**
 * Makes a unique id for a game, a board or a battle. `randomUUID` is missing on a page served over plain http
 * from another machine (a phone that opens the dev server); there the id is made from random numbers. Older
 * ids have other forms; ids are only compared as texts.
 */
export function createId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
