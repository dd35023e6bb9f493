import { isObject } from '../../../core/check.ts';
import { EDITIONS } from '../../../core/edition.ts';
import { createStore } from '../../../saves/store.ts';
import { getSiteRoot, queryElement, queryElements } from '../../../ui/browser/query-element.ts';

/**
 * In each note on editions, moves the text of the user's edition to the top, in place of the one that was
 * there.
 */
export async function showOwnEdition(): Promise<void> {
  const [settings] = await createStore(getSiteRoot()).load(['settings']);
  const edition = isObject(settings) && EDITIONS.find((one) => one === settings['edition']);
  if (!edition) return;
  for (const own of queryElements('.own', HTMLElement)) {
    const note = own.parentElement;
    const text = note?.querySelector(`dl:not(.own) [data-in~="${edition}"]`);
    if (!text) continue;
    text.replaceWith(queryElement('div', HTMLElement, own));
    own.append(text);
  }
}
