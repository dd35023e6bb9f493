import { wholeUpTo } from '../../support/random.ts';
import { type Change, folderOf, isReadable } from './changes.ts';
import { KIND_NAMES } from './kinds.ts';

/** Draws random changes, spread evenly over folders and kinds. */
export function drawn(all: readonly Change[], count: number, random: () => number): readonly Change[] {
  const folders = [...new Set(all.map(folderOf))];
  const heaps = new Map<string, Change[]>();
  for (const change of all) {
    const heap = `${folderOf(change)} ${change.kind}`;
    heaps.set(heap, [...(heaps.get(heap) ?? []), change]);
  }
  const taken: Change[] = [];
  // Each folder starts with another kind, so that a short draw does not miss the same kinds everywhere.
  for (let round = 0; taken.length < count && [...heaps.values()].some((heap) => heap.length > 0); round++)
    for (const [i, folder] of folders.entries()) {
      const kind = KIND_NAMES[(round + i) % KIND_NAMES.length];
      const change = takeOne(heaps.get(`${folder} ${kind}`) ?? [], random);
      if (change && taken.length < count) taken.push(change);
    }
  return taken;
}

/** Removes a random change that parses from a list. */
function takeOne(heap: Change[], random: () => number): Change | undefined {
  while (heap.length > 0) {
    const [change] = heap.splice(wholeUpTo(random, heap.length - 1), 1);
    if (change && isReadable(change)) return change;
  }
  return undefined;
}
