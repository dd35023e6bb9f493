// Lists quarantined saves on the settings page; each can be downloaded or deleted.
import { loadAllSaves, updateSaves } from '../saves/all-saves.ts';
import { makeBackup } from '../saves/make-backup.ts';
import { listQuarantined, type QuarantinedValue } from '../saves/quarantine.ts';
import { downloadBackup } from '../ui/download-file.ts';
import { createHtmlElement } from './create-html-element.ts';

/** What the list needs from the section that contains it. */
interface Surroundings {
  readonly root: string;
  /** Version of this Yamen. */
  readonly app: string;
  nameOf(save: string): string;
  dateOf(iso: string): string;
  /** Wraps work that may fail, so that a failure is shown. */
  tryTo(work: () => Promise<void>, failed: 'export-failed' | 'write-failed'): () => void;
  readonly t: (
    key: 'aside' | 'aside-lead' | 'aside-file' | 'aside-discard' | 'aside-discarded' | 'aside-undo',
  ) => string;
}

/** Lists the quarantined saves in `place`; renders nothing if there are none. */
export async function showQuarantine(place: HTMLElement, around: Surroundings): Promise<void> {
  const all = listQuarantined(await loadAllSaves(around.root));
  const { t } = around;
  const list = createHtmlElement('ul', '', { ariaLabel: t('aside') });
  list.append(...all.map((one) => lineOf(one, place, around)));
  place.replaceChildren(
    ...(all.length > 0
      ? [createHtmlElement('h3', t('aside')), createHtmlElement('p', t('aside-lead')), list]
      : []),
  );
}

function lineOf(one: QuarantinedValue, place: HTMLElement, around: Surroundings): HTMLElement {
  const { root, app, t, tryTo } = around;
  const called = `${around.nameOf(one.of)}, ${around.dateOf(one.at)}`;
  const button = (label: string, onclick: () => void) =>
    createHtmlElement('button', label, { type: 'button', ariaLabel: `${label}: ${called}`, onclick });
  const file = async () => downloadBackup(makeBackup({ [one.of]: one.value }, app, new Date().toISOString()));
  const discard = async () => {
    await updateSaves(root, () => ({ [one.key]: undefined }));
    await showQuarantine(place, around);
    offerBack(one, place, around);
  };
  const line = createHtmlElement('li', `${called} `);
  const row = createHtmlElement('p', '', { className: 'row' });
  row.append(
    button(t('aside-file'), tryTo(file, 'export-failed')),
    button(t('aside-discard'), tryTo(discard, 'write-failed')),
  );
  line.append(row);
  return line;
}

/** Shows that an entry was deleted, with a button to restore it. */
function offerBack({ key, value }: QuarantinedValue, place: HTMLElement, around: Surroundings): void {
  const { root, t, tryTo } = around;
  const bringBack = async () => {
    await updateSaves(root, () => ({ [key]: value }));
    await showQuarantine(place, around);
    place.querySelector('button')?.focus();
  };
  const undo = createHtmlElement('button', t('aside-undo'), {
    type: 'button',
    onclick: tryTo(bringBack, 'write-failed'),
  });
  const said = createHtmlElement('p', '', { role: 'status', className: 'row' });
  said.append(t('aside-discarded'), ' ', undo);
  place.append(said);
  undo.focus();
}
