// Lists quarantined saves on the settings page; each can be downloaded or deleted.
import { exchange, loadAll } from '../saves/all.ts';
import { type PutAside, putAsideIn } from '../saves/aside.ts';
import { makeCopy } from '../saves/make-copy.ts';
import { saveCopy } from '../ui/save-file.ts';
import { makeElement } from './make-element.ts';

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
export async function showAside(place: HTMLElement, around: Surroundings): Promise<void> {
  const all = putAsideIn(await loadAll(around.root));
  const { t } = around;
  const list = makeElement('ul', '', { ariaLabel: t('aside') });
  list.append(...all.map((one) => lineOf(one, place, around)));
  place.replaceChildren(
    ...(all.length > 0 ? [makeElement('h3', t('aside')), makeElement('p', t('aside-lead')), list] : []),
  );
}

function lineOf(one: PutAside, place: HTMLElement, around: Surroundings): HTMLElement {
  const { root, app, t, tryTo } = around;
  const called = `${around.nameOf(one.of)}, ${around.dateOf(one.at)}`;
  const button = (label: string, onclick: () => void) =>
    makeElement('button', label, { type: 'button', ariaLabel: `${label}: ${called}`, onclick });
  const file = async () => saveCopy(makeCopy({ [one.of]: one.value }, app, new Date().toISOString()));
  const discard = async () => {
    await exchange(root, () => ({ [one.key]: undefined }));
    await showAside(place, around);
    offerBack(one, place, around);
  };
  const line = makeElement('li', `${called} `);
  const row = makeElement('p', '', { className: 'row' });
  row.append(
    button(t('aside-file'), tryTo(file, 'export-failed')),
    button(t('aside-discard'), tryTo(discard, 'write-failed')),
  );
  line.append(row);
  return line;
}

/** Shows that an entry was deleted, with a button to restore it. */
function offerBack({ key, value }: PutAside, place: HTMLElement, around: Surroundings): void {
  const { root, t, tryTo } = around;
  const bringBack = async () => {
    await exchange(root, () => ({ [key]: value }));
    await showAside(place, around);
    place.querySelector('button')?.focus();
  };
  const undo = makeElement('button', t('aside-undo'), {
    type: 'button',
    onclick: tryTo(bringBack, 'write-failed'),
  });
  const said = makeElement('p', '', { role: 'status', className: 'row' });
  said.append(t('aside-discarded'), ' ', undo);
  place.append(said);
  undo.focus();
}
