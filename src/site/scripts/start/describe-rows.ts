// Reads the saves and says on the start page what is open, e.g. `Ann, Ben, Cy · 10 of 15 entered`.
import { GAME_IDS } from '../../../games/tool-manifest.ts';
import { type LazyTextFile, loadTranslator } from '../../../i18n/lazy-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { loadAllSaves, type Saves } from '../../../saves/all-saves.ts';
import { LESSON_SAVE } from '../../../saves/lesson.ts';
import { getLoadedValue, parseSave } from '../../../saves/save.ts';
import type { SaveSummaries } from '../../../saves/save-summary.ts';
import {
  getPageLocale,
  queryElement,
  queryElements,
  readDataAttribute,
} from '../../../ui/browser/query-element.ts';
import { listOpenSaves, setLocalItem } from '../local-storage.ts';
import { arrangeRows } from './arrange-rows.ts';

/** What each game exports to summarize its saves. */
interface Summarizer {
  readonly SUMMARY_TEXTS: readonly LazyTextFile[];
  summarizeSaves(saves: Saves, t: Translator<LazyTextFile>): SaveSummaries;
}
const SUMMARIZERS = import.meta.glob<Summarizer>('../../../games/*/ui/summarize-saves.ts');

/** Summarizes the saves of the games that have some. */
async function summarizeAll(saves: Saves, locale: Locale): Promise<SaveSummaries> {
  const used = GAME_IDS.filter((game) => Object.keys(saves).some((key) => key.startsWith(`${game}-`)));
  const summaries = used.map(async (game) => {
    const load = SUMMARIZERS[`../../../games/${game}/ui/summarize-saves.ts`];
    if (!load) throw new Error(`${game} does not summarize its saves`);
    const { SUMMARY_TEXTS, summarizeSaves } = await load();
    return summarizeSaves(saves, await loadTranslator(locale, ...SUMMARY_TEXTS));
  });
  return Object.assign({}, ...(await Promise.all(summaries)));
}

/** Fills in the rows of everything that is open, and stores what is open for the next first paint. */
export async function describeRows(root: string): Promise<void> {
  const saves = await loadAllSaves(root);
  const locale = getPageLocale();
  const [summaries, t] = await Promise.all([summarizeAll(saves, locale), loadTranslator(locale, 'home')]);
  const rows = queryElements('.go[data-save]', HTMLElement);
  const isRow = (key: string) => rows.some((row) => row.dataset['save'] === key);
  const open = Object.keys(saves).filter(
    (key) => !key.includes('/') && (summaries[key] !== undefined || !isRow(key)),
  );
  // A row that is shown although its tool was emptied since stays until the next visit: nothing moves.
  setLocalItem('open', [...new Set([...listOpenSaves(), ...open])].join(' '));
  arrangeRows();
  setLocalItem('open', open.join(' '));
  for (const row of rows) {
    const summary = summaries[readDataAttribute(row, 'save')];
    queryElement('.who', HTMLElement, row).textContent = summary?.who ?? '';
    queryElement('.line', HTMLElement, row).textContent =
      `${summary?.who ? '\u00a0· ' : ''}${summary?.line ?? t('kept-nothing')}`;
    queryElement('.result', HTMLElement, row).textContent = summary?.score ?? '';
  }
  continueLesson(saves);
}

/** Leads back to the lesson that was opened last. */
function continueLesson(saves: Saves): void {
  const open = getLoadedValue(parseSave(LESSON_SAVE, saves[LESSON_SAVE.key]))?.now;
  const lesson = open?.id.replace(/\/[^/]*$/, '');
  for (const row of queryElements('a.learn', HTMLAnchorElement)) {
    const places = new Map<string, { href: string; title: string }>(
      Object.entries(JSON.parse(readDataAttribute(row, 'lessons'))),
    );
    const place = lesson === undefined ? undefined : places.get(lesson);
    if (!place) continue;
    row.href = place.href;
    queryElement('small', HTMLElement, row).textContent = place.title;
  }
}
