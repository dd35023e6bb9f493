import type { KhanConquerAnswer } from '../referee/conquer.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import { KHAN_PLAYERS, type KhanPlayer, type YurtKind } from '../rules/vocabulary.ts';
import type { KhanConquest } from '../saves/conquest.ts';
import { isTileMarked } from './cases.ts';
import { judgeTile } from './compute-answer.ts';

/** One more yurt of a player, tried under the marked tile: its space, what it replaces, and the answer. */
export interface ExtraYurt {
  readonly player: KhanPlayer;
  readonly at: KhanSpaceName;
  /** The yurt that it replaces; null on a free space. */
  readonly instead: YurtKind | null;
  readonly answer: KhanConquerAnswer;
}

/**
 * Finds what one more yurt of each player would change: for each player, the first space where it changes the
 * answer. It is put on a free space under the tile; if none is free, it replaces a neutral yurt, or else
 * another player's. Players for whom nothing changes are omitted.
 * Rule: khan/conquest/owners
 */
export function findDecisiveExtraYurts(state: KhanConquest): readonly ExtraYurt[] {
  if (!isTileMarked(state)) return [];
  const currentOutcome = makeOutcomeKey(judgeTile(state));
  return KHAN_PLAYERS.flatMap((player) => {
    const candidates = listCandidateSpaces(player, state).map((at): ExtraYurt => {
      const yurts = { ...state.yurts, [at]: player };
      return { player, at, instead: state.yurts[at] ?? null, answer: judgeTile({ ...state, yurts }) };
    });
    const found = candidates.find(({ answer }) => makeOutcomeKey(answer) !== currentOutcome);
    return found ? [found] : [];
  });
}

/** Lists the spaces to try for a yurt: free land under the tile, else neutral yurts, else those of others. */
function listCandidateSpaces(
  player: KhanPlayer,
  { covers, yurts, river, rulers, tiles }: KhanConquest,
): readonly KhanSpaceName[] {
  const taken = [...river, ...rulers, ...tiles];
  const land = covers.filter((space) => !taken.includes(space));
  const filterLand = (matches: (yurt: YurtKind | undefined) => boolean) =>
    land.filter((space) => matches(yurts[space]));
  const free = filterLand((yurt) => yurt === undefined);
  if (free.length > 0) return free;
  const neutral = filterLand((yurt) => yurt === 'neutral');
  return neutral.length > 0 ? neutral : filterLand((yurt) => yurt !== player);
}

/** Identifies a result by legality and owners, for comparison. */
function makeOutcomeKey(answer: KhanConquerAnswer): string {
  return answer.legal ? answer.owners.join() : `refused: ${answer.reason}`;
}
