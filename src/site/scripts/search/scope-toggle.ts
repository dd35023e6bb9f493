import type { Translator } from '../../../i18n/translator.ts';
import { getEntryGame, promoteGame } from '../../../search/game.ts';
import type { SearchEntry } from '../../../search/search-document.ts';
import type { SearchHit } from '../../../search/search-hit.ts';

/** The scope of a search: rules of the current game first, or the best of all games. */
interface Scope {
  readonly element: HTMLElement;
  /**
   * Returns the game whose rules come first; undefined for all. Shows the control only if it would change the
   * results.
   */
  selectGame(hits: readonly SearchHit[], found: readonly SearchEntry[]): string | undefined;
}

/** Creates the control for the scope; `onChange` is called after a tap. */
export function createScopeToggle(
  game: string | undefined,
  t: Translator<'search'>,
  onChange: () => void,
): Scope {
  const element = document.createElement('p');
  let isHere = true;
  element.className = 'row scope';
  const makeButton = (text: string, here: boolean) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.ariaPressed = String(isHere === here);
    button.onclick = () => {
      isHere = here;
      onChange();
    };
    return button;
  };
  return {
    element,
    selectGame(hits, found) {
      const ordered = game === undefined ? hits : promoteGame(hits, game);
      const name = found
        .find((one) => getEntryGame(one) === game)
        ?.where.split(' · ', 1)
        .join();
      const isOffered = name && ordered.some((hit, i) => hit !== hits[i]);
      const focused = [...element.children].findIndex((one) => one.matches(':focus'));
      element.replaceChildren(
        ...(isOffered ? [makeButton(name, true), makeButton(t('all-games'), false)] : []),
      );
      const button = element.children[focused];
      if (button instanceof HTMLElement) button.focus();
      return isHere ? game : undefined;
    },
  };
}
