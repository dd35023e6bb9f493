// Inlined below the games, so that it runs before the first paint: shows the game that was used last, and a
// row for everything that is open. What is open is known from localStorage; a save itself is read later.
import { getLocalItem, listOpenSaves } from '../local-storage.ts';

/** The saves of lessons and drills: those who have one are no newcomers. */
const OF_LESSONS = ['learnt', 'huang-lesson', 'huang-drill'];

/** Shows a row for each open save instead of the row of its tool, and the lessons instead of a welcome. */
export function arrangeRows(): void {
  const open = listOpenSaves();
  const isNew = !OF_LESSONS.some((key) => open.includes(key));
  for (const row of document.querySelectorAll<HTMLElement>('[data-save]'))
    row.hidden = open.includes(String(row.dataset['save'])) !== row.matches('.go');
  for (const row of document.querySelectorAll<HTMLElement>('.new,.learn'))
    row.hidden = isNew !== row.matches('.new');
}

/** Chooses the game that was used last. The stored value begins with the name of the game. */
export function chooseLastGame(): void {
  const last = getLocalItem('last') ?? '';
  for (const tab of document.querySelectorAll<HTMLInputElement>('[name=game]'))
    if (last.startsWith(tab.value)) tab.checked = true;
}
