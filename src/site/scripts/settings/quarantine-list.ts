// Lists quarantined saves on the settings page; each can be downloaded or deleted.
import { loadAllSaves, updateSaves } from '../../../saves/all-saves.ts';
import { makeBackup } from '../../../saves/make-backup.ts';
import { listQuarantined, type QuarantinedValue } from '../../../saves/quarantine.ts';
import { downloadBackup } from '../../../ui/browser/download-file.ts';
import { createHtmlElement } from '../create-html-element.ts';

/** What the list needs from the section that contains it. */
interface ListContext {
  readonly root: string;
  /** Version of this Yamen. */
  readonly app: string;
  getName(save: string): string;
  formatDate(iso: string): string;
  /** Wraps work that may fail, so that a failure is shown. */
  handleFailure(work: () => Promise<void>, failed: 'export-failed' | 'write-failed'): () => void;
  readonly t: (
    key:
      | 'quarantine'
      | 'quarantine-lead'
      | 'quarantine-file'
      | 'quarantine-discard'
      | 'quarantine-discarded'
      | 'quarantine-undo',
  ) => string;
}

/** Lists the quarantined saves in `place`; renders nothing if there are none. */
export async function showQuarantine(place: HTMLElement, context: ListContext): Promise<void> {
  const entries = listQuarantined(await loadAllSaves(context.root));
  const { t } = context;
  const list = createHtmlElement('ul', '', { ariaLabel: t('quarantine') });
  list.append(...entries.map((one) => renderEntry(one, place, context)));
  place.replaceChildren(
    ...(entries.length > 0
      ? [createHtmlElement('h3', t('quarantine')), createHtmlElement('p', t('quarantine-lead')), list]
      : []),
  );
}

function renderEntry(one: QuarantinedValue, place: HTMLElement, context: ListContext): HTMLElement {
  const { root, app, t, handleFailure } = context;
  const name = `${context.getName(one.of)}, ${context.formatDate(one.at)}`;
  const button = (label: string, onclick: () => void) =>
    createHtmlElement('button', label, { type: 'button', ariaLabel: `${label}: ${name}`, onclick });
  const file = async () => downloadBackup(makeBackup({ [one.of]: one.value }, app, new Date().toISOString()));
  const discard = async () => {
    await updateSaves(root, () => ({ [one.key]: undefined }));
    await showQuarantine(place, context);
    offerUndo(one, place, context);
  };
  const line = createHtmlElement('li', `${name} `);
  const row = createHtmlElement('p', '', { className: 'row' });
  row.append(
    button(t('quarantine-file'), handleFailure(file, 'export-failed')),
    button(t('quarantine-discard'), handleFailure(discard, 'write-failed')),
  );
  line.append(row);
  return line;
}

/** Shows that an entry was deleted, with a button to restore it. */
function offerUndo({ key, value }: QuarantinedValue, place: HTMLElement, context: ListContext): void {
  const { root, t, handleFailure } = context;
  const restore = async () => {
    await updateSaves(root, () => ({ [key]: value }));
    await showQuarantine(place, context);
    place.querySelector('button')?.focus();
  };
  const undo = createHtmlElement('button', t('quarantine-undo'), {
    type: 'button',
    onclick: handleFailure(restore, 'write-failed'),
  });
  const status = createHtmlElement('p', '', { role: 'status', className: 'row' });
  status.append(t('quarantine-discarded'), ' ', undo);
  place.append(status);
  undo.focus();
}
