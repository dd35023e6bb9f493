/** Splits an id such as `huang/end` into game and name. */
export function splitContentId(id: string): { readonly game: string; readonly name: string } {
  const [game, name, ...more] = id.split('/');
  if (!game || !name || more.length > 0)
    throw new Error(`This is not an id of the form <game>/<name>: ${id}`);
  return { game, name };
}
