import { isRiverAt, spaceNamed } from '../../engine/huang/board.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { besideOf, countIn, statesAt } from './grow.ts';
import type { Scheme } from './schemes.ts';

/**
 * The five mistakes that people of Tigris & Euphrates make first: they count the tiles of the leaders’ colour in a war; they
 * look for red tiles where yellow ones count; they give a tie to the defender; they think that only the two in a conflict
 * may help; and that no leader, and no tile between three, may unite states.
 */
export const MISTAKES = ['colours', 'temples', 'defender', 'helpers', 'uniting'] as const;
export type Mistake = (typeof MISTAKES)[number];

/** Who would win by the tiles of the colour that is fought about. */
export function winnerByColour({ growth, colour, sides }: Scheme): Dynasty | undefined {
  if (colour === undefined || colour === 'red') return undefined;
  const counts = growth.states.slice(0, 2).map((spaces) => countIn(growth, spaces, colour));
  const [a, b] = counts;
  return a === undefined || b === undefined || a === b ? undefined : sides[a > b ? 0 : 1]?.dynasties[0];
}

/** Who would win a revolt by the red tiles beside the two leaders. */
export function winnerByTemples({ growth, sides: [attacker, defender] }: Scheme): Dynasty | undefined {
  if (!attacker || !defender) return undefined;
  const redBeside = (at: string) => countIn(growth, besideOf(growth, spaceNamed(growth.board, at)), 'red');
  return (redBeside(attacker.at) > redBeside(defender.at) ? attacker : defender).dynasties[0];
}

/** Who would win a tie that is the defender’s: the side without the one who acts. */
export function defenderOf({ sides, setup: { turn } }: Scheme): Dynasty | undefined {
  return sides.find(({ dynasties }) => !dynasties.includes(turn))?.dynasties[0];
}

/** The help that counted there: tiles of those who fight, for themselves. */
export function ownHelp({ given, sides }: Scheme): Scheme['given'] {
  const isOwn = ({ by, to }: Scheme['given'][number]) =>
    sides.some(({ at, dynasties }) => dynasties.includes(by) && (to === undefined || to === at));
  return given.filter(isOwn).map((one) => ({ ...one, leader: false }));
}

/** Whether it would be allowed there, with what is thought wrong about it here. */
export function allowedThere({ growth, action }: Scheme): { readonly may: boolean; readonly by: Mistake } {
  const space = spaceNamed(growth.board, action.type === 'place-tile' ? action.at : action.to);
  const isRiver = isRiverAt(growth.board, space);
  const touched = statesAt(growth, space).length;
  if (action.type === 'place-tile')
    return { may: isRiver === (action.colour === 'blue') && touched < 3, by: 'uniting' };
  const beside = besideOf(growth, space);
  const isStanding = countIn(growth, beside, 'red') > 0;
  return { may: !isRiver && isStanding && touched < 2, by: touched < 2 ? 'temples' : 'uniting' };
}
