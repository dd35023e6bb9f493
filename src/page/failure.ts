// What can be done on a page that has failed: one step back, a start anew, a copy of what is stored. Fetched when that
// happens; that it has stands on the page already.
import { version } from '../../package.json';
import { loadTexts } from '../i18n/lazy-texts.ts';
import { exchange, loadAll, type Saves } from '../saves/all.ts';
import { makeCopy } from '../saves/make-copy.ts';
import { begunAnew, undoneIn } from '../saves/recovery.ts';
import { localeHere, rootHere } from '../ui/element.ts';
import { saveCopy } from '../ui/save-file.ts';
import { makeElement } from './make-element.ts';

const root = rootHere();
/** The saves that the page draws, the one that is open in its tool first. */
const keys = [...new Set(document.querySelector('main')?.dataset['saves']?.split(' '))];

/** What is to be written to leave what fails behind; undefined where there is no such way. */
type WayOut = (here: Saves, keys: readonly string[], at: Date) => Saves | undefined;

/** Adds to `place`, which says that something has failed, what can be done about it. */
export async function offerWaysOut(place: HTMLElement): Promise<void> {
  const t = await loadTexts(localeHere(), 'failure');
  const here = await stored();
  const said = makeElement('span');
  const button = (text: string, work: () => Promise<void>) => {
    const fail = (error: unknown) => {
      console.warn(error);
      said.textContent = t('failed');
    };
    return makeElement('button', text, { type: 'button', onclick: () => void work().catch(fail) });
  };
  const close = makeElement('button', '×', { type: 'button', ariaLabel: t('close') });
  close.onclick = () => {
    place.replaceChildren();
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  place.append(
    ...(undoneIn(here, keys, new Date()) ? [button(t('undo'), () => leaveBy(undoneIn, place))] : []),
    ...(keys.length > 0 ? [button(t('anew'), () => leaveBy(begunAnew, place))] : []),
    ...(Object.keys(here).length > 0 ? [button(t('copy'), handOut)] : []),
    close,
    said,
  );
}

/** All that is stored; nothing where the browser gives nothing: then a start anew is all that is left. */
async function stored(): Promise<Saves> {
  try {
    return await loadAll(root);
  } catch (error) {
    console.warn(error);
    return {};
  }
}

async function handOut(): Promise<void> {
  saveCopy(makeCopy(await loadAll(root), version, new Date().toISOString()));
}

/** Leaves what fails behind, and has the tool begin again from what is stored then; a page without one is loaded anew. */
async function leaveBy(wayOut: WayOut, place: HTMLElement): Promise<void> {
  const changes = wayOut(await stored(), keys, new Date());
  if (changes) await exchange(root, () => changes);
  place.replaceChildren();
  document.querySelector('main')?.focus({ preventScroll: true });
  if (document.dispatchEvent(new Event('yamen:restart', { cancelable: true }))) location.reload();
}
