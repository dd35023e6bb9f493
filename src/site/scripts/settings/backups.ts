// Backups of all saves: exports one, and imports one after showing what it would change. Lazy-loaded when the
// section of the settings page is opened.
import { isolateBidi } from '../../../explain/isolate-bidi.ts';
import { fetchTexts } from '../../../i18n/lazy-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { createTranslator, type Translator } from '../../../i18n/translator.ts';
import { loadAllSaves, type Saves, updateSaves } from '../../../saves/all-saves.ts';
import { DEVICE_SAVE } from '../../../saves/device.ts';
import {
  IMPORT_UNDO_SAVE,
  type ImportEffect,
  importBackup,
  LARGEST_BACKUP,
  parseBackup,
  previewImport,
  revertImport,
} from '../../../saves/import-backup.ts';
import { makeBackup } from '../../../saves/make-backup.ts';
import { listQuarantined } from '../../../saves/quarantine.ts';
import { getLoadedValue, parseSave } from '../../../saves/save.ts';
import { downloadBackup } from '../../../ui/browser/download-file.ts';
import { createHtmlElement } from '../create-html-element.ts';
import { applyDeviceChoices, readDeviceChoices } from './device-choices.ts';

/** The section while it is open: its texts and the elements that change. */
interface BackupSection {
  readonly root: string;
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  readonly t: Translator<'saves'>;
  readonly file: HTMLInputElement;
  readonly status: HTMLElement;
  readonly preview: HTMLElement;
  readonly undoButton: HTMLButtonElement;
}

/** Renders the section into `place`. `app`: the version of this Yamen. */
export async function renderBackups(
  place: HTMLElement,
  root: string,
  locale: Locale,
  app: string,
): Promise<void> {
  const texts = await fetchTexts(locale, 'saves');
  const t = createTranslator<'saves'>(locale, texts);
  const file = createHtmlElement('input', '', { type: 'file', accept: 'application/json,.json' });
  const status = createHtmlElement('p', '', { role: 'status' });
  const preview = createHtmlElement('div');
  const undoButton = createHtmlElement('button', '', { hidden: true });
  const section: BackupSection = { root, locale, texts, t, file, status, preview, undoButton };
  const lead = createHtmlElement('p', t('lead'));
  const exportButton = createHtmlElement('button', t('export'));
  const label = createHtmlElement('label', t('import'), { className: 'button file' });
  label.append(file);
  const quarantine = createHtmlElement('div');
  place.append(
    lead,
    createHtmlElement('p', t('contents'), { className: 'soft' }),
    exportButton,
    label,
    status,
    preview,
    undoButton,
    quarantine,
  );
  file.onchange = handleFailure(section, () => readChosenFile(section), 'import-failed');
  undoButton.onclick = handleFailure(
    section,
    () => write(section, (here) => revertImport(here, getNow())),
    'write-failed',
  );
  exportButton.onclick = handleFailure(section, () => exportSaves(section, app), 'export-failed');
  const isSafe = await navigator.storage?.persisted?.().catch(() => false);
  lead.append(` ${t(isSafe ? 'safe' : 'unsafe')}`);
  // If the browser stores nothing, there is nothing to undo and nothing in quarantine.
  await showUndo(section).catch(console.warn);
  if (await hasQuarantined(root).catch(console.warn)) await listQuarantine(section, quarantine, app);
}

const getNow = () => new Date().toISOString();

type Failure = 'write-failed' | 'import-failed' | 'export-failed';

/** Wraps work that may fail, so that a failure is shown. */
const handleFailure =
  ({ status, t }: BackupSection, work: () => Promise<void>, failed: Failure) =>
  () => {
    status.textContent = '';
    work().catch((error: unknown) => {
      console.warn(error);
      status.textContent = t(failed);
    });
  };

/** Lists what is in quarantine; its code is loaded only if there is anything. */
async function listQuarantine(section: BackupSection, place: HTMLElement, app: string): Promise<void> {
  const { root, locale, texts, t } = section;
  const { showQuarantine } = await import('./quarantine-list.ts');
  await showQuarantine(place, {
    root,
    app,
    handleFailure: (work, failed) => handleFailure(section, work, failed),
    t,
    getName: (save) => getSaveName(texts, save),
    formatDate: (iso) => formatDate(locale, iso),
  });
}

