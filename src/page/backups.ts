// Backups of all saves: exports one, and imports one after showing what it would change. Lazy-loaded when the
// section of the settings page is opened.
import { isolateBidi } from '../explain/isolate-bidi.ts';
import { fetchTexts } from '../i18n/lazy-texts.ts';
import type { Locale } from '../i18n/locale.ts';
import { createTranslator, type Translator } from '../i18n/translator.ts';
import { loadAllSaves, type Saves, updateSaves } from '../saves/all-saves.ts';
import {
  IMPORT_UNDO_SAVE,
  type ImportEffect,
  importBackup,
  LARGEST_BACKUP,
  parseBackup,
  previewImport,
  revertImport,
} from '../saves/import-backup.ts';
import { makeBackup } from '../saves/make-backup.ts';
import { listQuarantined } from '../saves/quarantine.ts';
import { getLoadedValue, parseSave } from '../saves/save.ts';
import { downloadBackup } from '../ui/download-file.ts';
import { createHtmlElement } from './create-html-element.ts';

/** Renders the section into `place`. `app`: the version of this Yamen. */
export async function renderBackups(
  place: HTMLElement,
  root: string,
  locale: Locale,
  app: string,
): Promise<void> {
  const texts = await fetchTexts(locale, 'saves');
  const t = createTranslator<'saves'>(locale, texts);
  const status = createHtmlElement('p', '', { role: 'status' });
  const preview = createHtmlElement('div');
  const back = createHtmlElement('button', '', { hidden: true });
  const lead = createHtmlElement('p', t('lead'));
  const hand = createHtmlElement('button', t('export'));
  const file = createHtmlElement('input', '', { type: 'file', accept: 'application/json,.json' });
  const label = createHtmlElement('label', t('import'), { className: 'button file' });
  label.append(file);
  const aside = createHtmlElement('div');
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
    const last = getLoadedValue(
      parseSave(IMPORT_UNDO_SAVE, (await loadAllSaves(root))[IMPORT_UNDO_SAVE.key]),
    );
    back.hidden = !last;
    if (last) back.textContent = t(last.isBack ? 'again' : 'undo-import', { date: dateIn(locale, last.at) });
  };
  const write = async (change: (here: Saves) => Saves) => {
    await updateSaves(root, change);
    preview.replaceChildren();
    await showBack();
    say(t('done'));
    back.focus();
  };
  const read = async () => {
    const chosen = file.files?.item(0);
    if (!chosen) return;
    preview.replaceChildren();
    const text = chosen.size > LARGEST_BACKUP ? null : await chosen.text();
    file.value = '';
    const copy = text === null ? ({ ok: false, error: 'too-large' } as const) : parseBackup(text);
    if (!copy.ok) return say(t(copy.error));
    const lines = previewImport(copy.value, await loadAllSaves(root)).map((one) => lineOf(one, texts, t));
    const ticked = () => new Set(lines.flatMap(({ key, box }) => (box?.checked ? [key] : [])));
    const heading = createHtmlElement('h3', t('preview'), { tabIndex: -1 });
    const list = createHtmlElement('ul', '', { ariaLabel: t('preview') });
    list.append(...lines.map(({ line }) => line));
    const take = createHtmlElement('button', t('take'), {
      onclick: tryTo(() => write((here) => importBackup(copy.value, ticked(), here, now())), 'write-failed'),
    });
    const leave = createHtmlElement('button', t('leave'), {
      onclick: () => {
        preview.replaceChildren();
        file.focus();
      },
    });
    const canTake = lines.some(({ box }) => box);
    const row = createHtmlElement('p', '', { className: 'row' });
    row.append(...(canTake ? [take] : [t('nothing')]), leave);
    preview.append(heading, list, row);
    heading.focus();
  };

  file.onchange = tryTo(read, 'import-failed');
  back.onclick = tryTo(() => write((here) => revertImport(here, now())), 'write-failed');
  hand.onclick = tryTo(async () => {
    const saves = await loadAllSaves(root);
    if (Object.keys(saves).length === 0) return say(t('export-empty'));
    downloadBackup(makeBackup(saves, app, now()));
  }, 'export-failed');

  const isSafe = await navigator.storage?.persisted?.().catch(() => false);
  lead.append(` ${t(isSafe ? 'safe' : 'unsafe')}`);
  // If the browser stores nothing, there is nothing to undo and nothing in quarantine.
  await showBack().catch(console.warn);
  if (!(await isAnythingAside(root).catch(console.warn))) return;
  const { showQuarantine } = await import('./quarantine-list.ts');
  await showQuarantine(aside, {
    ...{ root, app, tryTo, t },
    nameOf: (save) => nameIn(texts, save),
    dateOf: (iso) => dateIn(locale, iso),
  });
}

const isAnythingAside = async (root: string) => listQuarantined(await loadAllSaves(root)).length > 0;

/** One save of a backup, with the effect of importing it, and a checkbox if it can be imported. */
function lineOf(one: ImportEffect, texts: Readonly<Record<string, string>>, t: Translator<'saves'>) {
  const { key } = one;
  const text = `${nameIn(texts, key)}: ${fateOf(one, t)}`;
  const line = createHtmlElement('li');
  if (!('value' in one)) {
    line.append(text);
    return { key, line, box: null };
  }
  const box = createHtmlElement('input', '', { type: 'checkbox', checked: true });
  const label = createHtmlElement('label');
  label.append(box, one.isPart ? `${text} (${t('part')})` : text);
  line.append(label);
  return { key, line, box };
}

/** The name of a save, or the start of its key if this version does not know it. */
const nameIn = (texts: Readonly<Record<string, string>>, key: string) =>
  texts[`name-${key}`] ?? isolateBidi(key.slice(0, 60));

/** The effect of importing a save. */
function fateOf(one: ImportEffect, t: Translator<'saves'>): string {
  if (one.state === 'out') return t(`out-${one.why}`);
  if (one.state === 'adds') return t('fate-adds', { added: one.added, replaced: one.replaced });
  if (one.state !== 'replaces' || !one.label) return t(`fate-${one.state}`);
  const { title, begun } = one.label;
  return t('fate-replaces-game', {
    title: isolateBidi(title) || '–',
    date: dateIn(document.documentElement.lang, begun),
  });
}

function dateIn(locale: string, iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '–';
  return date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}
