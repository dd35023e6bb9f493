// Recovery after an error on a page: undo the last step, start over, or export the saves. Lazy-loaded when an
// error occurs; the error message itself is already on the page.
import { version } from '../../package.json';
import { loadTexts } from '../i18n/lazy-texts.ts';
import { exchange, loadAll, type Saves } from '../saves/all.ts';
import { makeCopy } from '../saves/make-copy.ts';
import { begunAnew, undoneIn } from '../saves/recovery.ts';
import { localeHere, rootHere } from '../ui/element.ts';
import { saveCopy } from '../ui/save-file.ts';
import { makeElement } from './make-element.ts';

const root = rootHere();
/** The saves that the page renders, the open state of its tool first. */
const keys = [...new Set(document.querySelector('main')?.dataset['saves']?.split(' '))];

/** Computes the saves to write in order to recover; undefined if this way is impossible. */
type WayOut = (here: Saves, keys: readonly string[], at: Date) => Saves | undefined;

/** Adds the ways to recover to `place`, which contains the error message. */
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

/** All saves; empty if storage cannot be read, in which case only starting over is possible. */
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

/** Writes the saves and mounts the tool again from them; a page without a tool is reloaded. */
async function leaveBy(wayOut: WayOut, place: HTMLElement): Promise<void> {
  const changes = wayOut(await stored(), keys, new Date());
  if (changes) await exchange(root, () => changes);
  place.replaceChildren();
  document.querySelector('main')?.focus({ preventScroll: true });
  if (document.dispatchEvent(new Event('yamen:restart', { cancelable: true }))) location.reload();
}
