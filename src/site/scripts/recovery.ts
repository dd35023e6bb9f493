// Recovery after an error on a page: undo the last step, start over, or export the saves. Lazy-loaded when an
// error occurs; the error message itself is already on the page.
import { version } from '../../../package.json';
import { loadTranslator } from '../../i18n/lazy-texts.ts';
import { loadAllSaves, type Saves, updateSaves } from '../../saves/all-saves.ts';
import { makeBackup } from '../../saves/make-backup.ts';
import { quarantineFirstSave, undoLastChange } from '../../saves/recovery.ts';
import { downloadBackup } from '../../ui/browser/download-file.ts';
import { getPageLocale, getSiteRoot } from '../../ui/browser/query-element.ts';
import { createHtmlElement } from './create-html-element.ts';

const root = getSiteRoot();
/** The saves that the page renders, the open state of its tool first. */
const keys = [...new Set(document.querySelector('main')?.dataset['saves']?.split(' '))];

/** Computes the saves to write in order to recover; undefined if this is impossible. */
type ComputeRecovery = (saves: Saves, keys: readonly string[], at: Date) => Saves | undefined;

/** Adds the ways to recover to `place`, which contains the error message. */
export async function showRecovery(place: HTMLElement): Promise<void> {
  const t = await loadTranslator(getPageLocale(), 'failure');
  const saves = await loadSavesOrNone();
  const status = createHtmlElement('span');
  const button = (text: string, work: () => Promise<void>) => {
    const fail = (error: unknown) => {
      console.warn(error);
      status.textContent = t('failed');
    };
    return createHtmlElement('button', text, { type: 'button', onclick: () => void work().catch(fail) });
  };
  const close = createHtmlElement('button', '×', { type: 'button', ariaLabel: t('close') });
  close.onclick = () => {
    place.replaceChildren();
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  place.append(
    ...(undoLastChange(saves, keys, new Date())
      ? [button(t('undo'), () => recover(undoLastChange, place))]
      : []),
    ...(keys.length > 0 ? [button(t('anew'), () => recover(quarantineFirstSave, place))] : []),
    ...(Object.keys(saves).length > 0 ? [button(t('copy'), exportSaves)] : []),
    close,
    status,
  );
}

/** Loads all saves; empty if storage cannot be read, in which case only starting over is possible. */
async function loadSavesOrNone(): Promise<Saves> {
  try {
    return await loadAllSaves(root);
  } catch (error) {
    console.warn(error);
    return {};
  }
}

async function exportSaves(): Promise<void> {
  downloadBackup(makeBackup(await loadAllSaves(root), version, new Date().toISOString()));
}

/** Writes the saves and mounts the tool again from them; a page without a tool is reloaded. */
async function recover(compute: ComputeRecovery, place: HTMLElement): Promise<void> {
  const changes = compute(await loadSavesOrNone(), keys, new Date());
  if (changes) await updateSaves(root, () => changes);
  place.replaceChildren();
  document.querySelector('main')?.focus({ preventScroll: true });
  if (document.dispatchEvent(new Event('yamen:restart', { cancelable: true }))) location.reload();
}
