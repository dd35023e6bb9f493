import type { Translator } from '../../../i18n/translator.ts';
import { getEntryGame, promoteGame } from '../../../search/game.ts';
import type { SearchEntry } from '../../../search/search-document.ts';
import type { SearchHit } from '../../../search/search-hit.ts';

interface Props {
  /** The name of the current game; nothing is rendered without one. */
  readonly name: string | undefined;
  /** Whether the rules of the current game come first, and not the best of all games. */
  readonly isHere: boolean;
  setHere(isHere: boolean): void;
  readonly t: Translator<'search'>;
}

/** The scope of a search: rules of the current game first, or the best of all games. */
export function ScopeToggle({ name, isHere, setHere, t }: Props) {
  const renderButton = (text: string, here: boolean) => (
    <button type="button" aria-pressed={isHere === here} onClick={() => setHere(here)}>
      {text}
    </button>
  );
  return (
    <p class="row scope">
      {name && renderButton(name, true)}
      {name && renderButton(t('all-games'), false)}
    </p>
  );
}

/** Finds the name of the current game for the toggle; undefined if a toggle would not change the results. */
export function findScopeName(
  hits: readonly SearchHit[],
  found: readonly SearchEntry[],
  game: string | undefined,
): string | undefined {
  if (game === undefined || promoteGame(hits, game).every((hit, i) => hit === hits[i])) return undefined;
  return found
    .find((one) => getEntryGame(one) === game)
    ?.where.split(' · ', 1)
    .join();
}
