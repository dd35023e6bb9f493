// Copies of everything: hands one out, and reads one in after showing what it would change. Fetched by the settings
// page when that part of it is opened.
import { isolated } from '../explain/isolated.ts';
import { fetchTexts } from '../i18n/lazy-texts.ts';
import type { Locale } from '../i18n/locale.ts';
import { makeTranslator, type Translator } from '../i18n/translator.ts';
import { exchange, loadAll, type Saves } from '../saves/all.ts';
import { putAsideIn } from '../saves/aside.ts';
import {
  BEFORE_IMPORT,
  backOf,
  importOf,
  LARGEST_COPY,
  parseCopy,
  type Reading,
  readCopy,
} from '../saves/copy.ts';
import { makeCopy } from '../saves/make-copy.ts';
import { parseSave, usable } from '../saves/save.ts';
import { makeElement } from './make-element.ts';
import { saveCopy } from './save-file.ts';

/** What copies need on the page, and what they say there. */
interface Panel extends Place, ReturnType<typeof makeParts> {}

interface Place {
  readonly root: string;
  readonly locale: Locale;
  /** The version of this Yamen. */
  readonly app: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly t: Translator<'saves'>;
}

/** Fills `place` with what copies need. `app`: the version of this Yamen. */
export async function openCopies(
  place: HTMLElement,
  root: string,
  locale: Locale,
  app: string,
): Promise<void> {
  const texts = await fetchTexts(locale, 'saves');
  const t = makeTranslator<'saves'>(locale, texts);
  const panel: Panel = { ...{ root, locale, app, texts, t }, ...makeParts(place, t) };
  const { file, back, hand, lead } = panel;
  file.onchange = trying(panel, () => readIn(panel), 'import-failed');
  back.onclick = trying(panel, () => write(panel, (here) => backOf(here, now())), 'write-failed');
  hand.onclick = trying(panel, () => handOut(panel), 'export-failed');
  const isSafe = await navigator.storage?.persisted?.().catch(() => false);
  lead.append(` ${t(isSafe ? 'safe' : 'unsafe')}`);
  // A browser that stores nothing has nothing to take back, and nothing was put aside.
  await showBack(panel).catch(console.warn);
  if (await isAnythingAside(root).catch(console.warn)) await listAside(panel);
}

function makeParts(place: HTMLElement, t: Translator<'saves'>) {
  const status = makeElement('p', '', { role: 'status' });
  const preview = makeElement('div');
  const back = makeElement('button', '', { type: 'button', hidden: true });
  const lead = makeElement('p', t('lead'));
  const hand = makeElement('button', t('export'), { type: 'button' });
  const file = makeElement('input', '', { type: 'file', accept: 'application/json,.json' });
  const label = makeElement('label', t('import'), { className: 'button file' });
  const aside = makeElement('div');
  label.append(file);
  place.append(lead, hand, label, status, preview, back, aside);
  return { status, preview, back, lead, hand, file, aside };
}

function say({ status }: Panel, text: string): void {
  status.textContent = text;
}

/** What a tap does; that it has failed is said. */
function trying(
  panel: Panel,
  work: () => Promise<void>,
  failed: 'write-failed' | 'import-failed' | 'export-failed',
) {
  return () => {
    say(panel, '');
    work().catch((error: unknown) => {
      console.warn(error);
      say(panel, panel.t(failed));
    });
  };
}

const now = () => new Date().toISOString();

/** Offers to take the last import back, or to do it again. */
async function showBack({ root, locale, back, t }: Panel): Promise<void> {
  const last = usable(parseSave(BEFORE_IMPORT, (await loadAll(root))[BEFORE_IMPORT.key]));
  back.hidden = !last;
  if (last) back.textContent = t(last.isBack ? 'again' : 'undo-import', { date: dateIn(locale, last.at) });
}

async function write(panel: Panel, change: (here: Saves) => Saves): Promise<void> {
  await exchange(panel.root, change);
  panel.preview.replaceChildren();
  await showBack(panel);
  say(panel, panel.t('done'));
  panel.back.focus();
}

