import { getSpace, isRiverSpace, listNeighbours } from '../../rules/board/board.ts';
import type { Dynasty } from '../../rules/vocabulary.ts';
import { countTiles, listTouchedStates } from './drill-board.ts';
import type { Scenario } from './scenarios.ts';

/**
 * The first mistakes of players who know Tigris & Euphrates: they count the tiles of the leaders’ colour in a
 * war; they look for red tiles where yellow ones count; they let the defender win a tie; they think that only
 * the two sides of a conflict may commit; and that no leader, and no tile between three states, may unite
 * states.
 */
export const TIGRIS_MISTAKES = ['colours', 'temples', 'defender', 'helpers', 'uniting'] as const;
export type TigrisMistake = (typeof TIGRIS_MISTAKES)[number];

/** Returns who would win if the tiles of the leaders’ colour counted; undefined if that decides nothing. */
export function guessColourWinner({ builder, colour, sides }: Scenario): Dynasty | undefined {
  if (colour === undefined || colour === 'red') return undefined;
  const counts = builder.states.slice(0, 2).map((spaces) => countTiles(builder, spaces, colour));
  const [a, b] = counts;
  return a === undefined || b === undefined || a === b ? undefined : sides[a > b ? 0 : 1]?.dynasties[0];
}

/** Returns who would win a revolt if the red tiles next to the two leaders counted. */
export function guessTempleWinner({ builder, sides: [attacker, defender] }: Scenario): Dynasty | undefined {
  if (!attacker || !defender) return undefined;
  const countRed = (at: string) =>
    countTiles(builder, listNeighbours(builder.board, getSpace(builder.board, at)), 'red');
  return (countRed(attacker.at) > countRed(defender.at) ? attacker : defender).dynasties[0];
}

/** Returns who would win if the defender won a tie: the side without the acting player. */
export function guessTieWinner({ sides, setup: { turn } }: Scenario): Dynasty | undefined {
  return sides.find(({ dynasties }) => !dynasties.includes(turn))?.dynasties[0];
}

/** Returns the commitments that count in Tigris & Euphrates: tiles of a side for itself. */
export function listOwnCommitments({ commitments, sides }: Scenario): Scenario['commitments'] {
  const isOwn = ({ by, to }: Scenario['commitments'][number]) =>
    sides.some(({ at, dynasties }) => dynasties.includes(by) && (to === undefined || to === at));
  return commitments.filter(isOwn).map((one) => ({ ...one, leader: false }));
}

/**
 * Returns whether the action is legal in Tigris & Euphrates, and which mistake a player makes who applies
 * that rule.
 */
export function guessLegality({ builder, action }: Scenario): {
  readonly may: boolean;
  readonly by: TigrisMistake;
} {
  const space = getSpace(builder.board, action.type === 'place-tile' ? action.at : action.to);
  const isRiver = isRiverSpace(builder.board, space);
  const touched = listTouchedStates(builder, space).length;
  if (action.type === 'place-tile')
    return { may: isRiver === (action.colour === 'blue') && touched < 3, by: 'uniting' };
  const neighbours = listNeighbours(builder.board, space);
  const hasRedTile = countTiles(builder, neighbours, 'red') > 0;
  return { may: !isRiver && hasRedTile && touched < 2, by: touched < 2 ? 'temples' : 'uniting' };
}
