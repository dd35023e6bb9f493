import { CHU_HAN_RULINGS } from '../engine/chu-han/rulings.ts';
import { HUANG_RULINGS } from '../engine/huang/rulings.ts';
import { KHAN_RULINGS } from '../engine/khan/rulings.ts';

/** The rulings of each game. */
export const RULINGS = { huang: HUANG_RULINGS, 'chu-han': CHU_HAN_RULINGS, khan: KHAN_RULINGS } as const;
