// Copies of everything: hands one out, and reads one in after showing what it would change. Fetched by the settings
// page when that part of it is opened.
import { isolated } from '../explain/isolated.ts';
import { fetchTexts } from '../i18n/lazy-texts.ts';
import type { Locale } from '../i18n/locale.ts';
import { makeTranslator, type Translator } from '../i18n/translator.ts';
import { exchange, loadAll, type Saves } from '../saves/all.ts';
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
import { showAside } from './aside-list.ts';
import { makeElement } from './make-element.ts';
import { saveCopy } from './save-file.ts';

/** Where copies are handed out and read, and what it is told by. */
interface Page {
  readonly root: string;
  readonly locale: Locale;
  /** The version of this Yamen. */
  readonly app: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly t: Translator<'saves'>;
  readonly parts: ReturnType<typeof makeParts>;
}

function makeParts(t: Translator<'saves'>) {
  const file = makeElement('input', '', { type: 'file', accept: 'application/json,.json' });
  const label = makeElement('label', t('import'), { className: 'button file' });
  label.append(file);
  return {
    lead: makeElement('p', t('lead')),
    hand: makeElement('button', t('export'), { type: 'button' }),
    label,
    file,
    status: makeElement('p', '', { role: 'status' }),
    preview: makeElement('div'),
    back: makeElement('button', '', { type: 'button', hidden: true }),
    aside: makeElement('div'),
  };
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
  const parts = makeParts(t);
  const { lead, hand, label, file, status, preview, back, aside } = parts;
  place.append(lead, hand, label, status, preview, back, aside);
  const page = { root, locale, app, texts, t, parts };
  const tryTo = trying(page);

  file.onchange = tryTo(() => readFile(page, tryTo), 'import-failed');
  back.onclick = tryTo(() => write(page, (here) => backOf(here, now())), 'write-failed');
  hand.onclick = tryTo(() => handOut(page), 'export-failed');

  const isSafe = await navigator.storage?.persisted?.().catch(() => false);
  lead.append(` ${t(isSafe ? 'safe' : 'unsafe')}`);
  const listed = showAside(aside, {
    ...{ root, app, tryTo, t },
    nameOf: (save) => nameIn(texts, save),
    dateOf: (iso) => dateIn(locale, iso),
  });
  // A browser that stores nothing has nothing to take back, and nothing was put aside.
  await Promise.all([showBack(page), listed]).catch(console.warn);
}

const now = () => new Date().toISOString();

type Failed = 'write-failed' | 'import-failed' | 'export-failed';
type TryTo = (work: () => Promise<void>, failed: Failed) => () => void;

/** Does something and says when it fails. */
function trying({ t, parts: { status } }: Page): TryTo {
  return (work, failed) => () => {
    status.textContent = '';
    work().catch((error: unknown) => {
      console.warn(error);
      status.textContent = t(failed);
    });
  };
}

async function handOut({ root, app, t, parts: { status } }: Page): Promise<void> {
  const saves = await loadAll(root);
  if (Object.keys(saves).length > 0) saveCopy(makeCopy(saves, app, now()));
  else status.textContent = t('export-empty');
}

/** Offers to take back what was read last, where something was. */
async function showBack({ root, locale, t, parts: { back } }: Page): Promise<void> {
  const last = usable(parseSave(BEFORE_IMPORT, (await loadAll(root))[BEFORE_IMPORT.key]));
  back.hidden = !last;
  if (last) back.textContent = t(last.isBack ? 'again' : 'undo-import', { date: dateIn(locale, last.at) });
}

async function write(page: Page, change: (here: Saves) => Saves): Promise<void> {
  const { root, t, parts } = page;
  await exchange(root, change);
  parts.preview.replaceChildren();
  await showBack(page);
  parts.status.textContent = t('done');
  parts.back.focus();
}

/** Reads the chosen file and shows what would become of each of its saves. */
async function readFile(page: Page, tryTo: TryTo): Promise<void> {
  const { root, t, parts } = page;
  const chosen = parts.file.files?.item(0);
  if (!chosen) return;
  parts.preview.replaceChildren();
  const text = chosen.size > LARGEST_COPY ? null : await chosen.text();
  parts.file.value = '';
  const copy = text === null ? ({ ok: false, error: 'too-large' } as const) : parseCopy(text);
  if (copy.ok) showCopy(page, copy.value, await loadAll(root), tryTo);
  else parts.status.textContent = t(copy.error);
}

/** Shows what would become of each save of a copy, to be ticked and taken, or left. */
function showCopy(page: Page, copy: Saves, here: Saves, tryTo: TryTo): void {
  const { texts, t, parts } = page;
  const lines = readCopy(copy, here).map((one) => lineOf(one, texts, t));
  const ticked = () => new Set(lines.flatMap(({ key, box }) => (box?.checked ? [key] : [])));
  const heading = makeElement('h3', t('preview'), { tabIndex: -1 });
  const list = makeElement('ul', '', { ariaLabel: t('preview') });
  list.append(...lines.map(({ line }) => line));
  const take = makeElement('button', t('take'), {
    type: 'button',
    onclick: tryTo(() => write(page, (latest) => importOf(copy, ticked(), latest, now())), 'write-failed'),
  });
  const leave = makeElement('button', t('leave'), {
    type: 'button',
    onclick: () => {
      parts.preview.replaceChildren();
      parts.file.focus();
    },
  });
  const canTake = lines.some(({ box }) => box);
  const row = makeElement('p', '', { className: 'row' });
  row.append(...(canTake ? [take] : [t('nothing')]), leave);
  parts.preview.append(heading, list, row);
  heading.focus();
}

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
