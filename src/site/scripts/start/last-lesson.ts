// Reads which lesson was opened last, for the start page.
import { loadAllSaves } from '../../../saves/all-saves.ts';
import { LESSON_SAVE } from '../../../saves/lesson.ts';
import { getLoadedValue, parseSave } from '../../../saves/save.ts';

/** Returns the id of the lesson, e.g. `huang/tiles`; undefined if none was opened. */
export async function loadLastLesson(root: string): Promise<string | undefined> {
  const saves = await loadAllSaves(root);
  const open = getLoadedValue(parseSave(LESSON_SAVE, saves[LESSON_SAVE.key]))?.now;
  return open?.id.replace(/\/[^/]*$/, '');
}
