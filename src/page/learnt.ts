// Reads the stored results of the lessons.
import { loadAll } from '../saves/all.ts';
import { LEARNT, type Learnt } from '../saves/learnt.ts';
import { parseSave, usable } from '../saves/save.ts';

export async function learntIn(root: string): Promise<readonly Learnt[]> {
  const saves = await loadAll(root);
  const save = usable(parseSave(LEARNT, saves[LEARNT.key]));
  return save ? LEARNT.allIn(save) : [];
}
