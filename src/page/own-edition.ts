import { EDITIONS } from '../engine/edition.ts';
import { isObject } from '../referee/check.ts';
import { storeAt } from '../saves/store.ts';
import { elementAt, elementsAt, rootHere } from '../ui/element.ts';

/** Opens of each edition note what the edition of the box says, and folds what stood open before. */
export async function showOwnEdition(): Promise<void> {
  const [settings] = await storeAt(rootHere()).load(['settings']);
  const edition = isObject(settings) && EDITIONS.find((one) => one === settings['edition']);
  if (!edition) return;
  for (const own of elementsAt('.own', HTMLElement)) {
    const note = own.parentElement;
    const wanted = note?.querySelector(`details [data-in~="${edition}"]`);
    if (!wanted) continue;
    wanted.replaceWith(elementAt('div', HTMLElement, own));
    own.append(wanted);
  }
}
