// The last opened lesson according to its save, for the start page.
import { loadAll } from '../saves/all.ts';
import { HUANG_LESSON } from '../saves/huang-lesson.ts';
import { parseSave, usable } from '../saves/save.ts';

/** The id of the lesson, e.g. `huang/tiles`; undefined if none was opened. */
export async function openLesson(root: string): Promise<string | undefined> {
  const saves = await loadAll(root);
  const open = usable(parseSave(HUANG_LESSON, saves[HUANG_LESSON.key]))?.now;
  return open?.id.replace(/\/[^/]*$/, '');
}
