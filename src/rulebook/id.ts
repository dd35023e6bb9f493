/** Splits an id such as `huang/end` into game and name. */
export function partsOf(id: string): { readonly game: string; readonly name: string } {
  const [game, name, ...more] = id.split('/');
  if (!game || !name || more.length > 0) throw new Error(`No id of a game and a name: ${id}`);
  return { game, name };
}
