/** Returns the item at a position of a list. @throws {Error} if there is none, which callers have excluded */
export function requireItem<Item>(list: ArrayLike<Item>, place: number): Item {
  const item = list[place];
  if (item === undefined) throw new Error(`The index has nothing at ${place}`);
  return item;
}
