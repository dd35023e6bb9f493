import { isObject } from '../../../core/check.ts';
import { EDITIONS } from '../../../core/edition.ts';
import { createStore } from '../../../saves/store.ts';
import { getSiteRoot, queryElement, queryElements } from '../../../ui/browser/query-element.ts';

/**
 * In each note on editions, shows the text of the user's edition and collapses the one that was shown before.
 */
export async function showOwnEdition(): Promise<void> {
  const [settings] = await createStore(getSiteRoot()).load(['settings']);
  const edition = isObject(settings) && EDITIONS.find((one) => one === settings['edition']);
  if (!edition) return;
  for (const own of queryElements('.own', HTMLElement)) {
    const note = own.parentElement;
    const text = note?.querySelector(`details [data-in~="${edition}"]`);
    if (!text) continue;
    text.replaceWith(queryElement('div', HTMLElement, own));
    own.append(text);
  }
}