/** Hands out a copy of everything. */
async function handOut(panel: Panel): Promise<void> {
  const saves = await loadAll(panel.root);
  if (Object.keys(saves).length === 0) say(panel, panel.t('export-empty'));
  else saveCopy(makeCopy(saves, panel.app, now()));
}

/** Reads the copy that was chosen, and shows what it would change. */
async function readIn(panel: Panel): Promise<void> {
  const { root, texts, t, file, preview } = panel;
  const chosen = file.files?.item(0);
  if (!chosen) return;
  preview.replaceChildren();
  const text = chosen.size > LARGEST_COPY ? null : await chosen.text();
  file.value = '';
  const copy = text === null ? ({ ok: false, error: 'too-large' } as const) : parseCopy(text);
  if (!copy.ok) return say(panel, t(copy.error));
  const lines = readCopy(copy.value, await loadAll(root)).map((one) => lineOf(one, texts, t));
  const ticked = () => new Set(lines.flatMap(({ key, box }) => (box?.checked ? [key] : [])));
  const take = () => write(panel, (here) => importOf(copy.value, ticked(), here, now()));
  showPreview(panel, lines, trying(panel, take, 'write-failed'));
}

/** What a copy would change, to be ticked, and taken or left. */
function showPreview({ t, preview, file }: Panel, lines: readonly Line[], onclick: () => void): void {
  const heading = makeElement('h3', t('preview'), { tabIndex: -1 });
  const list = makeElement('ul', '', { ariaLabel: t('preview') });
  const row = makeElement('p', '', { className: 'row' });
  const take = makeElement('button', t('take'), { type: 'button', onclick });
  const leave = makeElement('button', t('leave'), { type: 'button' });
  leave.onclick = () => {
    preview.replaceChildren();
    file.focus();
  };
  list.append(...lines.map(({ line }) => line));
  row.append(lines.some(({ box }) => box) ? take : t('nothing'), leave);
  preview.append(heading, list, row);
  heading.focus();
}

/** Lists what was put aside; what does so is fetched where there is something. */
async function listAside(panel: Panel): Promise<void> {
  const { root, locale, app, texts, t, aside } = panel;
  const { showAside } = await import('./aside-list.ts');
  await showAside(aside, {
    ...{ root, app, t },
    tryTo: (work, failed) => trying(panel, work, failed),
    nameOf: (save) => nameIn(texts, save),
    dateOf: (iso) => dateIn(locale, iso),
  });
}

const isAnythingAside = async (root: string) => putAsideIn(await loadAll(root)).length > 0;

type Line = ReturnType<typeof lineOf>;

/** One save of a copy and what would become of it; to be ticked where it can be taken. */
function lineOf(one: Reading, texts: Readonly<Record<string, string>>, t: Translator<'saves'>) {
  const { key } = one;
  const text = `${nameIn(texts, key)}: ${fateOf(one, t)}`;
  const line = makeElement('li');
  if (!('value' in one)) {
    line.append(text);
    return { key, line, box: null };
  }
  const box = makeElement('input', '', { type: 'checkbox', checked: true });
  const label = makeElement('label');
  label.append(box, one.isPart ? `${text} (${t('part')})` : text);
  line.append(label);
  return { key, line, box };
}

/** What a save is called; the beginning of its key where this Yamen does not know it. */
const nameIn = (texts: Readonly<Record<string, string>>, key: string) =>
  texts[`name-${key}`] ?? isolated(key.slice(0, 60));

/** What would become of a save of a copy. */
function fateOf(one: Reading, t: Translator<'saves'>): string {
  if (one.state === 'out') return t(`out-${one.why}`);
  if (one.state === 'adds') return t('fate-adds', { added: one.added, replaced: one.replaced });
  if (one.state !== 'replaces' || !one.label) return t(`fate-${one.state}`);
  const { title, begun } = one.label;
  return t('fate-replaces-game', {
    title: isolated(title) || '–',
    date: dateIn(document.documentElement.lang, begun),
  });
}

function dateIn(locale: string, iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '–';
  return date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}
