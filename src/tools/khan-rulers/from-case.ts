import type { KhanRulers } from '../../saves/khan-rulers.ts';
import type { Openable } from '../shell/OpenDialog.tsx';

/** The state of an opened case. A case does not contain how many rulers have left, so that number is kept. */
export function fromCase(what: Openable, { left }: KhanRulers): KhanRulers {
  if (!('ask' in what) || what.ask !== 'drive-out') throw new Error(`No ruler: ${JSON.stringify(what)}`);
  const { size, ruler, direction, river, taken, camp, by, rulings } = what;
  return { size, ruler, direction, river, taken, camp, by, left, trappedYurt: rulings['trapped-yurt'] };
}
