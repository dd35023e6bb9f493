import type { Translator } from '../../i18n/translator.ts';
import type { SearchHit } from '../../search/find-hits.ts';
import { getEntryGame, promoteGame } from '../../search/game.ts';
import type { SearchEntry } from '../../search/search-document.ts';

/** The scope of a search: rules of the current game first, or the best of all games. */
interface Scope {
  readonly element: HTMLElement;
  /**
   * The game whose rules come first; undefined for all. The control is shown only if it would change the
   * results.
   */
  chosen(hits: readonly SearchHit[], found: readonly SearchEntry[]): string | undefined;
}

/** Creates the control for the scope; `changed` is called after a tap. */
export function createScopeToggle(
  game: string | undefined,
  t: Translator<'search'>,
  changed: () => void,
): Scope {
  const element = document.createElement('p');
  let isHere = true;
  element.className = 'row scope';
  const choice = (text: string, here: boolean) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.ariaPressed = String(isHere === here);
    button.onclick = () => {
      isHere = here;
      changed();
    };
    return button;
  };
  return {
    element,
    chosen(hits, found) {
      const ordered = game === undefined ? hits : promoteGame(hits, game);
      const name = found
        .find((one) => getEntryGame(one) === game)
        ?.where.split(' · ', 1)
        .join();
      const isOffered = name && ordered.some((hit, i) => hit !== hits[i]);
      const held = [...element.children].findIndex((one) => one.matches(':focus'));
      element.replaceChildren(...(isOffered ? [choice(name, true), choice(t('all-games'), false)] : []));
      const again = element.children[held];
      if (again instanceof HTMLElement) again.focus();
      return isHere ? game : undefined;
    },
  };
}
