import { getSpace, isRiverSpace } from '../../engine/huang/board.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { countTiles, listAdjacentSpaces, listTouchedStates } from './board-builder.ts';
import type { Scenario } from './scenarios.ts';

/**
 * The five mistakes that people of Tigris & Euphrates make first: they count the tiles of the leaders’ colour in a war; they
 * look for red tiles where yellow ones count; they give a tie to the defender; they think that only the two in a conflict
 * may help; and that no leader, and no tile between three, may unite states.
 */
export const TIGRIS_MISTAKES = ['colours', 'temples', 'defender', 'helpers', 'uniting'] as const;
export type TigrisMistake = (typeof TIGRIS_MISTAKES)[number];

/** Who would win by the tiles of the colour that is fought about. */
export function guessColourWinner({ builder, colour, sides }: Scenario): Dynasty | undefined {
  if (colour === undefined || colour === 'red') return undefined;
  const counts = builder.states.slice(0, 2).map((spaces) => countTiles(builder, spaces, colour));
  const [a, b] = counts;
  return a === undefined || b === undefined || a === b ? undefined : sides[a > b ? 0 : 1]?.dynasties[0];
}

/** Who would win a revolt by the red tiles beside the two leaders. */
export function guessTempleWinner({ builder, sides: [attacker, defender] }: Scenario): Dynasty | undefined {
  if (!attacker || !defender) return undefined;
  const redBeside = (at: string) =>
    countTiles(builder, listAdjacentSpaces(builder, getSpace(builder.board, at)), 'red');
  return (redBeside(attacker.at) > redBeside(defender.at) ? attacker : defender).dynasties[0];
}

/** Who would win a tie that is the defender’s: the side without the one who acts. */
export function guessTieWinner({ sides, setup: { turn } }: Scenario): Dynasty | undefined {
  return sides.find(({ dynasties }) => !dynasties.includes(turn))?.dynasties[0];
}

/** The help that counted there: tiles of those who fight, for themselves. */
export function listOwnCommitments({ commitments, sides }: Scenario): Scenario['commitments'] {
  const isOwn = ({ by, to }: Scenario['commitments'][number]) =>
    sides.some(({ at, dynasties }) => dynasties.includes(by) && (to === undefined || to === at));
  return commitments.filter(isOwn).map((one) => ({ ...one, leader: false }));
}

/** Whether it would be allowed there, with what is thought wrong about it here. */
export function guessLegality({ builder, action }: Scenario): {
  readonly may: boolean;
  readonly by: TigrisMistake;
} {
  const space = getSpace(builder.board, action.type === 'place-tile' ? action.at : action.to);
  const isRiver = isRiverSpace(builder.board, space);
  const touched = listTouchedStates(builder, space).length;
  if (action.type === 'place-tile')
    return { may: isRiver === (action.colour === 'blue') && touched < 3, by: 'uniting' };
  const beside = listAdjacentSpaces(builder, space);
  const isStanding = countTiles(builder, beside, 'red') > 0;
  return { may: !isRiver && isStanding && touched < 2, by: touched < 2 ? 'temples' : 'uniting' };
}
