import { wholeUpTo } from '../../support/random.ts';
import { type Change, folderOf, isReadable } from './changes.ts';
import { KIND_NAMES } from './kinds.ts';

/** So many of the changes, evenly over folders and kinds as far as there are any, in any order within. */
export function drawn(all: readonly Change[], count: number, random: () => number): readonly Change[] {
  const folders = [...new Set(all.map(folderOf))];
  const heaps = new Map<string, Change[]>();
  for (const change of all) {
    const heap = `${folderOf(change)} ${change.kind}`;
    heaps.set(heap, [...(heaps.get(heap) ?? []), change]);
  }
  const taken: Change[] = [];
  // Kinds go round within each folder, one step further each time, so that a short draw misses no kind everywhere.
  for (let round = 0; taken.length < count && [...heaps.values()].some((heap) => heap.length > 0); round++)
    for (const [i, folder] of folders.entries()) {
      const kind = KIND_NAMES[(round + i) % KIND_NAMES.length];
      const change = takeOne(heaps.get(`${folder} ${kind}`) ?? [], random);
      if (change && taken.length < count) taken.push(change);
    }
  return taken;
}

/** Takes a readable change out of a heap. */
function takeOne(heap: Change[], random: () => number): Change | undefined {
  while (heap.length > 0) {
    const [change] = heap.splice(wholeUpTo(random, heap.length - 1), 1);
    if (change && isReadable(change)) return change;
  }
  return undefined;
}
