/**
 * The id under which a game, a board or a battle is kept, unlike any other on any device. A page that came over plain
 * http from another machine (a phone that looks at somebody's `npm run dev`) has no `randomUUID`: there it is drawn by
 * hand. Ids of before look like neither; they are texts and nothing more.
 */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
