import type { KhanRulers } from '../../saves/khan-rulers.ts';
import type { OpenedWhat } from '../shell/open-panel.tsx';

/** How many rulers have left before, no case says: that stays. */
export function stateFrom(what: OpenedWhat, { left }: KhanRulers): KhanRulers {
  if (!('ask' in what) || what.ask !== 'drive-out') throw new Error(`No ruler: ${JSON.stringify(what)}`);
  const { size, ruler, direction, river, taken, camp, by, rulings } = what;
  return { size, ruler, direction, river, taken, camp, by, left, trappedYurt: rulings['trapped-yurt'] };
}
