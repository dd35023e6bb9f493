import { loadAllSaves } from '../../saves/all-saves.ts';
import { type ExerciseProgress, PROGRESS_SAVE } from '../../saves/progress.ts';
import { getLoadedValue, parseSave } from '../../saves/save.ts';

/** Loads the stored results of all exercises. */
export async function loadLessonProgress(root: string): Promise<readonly ExerciseProgress[]> {
  const saves = await loadAllSaves(root);
  const save = getLoadedValue(parseSave(PROGRESS_SAVE, saves[PROGRESS_SAVE.key]));
  return save ? PROGRESS_SAVE.listEntries(save) : [];
}
