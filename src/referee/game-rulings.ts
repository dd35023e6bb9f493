import { CHU_HAN_RULING_OPTIONS } from '../engine/chu-han/ruling-options.ts';
import { HUANG_RULING_OPTIONS } from '../engine/huang/ruling-options.ts';
import { KHAN_RULING_OPTIONS } from '../engine/khan/ruling-options.ts';

/** The rulings of each game. */
export const GAME_RULINGS = {
  huang: HUANG_RULING_OPTIONS,
  'chu-han': CHU_HAN_RULING_OPTIONS,
  khan: KHAN_RULING_OPTIONS,
} as const;
