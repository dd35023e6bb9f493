// Backups of all saves: exports one, and imports one after showing what it would change. Lazy-loaded when the
// section of the settings page is opened.
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
import { saveCopy } from '../ui/save-file.ts';
import { makeElement } from './make-element.ts';

/** Renders the section into `place`. `app`: the version of this Yamen. */
export async function openCopies(
  place: HTMLElement,
  root: string,
  locale: Locale,
  app: string,
): Promise<void> {
  const texts = await fetchTexts(locale, 'saves');
  const t = makeTranslator<'saves'>(locale, texts);
  const status = makeElement('p', '', { role: 'status' });
  const preview = makeElement('div');
  const back = makeElement('button', '', { hidden: true });
  const lead = makeElement('p', t('lead'));
  const hand = makeElement('button', t('export'));
  const file = makeElement('input', '', { type: 'file', accept: 'application/json,.json' });
  const label = makeElement('label', t('import'), { className: 'button file' });
  label.append(file);
  const aside = makeElement('div');
  place.append(lead, hand, label, status, preview, back, aside);

  const say = (text: string) => {
    status.textContent = text;
  };
  const tryTo =
    (work: () => Promise<void>, failed: 'write-failed' | 'import-failed' | 'export-failed') => () => {
      say('');
      work().catch((error: unknown) => {
        console.warn(error);
        say(t(failed));
      });
    };
  const now = () => new Date().toISOString();

  const showBack = async () => {
    const last = usable(parseSave(BEFORE_IMPORT, (await loadAll(root))[BEFORE_IMPORT.key]));
    back.hidden = !last;
    if (last) back.textContent = t(last.isBack ? 'again' : 'undo-import', { date: dateIn(locale, last.at) });
  };
  const write = async (change: (here: Saves) => Saves) => {
    await exchange(root, change);
    preview.replaceChildren();
    await showBack();
    say(t('done'));
    back.focus();
  };
  const read = async () => {
    const chosen = file.files?.item(0);
    if (!chosen) return;
    preview.replaceChildren();
    const text = chosen.size > LARGEST_COPY ? null : await chosen.text();
    file.value = '';
    const copy = text === null ? ({ ok: false, error: 'too-large' } as const) : parseCopy(text);
    if (!copy.ok) return say(t(copy.error));
    const lines = readCopy(copy.value, await loadAll(root)).map((one) => lineOf(one, texts, t));
    const ticked = () => new Set(lines.flatMap(({ key, box }) => (box?.checked ? [key] : [])));
    const heading = makeElement('h3', t('preview'), { tabIndex: -1 });
    const list = makeElement('ul', '', { ariaLabel: t('preview') });
    list.append(...lines.map(({ line }) => line));
    const take = makeElement('button', t('take'), {
      onclick: tryTo(() => write((here) => importOf(copy.value, ticked(), here, now())), 'write-failed'),
    });
    const leave = makeElement('button', t('leave'), {
      onclick: () => {
        preview.replaceChildren();
        file.focus();
      },
    });
    const canTake = lines.some(({ box }) => box);
    const row = makeElement('p', '', { className: 'row' });
    row.append(...(canTake ? [take] : [t('nothing')]), leave);
    preview.append(heading, list, row);
    heading.focus();
  };

  file.onchange = tryTo(read, 'import-failed');
  back.onclick = tryTo(() => write((here) => backOf(here, now())), 'write-failed');
  hand.onclick = tryTo(async () => {
    const saves = await loadAll(root);
    if (Object.keys(saves).length === 0) return say(t('export-empty'));
    saveCopy(makeCopy(saves, app, now()));
  }, 'export-failed');

  const isSafe = await navigator.storage?.persisted?.().catch(() => false);
  lead.append(` ${t(isSafe ? 'safe' : 'unsafe')}`);
  // If the browser stores nothing, there is nothing to undo and nothing in quarantine.
  await showBack().catch(console.warn);
  if (!(await isAnythingAside(root).catch(console.warn))) return;
  const { showAside } = await import('./aside-list.ts');
  await showAside(aside, {
    ...{ root, app, tryTo, t },
    nameOf: (save) => nameIn(texts, save),
    dateOf: (iso) => dateIn(locale, iso),
  });
}

const isAnythingAside = async (root: string) => putAsideIn(await loadAll(root)).length > 0;

/** One save of a backup, with the effect of importing it, and a checkbox if it can be imported. */
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

/** The name of a save, or the start of its key if this version does not know it. */
const nameIn = (texts: Readonly<Record<string, string>>, key: string) =>
  texts[`name-${key}`] ?? isolated(key.slice(0, 60));

/** The effect of importing a save. */
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
