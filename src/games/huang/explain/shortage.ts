import { capitalize } from '../../../explain/sentence.ts';
import type { Shortage } from '../rules/shortage.ts';
import type { BoardPhrases } from './board-phrases.ts';

/** Explains in a sentence which tiles are missing: whose, of which colour, how many are needed and there. */
export function explainShortage(shortage: Shortage, words: BoardPhrases): string {
  const { t } = words;
  if (shortage.kind === 'bandits') {
    const bandits = t('the-bandits', { count: shortage.strength });
    const count = shortage.tiles;
    return count === 0 ? t('short-bandits-none', { bandits }) : t('short-bandits', { count, bandits });
  }
  const { kind, by, colour, wanted, available: count, isHandKnown } = shortage;
  const demand = t(`short-${kind}`, { player: words.player(by), tiles: words.tiles(colour, wanted) });
  const key = isHandKnown ? 'short-has' : 'short-can-have';
  return capitalize(demand + (count === 0 ? t(`${key}-none`) : t(key, { count })));
}