/** Shows the button that reverts the last import, if there was one. */
async function showUndo({ root, locale, t, undoButton }: BackupSection): Promise<void> {
  const saves = await loadAllSaves(root);
  const last = getLoadedValue(parseSave(IMPORT_UNDO_SAVE, saves[IMPORT_UNDO_SAVE.key]));
  undoButton.hidden = !last;
  if (last)
    undoButton.textContent = t(last.isBack ? 'again' : 'undo-import', { date: formatDate(locale, last.at) });
}

/** Changes the saves, and reports it next to the button that reverts the change. */
async function write(section: BackupSection, change: (here: Saves) => Saves): Promise<void> {
  const { root, t, status, preview, undoButton } = section;
  let changed: Saves = {};
  await updateSaves(root, (saves) => {
    changed = change({ ...saves, ...readDeviceChoices() });
    const { [DEVICE_SAVE.key]: _, ...stored } = changed; // which are not in the database
    return stored;
  });
  if (Object.hasOwn(changed, DEVICE_SAVE.key)) applyDeviceChoices(changed[DEVICE_SAVE.key]);
  preview.replaceChildren();
  await showUndo(section);
  status.textContent = t('done');
  undoButton.focus();
}

async function exportSaves({ root, t, status }: BackupSection, app: string): Promise<void> {
  const saves = { ...(await loadAllSaves(root)), ...readDeviceChoices() };
  if (Object.keys(saves).length > 0) downloadBackup(makeBackup(saves, app, getNow()));
  else status.textContent = t('export-empty');
}

/** Reads the chosen file and shows what importing it would change, or why it cannot be imported. */
async function readChosenFile(section: BackupSection): Promise<void> {
  const { t, file, status, preview } = section;
  const chosen = file.files?.item(0);
  if (!chosen) return;
  preview.replaceChildren();
  const text = chosen.size > LARGEST_BACKUP ? null : await chosen.text();
  file.value = '';
  const backup = text === null ? ({ ok: false, error: 'too-large' } as const) : parseBackup(text);
  if (backup.ok) await renderPreview(section, backup.value);
  else status.textContent = t(backup.error);
}

/** Renders the effect of importing each save, and buttons to import the checked ones or none. */
async function renderPreview(section: BackupSection, backup: Saves): Promise<void> {
  const { root, texts, t, file, preview } = section;
  const here = { ...(await loadAllSaves(root)), ...readDeviceChoices() };
  const lines = previewImport(backup, here).map((one) => renderLine(one, texts, t));
  const getChecked = () => new Set(lines.flatMap(({ key, box }) => (box?.checked ? [key] : [])));
  const heading = createHtmlElement('h3', t('preview'), { tabIndex: -1 });
  const list = createHtmlElement('ul', '', { ariaLabel: t('preview') });
  list.append(...lines.map(({ line }) => line));
  const importChecked = () => write(section, (saves) => importBackup(backup, getChecked(), saves, getNow()));
  const importButton = createHtmlElement('button', t('take'), {
    onclick: handleFailure(section, importChecked, 'write-failed'),
  });
  const cancelButton = createHtmlElement('button', t('leave'), {
    onclick: () => {
      preview.replaceChildren();
      file.focus();
    },
  });
  const canImport = lines.some(({ box }) => box);
  const row = createHtmlElement('p', '', { className: 'row' });
  row.append(...(canImport ? [importButton] : [t('nothing')]), cancelButton);
  preview.append(heading, list, row);
  heading.focus();
}

const hasQuarantined = async (root: string) => listQuarantined(await loadAllSaves(root)).length > 0;

/** One save of a backup, with the effect of importing it, and a checkbox if it can be imported. */
function renderLine(one: ImportEffect, texts: Readonly<Record<string, string>>, t: Translator<'saves'>) {
  const { key } = one;
  const text = `${getSaveName(texts, key)}: ${describeEffect(one, t)}`;
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
const getSaveName = (texts: Readonly<Record<string, string>>, key: string) =>
  texts[`name-${key}`] ?? isolateBidi(key.slice(0, 60));

/** The effect of importing a save. */
function describeEffect(one: ImportEffect, t: Translator<'saves'>): string {
  if (one.state === 'out') return t(`out-${one.why}`);
  if (one.state === 'adds') return t('result-adds', { added: one.added, replaced: one.replaced });
  if (one.state !== 'replaces' || !one.label) return t(`result-${one.state}`);
  const { title, startedAt } = one.label;
  return t('result-replaces-game', {
    title: isolateBidi(title) || '–',
    date: formatDate(document.documentElement.lang, startedAt),
  });
}

function formatDate(locale: string, iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '–';
  return date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}
