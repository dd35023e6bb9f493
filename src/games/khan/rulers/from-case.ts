import type { Openable } from '../../../share/parse-opened-text.ts';
import type { KhanRulers } from '../saves/rulers.ts';

/**
 * Converts an opened case into the state of the rulers tool. A case does not contain how many rulers have
 * left, so that number is kept.
 */
export function fromCase(opened: Openable, { left }: KhanRulers): KhanRulers {
  if (!('ask' in opened) || opened.ask !== 'drive-out')
    throw new Error(`No ruler: ${JSON.stringify(opened)}`);
  const { size, ruler, direction, river, taken, camp, by, rulings } = opened;
  const unknownPieces = { yurts: {}, rulers: [], tiles: [], taken };
  const trappedYurt = rulings['trapped-yurt'];
  return { size, ruler, direction, river, ...unknownPieces, camp, by, left, trappedYurt };
}
