import { CHU_HAN_RULING_OPTIONS } from './chu-han/rules/ruling-options.ts';
import { HUANG_RULING_OPTIONS } from './huang/rules/ruling-options.ts';
import { KHAN_RULING_OPTIONS } from './khan/rules/ruling-options.ts';

/** The rulings of each game. */
export const GAME_RULINGS = {
  huang: HUANG_RULING_OPTIONS,
  'chu-han': CHU_HAN_RULING_OPTIONS,
  khan: KHAN_RULING_OPTIONS,
} as const;
